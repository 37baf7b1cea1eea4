import ICAL from 'ical.js';

/** A VCALENDAR split into its properties and events. Each event is parsed separately, so a bad one affects no other. */
export interface IcsCalendar {
  isCancellation: boolean;
  /** X-WR-TIMEZONE: the zone of floating times. */
  zone: string | null;
  /** Texts of VTIMEZONE components. */
  zones: string[];
  /** Texts of VEVENT components without nested components. Null if the file ends inside the event. */
  events: (string | null)[];
}

/** Returns the calendars in a text. Events outside a VCALENDAR form a calendar of their own. */
export function parseCalendars(text: string): IcsCalendar[] {
  const reader = createReader();
  for (const line of unfoldedLines(text)) {
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
  const current = () => calendars.at(-1) ?? addCalendar(calendars);
  const isZone = () => open[0] === 'VTIMEZONE';

  function begin(kind: string, line: string): void {
    if (kind === 'VCALENDAR' || (kind === 'VEVENT' && open[0] === 'VEVENT')) discardOpen();
    if (kind === 'VCALENDAR') return void addCalendar(calendars);
    if (open.length === 0) lines = [];
    open.push(kind);
    if (isZone()) lines.push(line);
  }

  function property(line: string): void {
    if (open.length === 0) readProperty(current(), line);
    else if ((open.length === 1 || isZone()) && IS_PROPERTY.test(line))
      lines.push(fixValueType(line.slice(0, MAX_LINE_LENGTH)));
  }

  function end(line: string): void {
    if (isZone()) lines.push(line);
    if (open.length === 1) close(current(), open[0], lines);
    open.pop();
  }

  /** Records an open event as unreadable: it was never closed. */
  function discardOpen(): void {
    if (open[0] === 'VEVENT') current().events.push(null);
    open = [];
  }

  function finish(): IcsCalendar[] {
    discardOpen();
    return calendars;
  }
  return { begin, property, end, finish };
}

// Lines without a property name come from writers that do not fold or escape. They are skipped.
const IS_PROPERTY = /^[A-Za-z0-9-]+[;:]/;

// No real property is longer, and ical.js parses the parameters in quadratic time.
const MAX_LINE_LENGTH = 20_000;
const MAX_TIME_LENGTH = 500;
const TIME =
  /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)\b[^:]*?)(?:;VALUE=DATE(?:-TIME)?)?(;[^:]*)?:\s*(\d{8}(?:T\d+Z?)?)\s*$/i;

// Some writers use the extended form of ISO 8601.
const EXTENDED_TIME = /^((?:DTSTART|DTEND|RECURRENCE-ID)\b[^:]*:)\s*(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\dZ?)?\s*$/i;
/** Derives VALUE=DATE from the value itself: many writers leave the parameter out. */
function fixValueType(line: string): string {
  if (line.length > MAX_TIME_LENGTH) return line;
  if (/^RRULE\b/i.test(line)) return line.replace(/\s+/g, ''); // some writers put spaces between the days
  return line
    .replace(
      EXTENDED_TIME,
      (_, ...[name, day, time = '']: string[]) => `${name ?? ''}${[day, time].join('').replace(/[-:]/g, '')}`,
    )
    .replace(TIME, (_, name: string, ...[more, value = '']: string[]) => {
      const kind = value.length === 8 ? ';VALUE=DATE' : '';
      return `${name}${more ?? ''}${kind}:${value}`;
    });
}

/** Yields lines one by one, so that a large file is in memory once only. */
function* unfoldedLines(text: string): Generator<string> {
  const unfolded = /[\r\n][ \t]/.test(text) ? text.replace(/\r\n?/g, '\n').replace(/\n+[ \t]/g, '') : text;
  const lineEnd = /\r\n?|\n|$/g;
  for (let from = 0; from < unfolded.length; from = lineEnd.lastIndex) {
    lineEnd.lastIndex = from;
    const end = lineEnd.exec(unfolded);
    yield unfolded.slice(from, end?.index);
    if (!end?.[0]) return;
  }
}

function addCalendar(calendars: IcsCalendar[]): IcsCalendar {
  const calendar = { isCancellation: false, zone: null, zones: [], events: [] };
  calendars.push(calendar);
  return calendar;
}

function readProperty(calendar: IcsCalendar, line: string): void {
  const [, name, rawValue = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
  const value = rawValue.trim();
  if (name?.toUpperCase() === 'METHOD') calendar.isCancellation = value.toUpperCase() === 'CANCEL';
  if (name?.toUpperCase() === 'X-WR-TIMEZONE') calendar.zone = value;
}

function close(calendar: IcsCalendar, kind: string | undefined, lines: string[]): void {
  if (kind === 'VEVENT') calendar.events.push(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n'));
  if (kind === 'VTIMEZONE') calendar.zones.push(lines.join('\r\n'));
}

/** Parses a component with ical.js. Returns null if it is invalid. */
export function parseComponent(text: string): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(text);
  } catch {
    return null;
  }
}
