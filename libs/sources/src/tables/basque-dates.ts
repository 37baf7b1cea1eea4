const MONTHS = [
  ...['urtarril', 'otsail', 'martxo', 'apiril', 'maiatz', 'ekain'],
  ...['uztail', 'abuztu', 'irail', 'urri', 'azaro', 'abendu'],
];
const MONTH = `(${MONTHS.join('|')})\\p{Ll}*`;
const WEEKDAY =
  /(?:astelehen|astearte|asteazken|ostegun|ostiral|larunbat|igande)\p{Ll}*,?(?:\s+|$)/giu;
const YEAR_FIRST = new RegExp(
  String.raw`(\d{4})(?:\.?\s*urteko|ko|k)?,?\s+${MONTH}\s+(\d{1,2})(?:\p{Ll}{1,4}\b)?`,
  'iu',
);
const MONTH_FIRST = new RegExp(
  String.raw`(?<!\p{L})${MONTH}\s+(\d{1,2})(?:\p{Ll}{1,4}\b)?(?:,?\s+(\d{4}))?`,
  'iu',
);
const HOUR = /(\d{1,2}[:.]\d\d)(?:e?tan|ean|ak|e?tatik)\b/giu;
const SPAN = /(\d{1,2})(?:e?tik|tik)\s+(\d{1,2})(?:e?ra|ra)\b/iu;

/** Writes "2027ko maiatzaren 8an, 19:00etan" as "8 May 2027, 19:00". */
export function plainBasque(text: string): string {
  if (!new RegExp(MONTH, 'iu').test(text)) return text;
  return text
    .replace(WEEKDAY, '')
    .replace(HOUR, '$1')
    .replace(SPAN, '$1-$2')
    .replace(YEAR_FIRST, (...[, year, month, day]: string[]) => toDay(day, month, year))
    .replace(MONTH_FIRST, (...[, month, day, year]: string[]) => toDay(day, month, year))
    .trim();
}

const toDay = (day = '', month = '', year = '') => `${day} ${english(month)} ${year}`.trim();

const english = (month: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, MONTHS.indexOf(month.toLowerCase()), 1),
  );
