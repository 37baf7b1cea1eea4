const LABEL =
  /^(?:date|dates|datum|fecha|data|dato|dia|día|when|wann|quand|cu[aá]ndo|quando|termin|kiedy|когда|дата|日時|日付|日期|시간|일시)\s*[:：]\s*/iu;
const ISO_DAY = String.raw`\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?`;
// "2027-05-26/2027-05-29" is an interval in ISO 8601.
const INTERVAL = new RegExp(`^(${ISO_DAY})/(${ISO_DAY})$`);
// "2027.3.15-16", "2027/3/30-4/2"
const LAST_DAY =
  /^(\d{4})([./-])(\d{1,2})\2(\d{1,2})\s*[-–—~〜～]\s*(?:(\d{1,2})[./-])?(\d{1,2})$/u;
// "24. & 25.10.2027", "June 11 and 18, 2027"
const TWO_DAYS =
  /^((?:\p{L}+\.?,?\s+)?)(\d{1,2})(\.?)\s*(?:&|\+|und|and|et|y|e|i|og|och|en)\s*(\d{1,2})(?!\d|:)(?=[\s.,](?!\s*(?:uhr|am|pm|h)\b))(.*)$/iu;
const AMPERSAND = /&[a]mp;/;
const YEAR_AFTER_HOUR =
  /^((?!.*\d{4}.*\s\d{4}$).*?\d.*?)((?:,\s*|\s+)(?:at\s+|um\s+|à\s+|alle\s+|a las\s+)?\d{1,2}(?:[:.h]\d\d(?:\s*[ap]\.?m\.?)?|\s*(?:[ap]\.?m\.?|uhr|h))),?\s+((?:19|20)\d\d)$/iu;

/**
 * Writes days in a form that the parsers know: an interval as a span, two days that follow each
 * other as a span, of others the first one, and the year before the hour.
 */
export const plainForm = (stated: string): string =>
  stated
    .trim()
    .replace(LABEL, '')
    .replace(AMPERSAND, '&')
    .replace(INTERVAL, '$1 – $2')
    .replace(LAST_DAY, toSpan)
    .replace(TWO_DAYS, toFirstDays)
    .replace(YEAR_AFTER_HOUR, '$1 $3 $2');

const digits = (number: string): string => number.padStart(2, '0');

function toSpan(
  whole: string,
  ...[year = '', , month = '', first = '', nextMonth, last = '']: string[]
) {
  const end = nextMonth ?? month;
  const isSpan = Number(month) <= 12 && Number(end) <= 12 && Number(last) <= 31;
  const [from, to] = [
    `${year}-${digits(month)}-${digits(first)}`,
    `${year}-${digits(end)}-${digits(last)}`,
  ];
  return isSpan && from < to ? `${from} – ${to}` : whole;
}

function toFirstDays(
  whole: string,
  ...[before = '', first = '', dot = '', second = '', rest = '']: string[]
) {
  // "30. und 1.5.": the first day is of the month before.
  if (Number(second) <= Number(first)) return whole;
  return Number(second) === Number(first) + 1
    ? `${before}${first}${dot}-${second}${rest}`
    : `${before}${first}${rest}`;
}
