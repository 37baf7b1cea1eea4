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
  const reader = createReader();
  for (const line of unfolded(text)) {
    const [, kind] = /^BEGIN:\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (kind) reader.begin(kind.toUpperCase(), line);
    else if (/^END:/i.test(line)) reader.end(line);
    else reader.property(line);
  }
  return reader.finish();
}

function createReader() {
  const calendars: IcsCalendar[] = [];
  let open: string[] = [];
  let lines: string[] = [];
  const current = () => calendars.at(-1) ?? started(calendars);
  const isZone = () => open[0] === 'VTIMEZONE';

  function begin(kind: string, line: string): void {
    if (kind === 'VCALENDAR' || (kind === 'VEVENT' && open[0] === 'VEVENT')) giveUp();
    if (kind === 'VCALENDAR') return void started(calendars);
    if (open.length === 0) lines = [];
    open.push(kind);
    if (isZone()) lines.push(line);
  }

  function property(line: string): void {
    if (open.length === 0) readProperty(current(), line);
    else if ((open.length === 1 || isZone()) && IS_PROPERTY.test(line))
      lines.push(withKindOfValue(line.slice(0, MAX_LINE_LENGTH)));
  }

  function end(line: string): void {
    if (isZone()) lines.push(line);
    if (open.length === 1) close(current(), open[0], lines);
    open.pop();
  }

  /** What is still open was never closed. */
  function giveUp(): void {
    if (open[0] === 'VEVENT') current().events.push(null);
    open = [];
  }

  function finish(): IcsCalendar[] {
    giveUp();
    return calendars;
  }
  return { begin, property, end, finish };
}

// Writers that forget to fold or to escape leave lines without a name: they are passed over.
const IS_PROPERTY = /^[A-Za-z0-9-]+[;:]/;

// What is longer is told by nobody, and its parameters would be read by ical.js in quadratic time.
const MAX_LINE_LENGTH = 20_000;
const MAX_TIME_LENGTH = 500;
const TIME =
  /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)\b[^:]*?)(?:;VALUE=DATE(?:-TIME)?)?(;[^:]*)?:\s*(\d{8}(?:T\d+Z?)?)\s*$/i;

/** What a time's parameter claims gives way to what it looks like: many writers leave VALUE=DATE out. */
function withKindOfValue(line: string): string {
  if (line.length > MAX_TIME_LENGTH) return line;
  if (/^RRULE\b/i.test(line)) return line.replace(/\s+/g, ''); // some put blanks between the days
  return line.replace(TIME, (_, name: string, ...[more, value = '']: string[]) => {
    const kind = value.length === 8 ? ';VALUE=DATE' : '';
    return `${name}${more ?? ''}${kind}:${value}`;
  });
}

const unfolded = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n+[ \t]/g, '')
    .split('\n');

function started(calendars: IcsCalendar[]): IcsCalendar {
  const calendar = { isCancellation: false, zone: null, zones: [], events: [] };
  calendars.push(calendar);
  return calendar;
}

function readProperty(calendar: IcsCalendar, line: string): void {
  const [, name, written = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
  const value = written.trim();
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
