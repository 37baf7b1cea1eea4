import { addDays, toWeekday } from '@marquee/domain';
import { phraseOfAll, type DateVocabulary } from './date-language.ts';
import type { DateRule, Groups } from './date-rule.ts';
import { comingDay, daySpan, monthsSpan, toDate, weekendSpan, type DateSpan } from './date-span.ts';
import { nthWeekday } from './movable-days.ts';
import { NAMED_DAYS } from './named-days.ts';
import { inYear, OF_YEAR } from './stated-year.ts';

const DECEMBER = 12;
const ORDINALS: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4 };

const toNumber = (groups: Groups, name: string): number => Number(groups[name] ?? Number.NaN);

/** "12/5": the 5th of December in the United States, the 12th of May elsewhere. */
function readSlashes(groups: Groups, today: string, isMonthFirst: boolean): DateSpan | null {
  const [first, last] = [toNumber(groups, 'first'), toNumber(groups, 'last')];
  const isMonth = last > DECEMBER || (isMonthFirst && first <= DECEMBER);
  const [day, month] = isMonth ? [last, first] : [first, last];
  return readDay({ day, month, year: groups['year'] }, today);
}

const addYears = (date: string, years: number): string =>
  `${String(Number(date.slice(0, 4)) + years)}${date.slice(4)}`;

/** "18/12 - 20/12", "18.12.-20.12.", "18.-20.12.": the days of the second date end the span. */
function readNumericSpan(groups: Groups, today: string, isMonthFirst: boolean): DateSpan | null {
  const { first2: first, last2: last, year, year1 = year } = groups;
  const begin = { first: groups['first'], last: groups['last'] ?? last };
  const from = readSlashes({ ...begin, year: year1 }, today, isMonthFirst);
  const to = from && readSlashes({ first, last, year }, from.from, isMonthFirst);
  if (from === null || to === null) return null;
  if (from.from <= to.from) return daySpan(from.from, to.from);
  // "30/12 - 2/1/2027" begins in the year before.
  const before = addYears(from.from, -1);
  return year === undefined || before > to.from ? null : daySpan(before, to.from);
}

interface DayOfYear {
  day: number;
  month: number;
  year: string | undefined;
}

function readDay({ day, month, year }: DayOfYear, today: string): DateSpan | null {
  if (month < 1 || month > DECEMBER || day < 1) return null;
  const stated = Number(year?.length === 2 ? `20${year}` : year);
  const date = year === undefined ? comingDay(today, month, day) : toDate(stated, month, day);
  return date === null ? null : daySpan(date);
}

/** The next day with this number: "the 12th". */
function readDayOfMonth(groups: Groups, today: string): DateSpan | null {
  const day = toNumber(groups, 'day');
  if (day < 1 || day > 31) return null;
  for (let date = today, tries = 0; tries < 62; tries++, date = addDays(date, 1))
    if (Number(date.slice(8)) === day) return daySpan(date);
  return null;
}

/** Monday to Sunday of a week by its number in ISO 8601, of this year or the next one. */
function readWeek(groups: Groups, today: string): DateSpan | null {
  const week = toNumber(groups, 'week');
  if (week < 1 || week > 53) return null;
  const spans = [0, 1].map((years) => {
    const fourth = `${String(Number(groups['year'] ?? today.slice(0, 4)) + years)}-01-04`;
    const monday = addDays(fourth, 1 - toWeekday(fourth) + 7 * (week - 1));
    return daySpan(monday, addDays(monday, 6));
  });
  return (groups['year'] ? spans[0] : spans.find(({ to }) => to >= today)) ?? null;
}

function readQuarter(groups: Groups, today: string): DateSpan | null {
  const quarter = ORDINALS[groups['ordinal'] ?? ''] ?? toNumber(groups, 'quarter');
  if (!(quarter >= 1 && quarter <= 4)) return null;
  const year = Number(groups['year'] ?? today.slice(0, 4));
  const span = monthsSpan(year, 3 * quarter - 2, 3);
  return groups['year'] !== undefined || span.to >= today
    ? span
    : monthsSpan(year + 1, 3 * quarter - 2, 3);
}

