import { withoutCjkMarks } from './cjk-marks.ts';

// Languages whose names of months are not words between blanks in Latin, Greek or Cyrillic letters.
const LOCALES = 'th lo hi mr ne bn ta te ml kn gu pa si he ar ar-LB ar-DZ ur ka hy am km my'.split(
  ' ',
);
const SCRIPTS =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Ethiopic}\p{Script=Khmer}\p{Script=Myanmar}]/u;
// Their words have no blanks between them.
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const FILLERS =
  /(?:วัน)?ที่(?=\s?\d)|พ\.\s?ศ\.|ค\.\s?ศ\.|เวลา|น\.|ម៉ោង|ເວລາ|الساعة|الموافق|في(?=\s)|בשעה|ב-(?=\d)|(?:को|बजे)(?=[\s,]|$)|[،؛]/gu;
const DIGIT = /[^\P{Nd}\d]/gu;
const MONTHS_OF_VIETNAMESE = /(?:ngày\s+)?(\d{1,2})\s+tháng\s+(\d{1,2})(?:,?\s+năm)?/giu;
const WEEKDAY_OF_VIETNAMESE = /(?:thứ\s+(?:hai|ba|tư|năm|sáu|bảy|[2-7])|chủ\s+nhật)\s*,?/giu;
const WORDS_OF_VIETNAMESE = /(?:^|(?<=[\s,]))(?:ngày|vào lúc|lúc|vào)(?=\s)/giu;
// "2027 m. sausio 15 d.", "2027. gada 15. janvāris"
const LITHUANIAN = /\b(\d{4})\s?m\.\s+(\p{L}+)\s+(\d{1,2})(?:\s?d\.)?/gu;
const LATVIAN = /\b(\d{4})\.\s?gada\s+(\d{1,2})\.\s?(\p{L}+)/gu;
const LATE =
  /(\d{1,2}(?::\d\d)?)\s*(?:uhr\s+abends|h(?:eures)?\s+du\s+soir|giờ\s+(?:tối|chiều)|(?:de|da)\s+la?\s*(?:tarde|noche)|da\s+(?:tarde|noite)|di\s+sera|вечера|wieczorem|večer|מ?בערב|مساءً?|μ\.?\s?μ\.?)/giu;
const LATE_BEFORE = /(?:शाम|रात)\s*(\d{1,2}(?::\d\d)?)/gu;
// The year 2570 of Buddhists is 2027.
const BUDDHIST_YEARS = 543;
const BUDDHIST =
  /(?<=^|\d{1,2}[./-]\d{1,2}[./-]|\p{L}\.?\s?)(2[45]\d\d|26[0-4]\d)(?=$|[./-]\d{1,2}[./-]\d{1,2}|[\s,])/gu;

/**
 * Writes a date in the digits and, for months and weekdays, the English words that the parsers
 * know: "วันเสาร์ที่ 16 มกราคม 2570" is "Saturday 16 January 2027".
 */
export function plainDate(stated: string): string {
  const text = withoutCjkMarks(stated);
  if (!/[^\0-\u007f]|2[456]\d\d|\d{4}\.? (?:m\.|gada)/.test(text)) return text;
  const plain = text
    .replace(DIGIT, toDigit)
    .replace(MONTHS_OF_VIETNAMESE, (_, day: string, month: string) => `${day} ${english(month)}`)
    .replace(WEEKDAY_OF_VIETNAMESE, ' ')
    .replace(WORDS_OF_VIETNAMESE, ' ')
    .replace(LITHUANIAN, '$3 $2 $1')
    .replace(LATVIAN, '$2 $3 $1')
    .replace(LATE_BEFORE, '$1 pm')
    .replace(LATE, '$1 pm');
  const named = SCRIPTS.test(plain) ? withEnglishNames(plain) : plain;
  return named.replace(BUDDHIST, (year) => String(Number(year) - BUDDHIST_YEARS));
}

/** The digits of a script follow each other, and the first one is a multiple of ten apart. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
  return String(code - zero);
}

const ENGLISH = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const english = (month: string): string => {
  const index = Number(month) - 1;
  return index >= 0 && index < 12 ? ENGLISH.format(Date.UTC(2024, index, 1)) : month;
};

function withEnglishNames(text: string): string {
  names ??= listNames();
  const { english: words, pattern } = names;
  return text
    .replace(pattern, (found) => ` ${words.get(found) ?? words.get(found.slice(1)) ?? ''} `)
    .replace(/(?<=[A-Z][a-z]+ +)(\d\d)(?=\s*(?:$|\s[^\d\s]))/, (year) => shortYear(text, year))
    .replace(FILLERS, ' ')
    .replace(/\s+(?=,|\s|$)/g, '')
    .trim();
}

/** "5 มี.ค. 70" is in the year 2570 of Buddhists. */
const shortYear = (text: string, year: string): string =>
  /\p{Script=Thai}|\p{Script=Lao}/u.test(text)
    ? `${Number(year) >= 50 ? '25' : '20'}${year}`
    : year;

let names: { english: ReadonlyMap<string, string>; pattern: RegExp } | undefined;

/** The names of months and weekdays in all these languages, long ones first. */
function listNames() {
  const words = new Map(LOCALES.flatMap(namesIn).reverse());
  for (const [name, word] of [...words])
    if (name.startsWith('יום ')) words.set(name.slice('יום '.length), word);
  const sorted = [...words.keys()].sort((a, b) => b.length - a.length);
  const join = (isUnspaced: boolean) =>
    sorted
      .filter((name) => UNSPACED.test(name) === isUnspaced)
      .map((name) => name.replaceAll('.', String.raw`\.`))
      .join('|');
  const pattern = new RegExp(
    String.raw`${join(true)}|(?<![\p{L}\p{M}])ב?(?:${join(false)})(?![\p{L}\p{M}])`,
    'gu',
  );
  return { english: words, pattern };
}

const PARTS = [
  { part: 'month', count: 12, first: Date.UTC(2024, 0, 1), stepDays: 31 },
  { part: 'weekday', count: 7, first: Date.UTC(2024, 0, 7), stepDays: 1 },
] as const;
const DAY_MS = 86_400_000;

/** The names of a language with the English words for them. */
const namesIn = (locale: string): [string, string][] =>
  PARTS.flatMap(({ part, count, first, stepDays }) =>
    Array.from({ length: count }, (_, index) => first + index * stepDays * DAY_MS).flatMap(
      (date) => {
        const forms: Intl.DateTimeFormatOptions[] = [
          { [part]: 'long' },
          { [part]: 'long', day: 'numeric' },
          { [part]: 'short' },
        ];
        const word = findName('en', { part, options: { [part]: 'long' }, date });
        return forms
          .map((options) => findName(`${locale}-u-ca-gregory`, { part, options, date }))
          .filter((name) => /\p{L}[\p{L}\p{M}]|\p{L}\./u.test(name))
          .map((name): [string, string] => [name, word]);
      },
    ),
  );

interface NamedDate {
  part: 'month' | 'weekday';
  options: Intl.DateTimeFormatOptions;
  date: number;
}

const findName = (locale: string, { part, options, date }: NamedDate): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .formatToParts(date)
    .find(({ type }) => type === part)?.value ?? '';
