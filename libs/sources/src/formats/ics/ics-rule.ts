/**
 * A recurrence rule (RFC 5545, RFC 7529) whose parts are valid and supported. UNTIL is separate: it
 * depends on the clock of the start.
 */
export interface IcsRule {
  /** The rule without UNTIL. */
  text: string;
  /** UNTIL as `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm:ss`, with `Z` if it is in UTC. */
  until: string | null;
}

const DAY = '(?:MO|TU|WE|TH|FR|SA|SU)';
const numbers = (number: string) => new RegExp(`^${number}(?:,${number})*$`);
const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^0*[1-9]\d{0,2}$/,
  COUNT: /^0*[1-9]\d{0,5}$/,
  WKST: new RegExp(`^${DAY}$`),
  BYSECOND: numbers('[0-5]?\\d'),
  BYMINUTE: numbers('[0-5]?\\d'),
  BYHOUR: numbers('(?:[01]?\\d|2[0-3])'),
  BYDAY: numbers(`(?:[+-]?0?[1-9]|[+-]?[1-4]\\d|[+-]?5[0-2])?${DAY}`),
  BYMONTHDAY: numbers('[+-]?(?:0?[1-9]|[12]\\d|3[01])'),
  BYYEARDAY: numbers('[+-]?0*(?:[1-9]\\d?|[12]\\d\\d|3[0-5]\\d|36[0-6])'),
  BYWEEKNO: numbers('[+-]?(?:0?[1-9]|[1-4]\\d|5[0-3])'),
  BYMONTH: numbers('(?:0?[1-9]|1[0-3])L?'),
  BYSETPOS: numbers('[+-]?0*[1-9]\\d{0,2}'),
  // Calendars with arithmetic rules. ICU's Chinese new year of 2027 is a day late.
  RSCALE: /^(?:GREGORIAN|HEBREW|ETHIOPIC|COPTIC|INDIAN)$/,
  SKIP: /^(?:OMIT|BACKWARD|FORWARD)$/,
};

/**
 * Parses a rule. Returns null if it is invalid or not supported: more often than daily, or read
 * differently by different programs.
 */
export function parseRule(value: string): IcsRule | null {
  const parts = new Map(
    value
      .toUpperCase()
      .replace(/\s+/g, '')
      .split(';')
      .flatMap((part) => (part === '' ? [] : [part.split('=', 2) as [string, string?]]))
      .map(([name, text = '']) => [name, text]),
  );
  const until = toUntil(parts.get('UNTIL'));
  if (until === undefined) return null;
  for (const name of ['UNTIL', ...parts.keys()])
    if (name === 'UNTIL' || name.startsWith('X-')) parts.delete(name);
  if (![...parts].every(([name, text]) => PARTS[name]?.test(text))) return null;
  dropOrdinals(parts);
  return isUnambiguous(parts)
    ? { text: [...parts].map((part) => part.join('=')).join(';'), until }
    : null;
}

/** Returns undefined if the value is not a time. */
function toUntil(value: string | undefined): string | null | undefined {
  if (value === undefined || value === '') return null;
  const [, year, month, day, hour, minute, second, utc = ''] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)(Z?))?$/.exec(value) ?? [];
  if (!year || !month || !day) return undefined;
  return (
    [year, month, day].join('-') +
    (hour && minute && second ? `T${hour}:${minute}:${second}${utc}` : '')
  );
}

/** "The first Monday" is meaningless within a day or a week. Writers mean each Monday. */
function dropOrdinals(parts: Map<string, string>): void {
  const days = parts.get('BYDAY');
  const isShort = ['DAILY', 'WEEKLY'].includes(parts.get('FREQ') ?? '');
  if (days && isShort) parts.set('BYDAY', days.replace(/[+-]?\d+/g, ''));
}

// Weeks that can begin or end in another year.
const EDGE_WEEK = /(?:^|[,+-])0?(?:1|5[1-3])(?:,|$)/;

function isUnambiguous(parts: Map<string, string>): boolean {
  const frequency = parts.get('FREQ');
  const isGregorian = (parts.get('RSCALE') ?? 'GREGORIAN') === 'GREGORIAN';
  if (frequency === undefined || (isGregorian && /L|13/.test(parts.get('BYMONTH') ?? '')))
    return false;
  if (parts.has('SKIP') && !parts.has('RSCALE')) return false;
  if (parts.has('BYYEARDAY') && frequency !== 'YEARLY') return false;
  if (parts.has('BYMONTHDAY') && frequency === 'WEEKLY') return false;
  const weeks = parts.get('BYWEEKNO');
  if (weeks === undefined) return true;
  if (frequency !== 'YEARLY' || !parts.has('BYDAY') || /\d/.test(parts.get('BYDAY') ?? ''))
    return false;
  const isPlain =
    !weeks.includes(',') &&
    !['INTERVAL', 'BYSETPOS', 'BYMONTH', 'COUNT'].some((name) => parts.has(name));
  return isPlain || !EDGE_WEEK.test(weeks);
}