const WEEKENDS =
  '(?:weekend|week-end|wochenende|fin de semana|finde|fine settimana|fim de semana)\\s+(?:of|um den|vom|am|du|del|de|do|van)\\s+(?:the\\s+|le\\s+)?';

// Folded, in the languages of the widgets, from the first to the fourth and the last.
const NTH = [
  'first|1st|erste[sn]?|1\\.|premier|1er|primer|primo|primeiro|eerste|pierwszy|pierwszym',
  'second|2nd|zweite[sn]?|2\\.|deuxieme|2e|segundo|secondo|tweede|drugi|drugim',
  'third|3rd|dritte[sn]?|3\\.|troisieme|3e|tercer|terzo|terceiro|derde|trzeci|trzecim',
  'fourth|4th|vierte[sn]?|4\\.|quatrieme|4e|cuarto|quarto|vierde|czwarty|czwartym',
  'last|letzte[sn]?|dernier|ultimo|laatste|ostatni|ostatnim',
];
const SATURDAY = 6;

/** "the second weekend of December", with the months of a language. */
const nthWeekendRule = ({ byName, pattern }: DateVocabulary['allMonths']): DateRule => ({
  pattern: `(?:(?:the|on the|in the|am|le|el|il|no|in het|w)\\s+)?(?:${NTH.map((words, index) => `(?<nth${String(index)}>${words})`).join('|')})\\s+(?:weekend|week-end|wochenende|fin de semana|fine settimana|fim de semana)\\s+(?:(?:of|in|im|de|du|di|d'|em|van)\\s*)?(?<month>${pattern})\\.?(?:,?\\s+(?<year>20\\d\\d))?`,
  read: (groups, today) => {
    const nth = NTH.findIndex((_, index) => groups[`nth${String(index)}`] !== undefined);
    const month = byName.get(groups['month'] ?? '');
    if (nth < 0 || month === undefined) return null;
    const first = Number(groups['year'] ?? today.slice(0, 4));
    const years = groups['year'] === undefined ? [first, first + 1] : [first];
    const weekday = [SATURDAY, nth === NTH.length - 1 ? -1 : nth + 1] as const;
    const spans = years.map((year) => weekendSpan(nthWeekday(year, month, weekday)));
    return spans.find(({ to }) => groups['year'] !== undefined || to >= today) ?? null;
  },
});

/** "the weekend of 12 December", with the months of a language. */
export function weekendOfRules(months: DateVocabulary['allMonths']): DateRule[] {
  const { byName, pattern } = months;
  const day = '(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?';
  const month = `(?<month>${pattern})\\.?`;
  const dates = [`${day}\\s*(?:of\\s+|de\\s+)?${month}`, `${month}\\s+(?:the\\s+)?${day}`];
  const ofDate = dates.map((date): DateRule => ({
    pattern: `(?:the\\s+)?${WEEKENDS}${date}(?:,?\\s+(?<year>20\\d\\d))?`,
    read: (groups, today) => {
      const number = byName.get(groups['month'] ?? '') ?? 0;
      const named = { day: toNumber(groups, 'day'), month: number, year: groups['year'] };
      const found = readDay(named, today);
      return found && weekendSpan(found.from);
    },
  }));
  return [nthWeekendRule(months), ...ofDate];
}

const NAMED_DAY_RULES: readonly DateRule[] = NAMED_DAYS.map(
  ({ names, read, isTitle }): DateRule => ({
    pattern: `(?:on )?(?:${names})${OF_YEAR}`.replaceAll(' ', '\\s+'),
    read: ({ ofYear }, today, country) => inYear(ofYear, today, (day) => read(day, country)),
    ...(isTitle && { evidence: isTitle === 'alone' ? 'theme' : 'at-end' }),
  }),
);

