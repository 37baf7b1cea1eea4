import ICAL from 'ical.js';

/** A VCALENDAR taken apart: what holds for all of it, and its events each by itself, so that a bad one spoils no other. */
export interface IcsCalendar {
  isCancellation: boolean;
  /** X-WR-TIMEZONE: where floating times are meant. */
  zone: string | null;
  /** Texts of VTIMEZONE components. */
  zones: string[];
  /** Texts of VEVENT components without what is nested in them; null where the file ends before the event does. */
  events: (string | null)[];
}

/** The calendars in a text. Events outside a VCALENDAR are taken for those of one. */
export function calendarsIn(text: string): IcsCalendar[] {
  const calendars: IcsCalendar[] = [];
  let calendar: IcsCalendar | null = null;
  let open: string[] = [];
  let lines: string[] = [];
  const current = () => (calendar ??= started(calendars));
  for (const line of unfolded(text)) {
    const [, begun] = /^BEGIN:\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const ended = /^END:/i.test(line);
    if (begun?.toUpperCase() === 'VCALENDAR') {
      if (isEvent(open)) current().events.push(null);
      [calendar, open, lines] = [started(calendars), [], []];
    } else if (begun) {
      if (isEvent(open) && begun.toUpperCase() === 'VEVENT') {
        current().events.push(null);
        open = [];
      }
      if (open.length === 0) lines = [];
      open.push(begun.toUpperCase());
      if (open[0] === 'VTIMEZONE') lines.push(line);
    } else if (ended && open.length > 0) {
      if (open[0] === 'VTIMEZONE') lines.push(line);
      if (open.length === 1) close(current(), open[0], lines);
      open.pop();
    } else if (open.length === 0) readProperty(current(), line);
    else if ((open.length === 1 || open[0] === 'VTIMEZONE') && IS_PROPERTY.test(line))
      lines.push(withKindOfValue(line));
  }
  if (isEvent(open)) current().events.push(null);
  return calendars;
}

// Writers that forget to fold or to escape leave lines without a name: they are passed over.
const IS_PROPERTY = /^[A-Za-z0-9-]+[;:]/;

const TIME =
  /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)\b[^:]*?)(?:;VALUE=DATE(?:-TIME)?)?(;[^:]*)?:\s*(\d{8}(?:T\d+Z?)?)\s*$/i;

/** What a time's parameter claims gives way to what it looks like: many writers leave VALUE=DATE out. */
const withKindOfValue = (line: string) =>
  line.replace(TIME, (_, name: string, ...[more, value = '']: string[]) => {
    const kind = value.length === 8 ? ';VALUE=DATE' : '';
    return `${name}${more ?? ''}${kind}:${value}`;
  });

const unfolded = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+[ \t]/g, '')
    .split('\n');

const isEvent = (open: string[]) => open[0] === 'VEVENT';

function started(calendars: IcsCalendar[]): IcsCalendar {
  const calendar = { isCancellation: false, zone: null, zones: [], events: [] };
  calendars.push(calendar);
  return calendar;
}

function readProperty(calendar: IcsCalendar, line: string): void {
  const [, name, value = ''] = /^([\w-]+)(?:;[^:]*)?:\s*(.*?)\s*$/.exec(line) ?? [];
  if (name?.toUpperCase() === 'METHOD') calendar.isCancellation = value.toUpperCase() === 'CANCEL';
  if (name?.toUpperCase() === 'X-WR-TIMEZONE') calendar.zone = value;
}

function close(calendar: IcsCalendar, kind: string | undefined, lines: string[]): void {
  if (kind === 'VEVENT') calendar.events.push(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n'));
  if (kind === 'VTIMEZONE') calendar.zones.push(lines.join('\r\n'));
}

/** A component's text as ical.js knows it; null where it cannot be read. */
export function componentOf(text: string): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(text);
  } catch {
    return null;
  }
}
