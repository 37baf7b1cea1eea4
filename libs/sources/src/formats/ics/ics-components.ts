import ICAL from 'ical.js';

/**
 * A VEVENT of a file. Its text is read when it is needed, so that a large calendar is in memory
 * once, as bytes.
 */
export interface IcsEventText {
  uid: string | null;
  /** Without nested components. */
  read: () => string;
}

/**
 * A VCALENDAR split into its properties and events. Each event is parsed separately, so a bad one
 * affects no other.
 */
export interface IcsCalendar {
  isCancellation: boolean;
  /** X-WR-TIMEZONE: the zone of floating times. */
  zone: string | null;
  /** Texts of VTIMEZONE components. */
  zones: string[];
  /** Null if the file ends inside the event. */
  events: (IcsEventText | null)[];
}

export interface IcsFile {
  calendars: IcsCalendar[];
  hasCalendar: boolean;
  /** The end of a calendar is missing. */
  isCut: boolean;
}

/**
 * Returns the calendars in a file of unfolded lines in UTF-8. Events outside a VCALENDAR form a
 * calendar of their own.
 */
export function parseCalendars(bytes: Buffer): IcsFile {
  const reader = createReader(bytes);
  for (let from = 0; from < bytes.length;) {
    const to = findLineEnd(bytes, from);
    reader.line(from, to);
    from = to + 1;
  }
  return reader.finish();
}

const [LINE_FEED, RETURN, BYTE_B, BYTE_E, BYTE_U] = [0x0a, 0x0d, 0x62, 0x65, 0x75];

function findLineEnd(bytes: Buffer, from: number): number {
  let to = from;
  while (to < bytes.length && bytes[to] !== LINE_FEED && bytes[to] !== RETURN) to++;
  return to;
}

function createReader(bytes: Buffer) {
  const calendars: IcsCalendar[] = [];
  let [begun, ended] = [0, 0];
  let open: string[] = [];
  let start = 0;
  let uid: string | null = null;
  const current = () => calendars.at(-1) ?? addCalendar(calendars);
  const textAt = (from: number, to: number) => bytes.toString('utf8', from, to);

  /** Most lines are properties of events, which are not decoded here. */
  function line(from: number, to: number): void {
    const first = (bytes[from] ?? 0) | 0x20;
    if (first === BYTE_B || first === BYTE_E) {
      const [, mark = '', kind = ''] =
        /^(BEGIN|END):\s*([\w-]*)/i.exec(textAt(from, Math.min(to, from + 60))) ?? [];
      const isBegin = mark.length === 'BEGIN'.length && kind !== '';
      if (isBegin) begin(kind.toUpperCase(), from);
      else if (mark !== '') end(kind.toUpperCase(), to);
      if (mark !== '') return;
    }
    if (open.length === 0)
      readProperty(current(), textAt(from, Math.min(to, from + MAX_LINE_LENGTH)));
    else if (open.length === 1 && first === BYTE_U)
      uid ??= readUid(textAt(from, Math.min(to, from + MAX_LINE_LENGTH)));
  }

  function begin(kind: string, from: number): void {
    if (kind === 'VCALENDAR' || (kind === 'VEVENT' && open[0] === 'VEVENT')) discardOpen();
    if (kind === 'VCALENDAR') {
      begun++;
      addCalendar(calendars);
      return;
    }
    if (open.length === 0) [start, uid] = [from, null];
    open.push(kind);
  }

  function end(kind: string, to: number): void {
    if (kind === 'VCALENDAR') ended++;
    if (open.length === 1) close(open[0], to);
    open.pop();
  }

  function close(kind: string | undefined, to: number): void {
    const from = start;
    if (kind === 'VEVENT')
      current().events.push({ uid, read: () => toEventText(textAt(from, to)) });
    if (kind === 'VTIMEZONE') current().zones.push(toZoneText(textAt(from, to)));
  }

  /** Records an open event as unreadable: it was never closed. */
  function discardOpen(): void {
    if (open[0] === 'VEVENT') current().events.push(null);
    open = [];
  }

  function finish(): IcsFile {
    discardOpen();
    return { calendars, hasCalendar: begun > 0, isCut: begun > ended };
  }
  return { line, finish };
}

const readUid = (line: string) => /^UID(?:;[^:]*)?:(.*)$/i.exec(line)?.[1]?.trim() ?? null;

const splitLines = (text: string) => text.split(/[\r\n]+/);
const toZoneText = (text: string) =>
  splitLines(text).filter(isZoneLine).map(toProperty).join('\r\n');
const isZoneLine = (line: string) => /^(?:BEGIN|END):/i.test(line) || IS_PROPERTY.test(line);

/** Returns a VEVENT without the components in it. */
function toEventText(text: string): string {
  let depth = 0;
  const lines = splitLines(text).filter((line) => {
    if (/^BEGIN:/i.test(line)) return depth++ < 0;
    if (/^END:/i.test(line)) return depth-- < 0;
    return depth === 1 && IS_PROPERTY.test(line);
  });
  return ['BEGIN:VEVENT', ...lines.map(toProperty), 'END:VEVENT'].join('\r\n');
}

const toProperty = (line: string) => fixValueType(line.slice(0, MAX_LINE_LENGTH));

// Lines without a property name come from writers that do not fold or escape. They are skipped.
const IS_PROPERTY = /^[A-Za-z0-9-]+[;:]/;

// No real property is longer, and ical.js parses the parameters in quadratic time.
const MAX_LINE_LENGTH = 20_000;
const MAX_TIME_LENGTH = 500;
const TIME =
  /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)\b[^:]*?)(?:;VALUE=DATE(?:-TIME)?)?(;[^:]*)?:\s*(\d{8}(?:T\d+Z?)?)\s*$/i;

// Some writers use the extended form of ISO 8601.
const EXTENDED_TIME =
  /^((?:DTSTART|DTEND|RECURRENCE-ID)\b[^:]*:)\s*(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\dZ?)?\s*$/i;
/** Derives VALUE=DATE from the value itself: many writers leave the parameter out. */
function fixValueType(line: string): string {
  if (line.length > MAX_TIME_LENGTH) return line;
  // some writers put spaces between the days
  if (/^RRULE\b/i.test(line)) return line.replace(/\s+/g, '');
  return line
    .replace(
      EXTENDED_TIME,
      (_, ...[name, day, time = '']: string[]) =>
        `${name ?? ''}${[day, time].join('').replace(/[-:]/g, '')}`,
    )
    .replace(TIME, (_, name: string, ...[more, value = '']: string[]) => {
      const kind = value.length === 8 ? ';VALUE=DATE' : '';
      return `${name}${more ?? ''}${kind}:${value}`;
    });
}

function addCalendar(calendars: IcsCalendar[]): IcsCalendar {
  const calendar: IcsCalendar = { isCancellation: false, zone: null, zones: [], events: [] };
  calendars.push(calendar);
  return calendar;
}

function readProperty(calendar: IcsCalendar, line: string): void {
  const [, name, rawValue = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
  const value = rawValue.trim();
  if (name?.toUpperCase() === 'METHOD') calendar.isCancellation = value.toUpperCase() === 'CANCEL';
  if (name?.toUpperCase() === 'X-WR-TIMEZONE') calendar.zone = value;
}

/** Parses a component with ical.js. Returns null if it is invalid. */
export function parseComponent(text: string): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(text);
  } catch {
    return null;
  }
}