const PERIOD_RULES: readonly DateRule[] = [
  {
    pattern:
      '(?:in\\s+)?(?:calendar\\s+)?(?:week|kw|kalenderwoche|semaine|semana|settimana|tydzien)\\s*(?<week>\\d{1,2})(?:\\s+(?:of\\s+)?(?<year>20\\d\\d))?|第(?<weekJa>\\d{1,2})週',
    read: (groups, today) =>
      readWeek({ ...groups, week: groups['week'] ?? groups['weekJa'] }, today),
  },
  {
    pattern: '(?:in\\s+)?q(?<quarter>[1-4])(?:\\s+(?:of\\s+)?(?<year>20\\d\\d))?',
    read: readQuarter,
  },
  {
    pattern:
      '(?:in\\s+)?(?:the\\s+)?(?<ordinal>first|second|third|fourth)\\s+quarter(?:\\s+(?:of\\s+)?(?<year>20\\d\\d))?',
    read: readQuarter,
  },
];

// Words of all languages: digits have no language.
const FROM = phraseOfAll('from');
const TO = `\\s*(?:-|~|${phraseOfAll('to')})\\s*`;

/** Returns rules that no language changes: numbers, and days with a name. */
export const commonRules = (isMonthFirst: boolean): DateRule[] => [
  ...NAMED_DAY_RULES,
  {
    pattern:
      '(?:on\\s+)?(?!24/7|9/11|50/50|1/2)(?<first>\\d{1,2})/(?<last>\\d{1,2})(?:/(?<year>20\\d\\d|\\d\\d))?',
    read: (groups, today) => readSlashes(groups, today, isMonthFirst),
  },
  {
    pattern: `(?:${FROM}\\s+)?(?<first>\\d{1,2})/(?<last>\\d{1,2})${TO}(?<first2>\\d{1,2})/(?<last2>\\d{1,2})(?:/(?<year>20\\d\\d|\\d\\d))?`,
    read: (groups, today) => readNumericSpan(groups, today, isMonthFirst),
  },
  {
    pattern: `(?:${FROM}\\s+)?(?<first>\\d{1,2})\\.(?:\\s?(?<last>\\d{1,2})\\.(?:\\s?(?<year1>20\\d\\d))?)?${TO}(?<first2>\\d{1,2})\\.\\s?(?<last2>\\d{1,2})\\.(?:\\s?(?<year>20\\d\\d))?`,
    read: (groups, today) => readNumericSpan(groups, today, false),
  },
  {
    pattern: '(?:am\\s+)?(?<first>\\d{1,2})\\.\\s?(?<last>\\d{1,2})\\.',
    read: (groups, today) => readSlashes(groups, today, false),
  },
  {
    pattern: `(?:the\\s+)?${WEEKENDS}(?<first>\\d{1,2})/(?<last>\\d{1,2})`,
    read: (groups, today) => {
      const day = readSlashes(groups, today, isMonthFirst);
      return day && weekendSpan(day.from);
    },
  },
  {
    pattern: 'on\\s+the\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)',
    read: readDayOfMonth,
  },
  {
    pattern: 'the\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)|am\\s+(?<dayDe>\\d{1,2})\\.',
    read: (groups, today) => readDayOfMonth({ day: groups['day'] ?? groups['dayDe'] }, today),
    evidence: 'at-end',
  },
  ...PERIOD_RULES,
];

// Whether a text can contain a phrase of the rules above. It is much faster than they are.
export const COMMON_ANCHOR =
  /\d|day|vakantie|ferien|vacances|vacaciones|vacanze|ferias|ferie|冬休み|xmas|christmas|weihnacht|noel|navidad|natal|kerst|valentin|walentyn|バレンタイン|情人节|الحب|stefano|night|juillet|freitag|easter|oster|paques|semana santa|pas(?:qu|co)a|pasen|wielkanoc|pentec|whitsun|pfingst|pinkster|ascension|himmelfahrt|thanksgiving|quarter|woche|semaine|semana|weeks|reyes|epi(?:ph|f)an|drei konige|arbeit|narodzenie|weekend|puente|pont|feriad|feiertag|feri[eé]s?|festiv|feestdag|swieto|dzien wolny|祝日|三連休|连休|法定假日|bruckentag|week-end|vendredi saint|viernes santo/u;
