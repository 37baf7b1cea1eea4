import { addDays, type Event } from '@marquee/domain';

const ASSUMED_LENGTH_MS = 3 * 3_600_000;

/** Returns the URL of a prefilled Google Calendar form. */
export function googleCalendar(event: Event): string {
  const { title, venue_name, city, address, timezone, links } = event;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: formatDates(event),
    ctz: timezone,
    location: [...new Set([venue_name, address, city])].filter(Boolean).join(', '),
    details: links.page ?? links.self ?? '',
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** Formats start and end. An all-day event ends on the next day; an event without an end lasts three hours. */
function formatDates({ start_utc, end_utc, start_local, all_day, time_tbd }: Event): string {
  if (all_day || time_tbd) {
    const day = start_local.slice(0, 10);
    return `${compact(day)}/${compact(addDays(day, 1))}`;
  }
  const end = end_utc === null ? new Date(Date.parse(start_utc) + ASSUMED_LENGTH_MS) : new Date(end_utc);
  return `${compact(start_utc)}/${compact(`${end.toISOString().slice(0, 19)}Z`)}`;
}

const compact = (text: string) => text.replace(/[-:]/g, '');
