import { addDays, toWeekday } from '@marquee/domain';
import { comingDay, daySpan, type DateSpan } from './date-span.ts';
import { dateOf, easterSunday, nthWeekday } from './movable-days.ts';
import { holidayWeekend, longWeekend, nextHoliday } from './public-holidays.ts';

const THURSDAY = 4;
const JANUARY = 1;
const MAY = 5;
const NOVEMBER = 11;
const DECEMBER = 12;

const thanksgiving = (year: number) => nthWeekday(year, NOVEMBER, [THURSDAY, 4]);

type ReadDay = (today: string, country?: string) => DateSpan | null;

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
  /** The words can be a part of a name. Those of `alone` are a date only without others. */
  isTitle?: true | 'alone';
}

const SEPTEMBER = 9;
const OCTOBER = 10;
const MONDAY = 1;

const monday = (month: number, nth: number): ReadDay =>
  yearly((year) => [nthWeekday(year, month, [MONDAY, nth])]);

const AMERICAN = new Set(['US', 'CA']);
const [labourDayUs, labourDayNz, labourDay] = [
  monday(SEPTEMBER, 1),
  monday(OCTOBER, 4),
  fixed(MAY, 1),
];
const [thanksgivingUs, thanksgivingCa] = [
  yearly((year) => [thanksgiving(year)]),
  monday(OCTOBER, 2),
];

/** Days that also name their weekend. Those with `isTitle` are also words of titles. */
const HOLIDAYS_WITH_WEEKEND: readonly NamedDay[] = [
  {
    names: 'labou?r day|tag der arbeit|fete du travail',
    read: (today, country = '') => {
      if (AMERICAN.has(country)) return labourDayUs(today);
      return (country === 'NZ' ? labourDayNz : labourDay)(today);
    },
  },
  {
    names: 'thanksgiving(?: day)?',
    read: (today, country) => (country === 'CA' ? thanksgivingCa : thanksgivingUs)(today),
  },
  { names: 'memorial day', read: monday(MAY, -1), isTitle: true },
  { names: "president'?s'? day", read: monday(2, 3), isTitle: true },
  { names: '(?:mlk|martin luther king(?: jr\\.?)?) day', read: monday(JANUARY, 3), isTitle: true },
  { names: 'columbus day', read: monday(OCTOBER, 2), isTitle: true },
  { names: 'victoria day', read: yearly((year) => [mondayBefore(year, MAY, 25)]), isTitle: true },
  { names: 'canada day', read: fixed(7, 1), isTitle: true },
  { names: 'australia day', read: fixed(JANUARY, 26), isTitle: true },
  { names: 'waitangi day', read: fixed(2, 6), isTitle: true },
  { names: 'anzac day', read: fixed(4, 25), isTitle: true },
];

function mondayBefore(year: number, month: number, day: number): string {
  const before = dateOf(year, month, day - 1);
  return addDays(before, MONDAY - toWeekday(before));
}

/** "labor day weekend" */
const weekendOf = ({ names, read }: NamedDay): NamedDay => ({
  names: `(?:${names})(?: (?:bank holiday|holiday|long|three.day))? weekend`,
  read: (today, country) => {
    const day = read(today, country);
    return day && holidayWeekend(day, country);
  },
});

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
    names: `(?:(?:at|over) )?easter(?: (?:(?:bank )?holiday |long )?weekend)?${NO_THEME}|(?:an |zu |uber )?ostern|a paques|en semana santa|semana santa|a pasqua|na pascoa|met pasen|wielkanoc`,
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
  ...HOLIDAYS_WITH_WEEKEND,
  ...HOLIDAYS_WITH_WEEKEND.map(weekendOf),
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
  {
    names:
      '(?:on |over |for )?(?:the )?(?:next )?(?:(?:bank|public|national) holiday|long|holiday|three.day) weekend|(?:am |an dem )?(?:nachsten )?(?:verlangerte[ns]?|lange[ns]?) wochenende|(?:ce |le )?week-?end prolonge|(?:het )?lang(?:e)? weekend|dlugi weekend|三連休|连休',
    read: (today, country) => longWeekend(today, country),
  },
  {
    names:
      '(?:en|durante|para) (?:el )?(?:proximo )?puente|(?:pendant|pour) le (?:prochain )?pont|(?:nel|per il) (?:prossimo )?ponte|(?:no )?(?:proximo )?feriadao|(?:no )?feriado prolongado|am bruckentag',
    read: (today, country) => longWeekend(today, country, true),
  },
  {
    names:
      '(?:on )?(?:the )?(?:next )?(?:bank|public|national|statutory) holidays?(?: monday)?|(?:am )?(?:nachsten )?feiertag(?:en)?|(?:le )?(?:prochain )?jours? feries?|(?:en )?(?:el )?(?:proximo )?dias? festivos?|(?:en )?el (?:proximo )?festivo|en festivos?|(?:nei )?giorn[oi] festiv[oi]|(?:no )?(?:proximo )?feriados?|op (?:een )?feestdag(?:en)?|w swieto|(?:w )?dzien wolny|祝日|法定假日',
    read: nextHoliday,
  },
  { names: 'festivos?|feestdag(?:en)?|swieto', read: nextHoliday, isTitle: 'alone' },
  {
    names: '(?:on )?(?:the )?(?:4th|fourth) of july|us independence day',
    read: fixed(7, 4),
  },
  {
    names: 'epiphany|heilige drei konige|epiphanie|dia de reyes|reyes magos|epifania',
    read: fixed(JANUARY, 6),
    isTitle: true,
  },
];
