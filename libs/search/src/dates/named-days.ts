import { addDays, toWeekday } from '@marquee/domain';
import { comingDay, daySpan, toDate, type DateSpan } from './date-span.ts';

const MONDAY = 1;
const THURSDAY = 4;
const JANUARY = 1;
const MAY = 5;
const AUGUST = 8;
const NOVEMBER = 11;
const DECEMBER = 12;

/** Returns Easter Sunday of a year in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

const dateOf = (year: number, month: number, day: number): string => toDate(year, month, day) ?? '';

/** The nth weekday of a month; -1 is the last one. */
function nthWeekday(year: number, month: number, [weekday, nth]: readonly [number, number]) {
  const first = dateOf(year, month, 1);
  const ofFirst = addDays(first, (weekday - toWeekday(first) + 7) % 7);
  if (nth > 0) return addDays(ofFirst, 7 * (nth - 1));
  const fifth = addDays(ofFirst, 28);
  return fifth.slice(5, 7) === first.slice(5, 7) ? fifth : addDays(ofFirst, 21);
}

const thanksgiving = (year: number) => nthWeekday(year, NOVEMBER, [THURSDAY, 4]);

/** Bank holidays of England and Wales, without substitute days. */
const bankHolidays = (year: number): string[] => [
  dateOf(year, JANUARY, 1),
  addDays(easterSunday(year), -2),
  addDays(easterSunday(year), 1),
  nthWeekday(year, MAY, [MONDAY, 1]),
  nthWeekday(year, MAY, [MONDAY, -1]),
  nthWeekday(year, AUGUST, [MONDAY, -1]),
  dateOf(year, DECEMBER, 25),
  dateOf(year, DECEMBER, 26),
];

type ReadDay = (today: string) => DateSpan | null;

/** The days of this year, or of the next one if they have passed. */
const yearly =
  (daysOf: (year: number) => [from: string, to?: string]): ReadDay =>
  (today) => {
    const year = Number(today.slice(0, 4));
    const spans = [year, year + 1].map((each) => daySpan(...daysOf(each)));
    return spans.find(({ to }) => to >= today) ?? null;
  };

const fixed =
  (month: number, day: number): ReadDay =>
  (today) => {
    const date = comingDay(today, month, day);
    return date === null ? null : daySpan(date);
  };

const bankHoliday: ReadDay = (today) => {
  const year = Number(today.slice(0, 4));
  const days = [...bankHolidays(year), ...bankHolidays(year + 1)].toSorted();
  const next = days.find((day) => day >= today);
  return next === undefined ? null : daySpan(next);
};

/** Three days around the next bank holiday on a Monday or a Friday. */
const bankHolidayWeekend: ReadDay = (today) => {
  for (let from = today, tries = 0; tries < 16; tries++) {
    const day = bankHoliday(from)?.from;
    if (day === undefined) return null;
    if (toWeekday(day) === MONDAY) return daySpan(addDays(day, -2), day);
    if (toWeekday(day) === MONDAY + 4) return daySpan(day, addDays(day, 2));
    from = addDays(day, 1);
  }
  return null;
};

/** From the Saturday before Christmas to the first Sunday of January. */
const christmasHolidays = yearly((year) => {
  const christmas = dateOf(year, DECEMBER, 25);
  const newYear = dateOf(year + 1, JANUARY, 1);
  return [
    addDays(christmas, -(toWeekday(christmas) + 1)),
    addDays(newYear, 7 - toWeekday(newYear)),
  ];
});

const easter = (from: number, to: number) =>
  yearly((year) => [addDays(easterSunday(year), from), addDays(easterSunday(year), to)]);

export interface NamedDay {
  /** Folded names in the languages of the widgets, as a part of a regular expression. */
  names: string;
  read: ReadDay;
  /** The words can be a part of a name. */
  isTitle?: true;
}

// What follows makes Easter a theme: "easter egg hunt".
const NO_THEME = '(?!\\s*(?:egg|market|show|parade|bunny|island|basket|markt|eier|hase))';

