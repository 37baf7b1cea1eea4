// For tests: calendars around today.

const DAY_MS = 86_400_000;
/** A local time on a day after today. */
export const onDay = (days: number, time = '200000') =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')}T${time}`;

export const vevent = (uid: string, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');
export const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