export const NAMED_DAYS: readonly NamedDay[] = [
  {
    names:
      'christmas day|xmas day|(?:1\\.|erste[rn]?) weihnachts(?:feier)?tag|jour de noel|dia de navidad|giorno di natale|dia de natal|eerste kerstdag',
    read: fixed(DECEMBER, 25),
  },
  {
    names:
      "boxing day|(?:2\\.|zweite[rn]?) weihnachts(?:feier)?tag|st\\.? stephen'?s day|santo stefano|tweede kerstdag",
    read: fixed(DECEMBER, 26),
  },
  {
    names:
      '(?:at|over|during|around) (?:christmas|xmas)(?: time)?|(?:an|zu|uber) weihnachten|a noel|(?:en|por) navidad|a natale|no natal|met kerst|w boze narodzenie',
    read: yearly((year) => [dateOf(year, DECEMBER, 24), dateOf(year, DECEMBER, 26)]),
  },
  {
    names:
      "(?:saint )?valentine'?s(?: day)?|valentine day|valentinstag|saint[- ]valentin|san valentin|san valentino|valentijnsdag|walentynki|バレンタインデー|情人节|عيد الحب",
    read: fixed(2, 14),
  },
  {
    names: "(?:st\\.?|saint) patrick'?s day|st\\.? paddy'?s day",
    read: fixed(3, 17),
  },
  {
    names:
      '(?:in |during )?(?:the )?(?:christmas|xmas) holidays?|weihnachtsferien|(?:in de )?kerstvakantie|vacances de noel|vacaciones de navidad|vacanze di natale|ferias de natal|ferie swiateczne|冬休み',
    read: christmasHolidays,
  },
  { names: 'bonfire night|guy fawkes night', read: fixed(NOVEMBER, 5) },
  { names: 'bastille day|quatorze juillet', read: fixed(7, 14) },
  {
    names: 'good friday|karfreitag|vendredi saint|viernes santo|venerdi santo',
    read: easter(-2, -2),
  },
  {
    names: 'easter monday|ostermontag|lundi de paques|lunes de pascua|pasquetta|tweede paasdag',
    read: easter(1, 1),
  },
  {
    names: 'easter sunday|ostersonntag|dimanche de paques|domingo de pascua|domenica di pasqua',
    read: easter(0, 0),
  },
  {
    names: `(?:(?:at|over) )?easter(?: weekend)?${NO_THEME}|(?:an |zu |uber )?ostern|a paques|en semana santa|semana santa|a pasqua|na pascoa|met pasen|wielkanoc`,
    read: easter(-2, 1),
  },
  {
    names: 'pentecost|whitsun|pfingsten|pentecote|pinksteren',
    read: easter(48, 50),
  },
  {
    names: 'ascension day|christi himmelfahrt|himmelfahrt|ascension|hemelvaartsdag',
    read: easter(39, 39),
    isTitle: true,
  },
  {
    names: 'thanksgiving(?: day)?',
    read: yearly((year) => [thanksgiving(year)]),
  },
  {
    names: 'black friday',
    read: yearly((year) => [addDays(thanksgiving(year), 1)]),
    isTitle: true,
  },
  {
    names: 'cyber monday',
    read: yearly((year) => [addDays(thanksgiving(year), 4)]),
    isTitle: true,
  },
  { names: '(?:the )?(?:next )?bank holiday weekend', read: bankHolidayWeekend },
  { names: '(?:on )?(?:the )?(?:next )?bank holiday(?: monday)?', read: bankHoliday },
  {
    names: '(?:on )?(?:the )?(?:4th|fourth) of july|us independence day',
    read: fixed(7, 4),
  },
  { names: 'labou?r day|tag der arbeit|fete du travail', read: fixed(MAY, 1) },
  {
    names: 'epiphany|heilige drei konige|epiphanie|dia de reyes|reyes magos|epifania',
    read: fixed(JANUARY, 6),
    isTitle: true,
  },
];
