import { foldText } from '@marquee/domain';
import { parseRule } from '../formats/ics/ics-rule.ts';
import { isFields, toList, type Fields } from '../reading/record.ts';
import { parseForeignTime } from '../tables/foreign-time.ts';
import { parseWeekday } from '../tables/months.ts';

/** A rule that a record states about itself. */
export interface StatedRule {
  /** As in iCalendar, without UNTIL: `FREQ=WEEKLY;BYDAY=MO,TH`. */
  text: string;
  /** The last day, if the rule states one. */
  until: string | null;
  excluded: Set<string>;
  /** The rule is only a list of weekdays: it needs a first and a last day. */
  isOnlyDays: boolean;
  /** The members that state it. */
  names: string[];
}

const RULE =
  /(?:^|[._\s-]|(?<=\p{Ll}))(?:r_?rule|recur\p{L}*|repeat\p{L}*|repetition|repetici\p{L}*|repeti\p{L}*|recorr\p{L}*|ricorr\p{L}*|wiederhol\p{L}*|wiederkehr\p{L}*|turnus|herhal\p{L}*|powtarz\p{L}*|fre[qc]uen\p{L}*|freq|periodicit\p{L}*|повтор\p{L}*|繰り返し)(?=$|[._\s\d-]|\p{Lu})/iu;
const DAYS =
  /(?:^|\.)(?:(?:by_?)?days?|days?_?of_?(?:the_?)?week|by_?weekdays?|week_?days?|wochentage?|dias?(?:_?(?:de_?)?(?:la_?)?semana)?|jours(?:_?(?:de_?)?(?:la_?)?semaine)?|giorni|dagen|weekdagen)$/i;
/** Members with days on which a rule does not hold. */
export const EXCLUDED_DATES = /(?:ex_?dates?|except\p{L}*|exclu\p{L}*|ausnahm\p{L}*)$/iu;
/** Longer names and texts of members state no rule. The patterns take long for them. */
export const MAX_NAME = 200;
const MAX_TEXT = 500;
const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Finds a rule of repetition in a flat record: a rule of iCalendar, members such as
 * `recurrence.frequency` and `daysOfWeek`, or words ("every Friday", "jeden Donnerstag"). Returns
 * null if there is none, or one that these members do not state completely.
 */
export function findRule(flat: Fields): StatedRule | null {
  const stated = Object.entries(flat).filter(
    ([name, value]) => name.length <= MAX_NAME && value !== null && value !== '',
  );
  const ofRule = stated.filter(([name]) => RULE.test(name));
  const days = stated.filter(([name]) => DAYS.test(name));
  const excluded = new Set(
    stated.flatMap(([name, value]) =>
      EXCLUDED_DATES.test(name) ? toList(value).flatMap(toDay) : [],
    ),
  );
  const names = [...ofRule, ...days].map(([name]) => name);
  const codes = days.flatMap(([, value]) => toCodes(value));
  const texts = ofRule.flatMap(([, value]) =>
    (Array.isArray(value) ? toList(value) : [value]).filter((text) => typeof text === 'string'),
  );
  const rules = texts.flatMap((text) => parseRuleText(text) ?? []);
  const [found = parseMembers(ofRule, codes) ?? parseWords(texts)] = rules;
  if (found) return { ...found, excluded, isOnlyDays: false, names };
  if (ofRule.length > 0 || codes.length === 0) return null;
  const text = `FREQ=WEEKLY;BYDAY=${codes.join(',')}`;
  return { text, until: null, excluded, isOnlyDays: true, names };
}

type Rule = Pick<StatedRule, 'text' | 'until'>;

function parseRuleText(text: string): Rule | null {
  if (text.length > MAX_TEXT) return null;
  const [, rule = ''] = /^\s*(?:RRULE:)?(FREQ=[^\n]+)/i.exec(text) ?? [];
  const parsed = rule === '' ? null : parseRule(rule.trim());
  return parsed && { text: parsed.text, until: parsed.until?.slice(0, 10) ?? null };
}

/** `frequency: "weekly"`, `pattern.type: "weekly"`, `interval: 2`, `range.endDate`, `count`. */
function parseMembers(members: [string, unknown][], codes: string[]): Rule | null {
  if (members.length === 0) return null;
  const find = (name: RegExp) =>
    members.find(
      ([key, value]) => name.test(key) && !isFields(value) && !Array.isArray(value),
    )?.[1];
  const frequency = find(
    /(?:fre[qc]\p{L}*|type|unit|period|repeats?|recurs|recurrence|recurring)$/iu,
  );
  const [, word] = /^(?:relative|absolute)?(dai|week|month|year)ly$/i.exec(toWord(frequency)) ?? [];
  const isMonthly = /month|year/i.test(word ?? '');
  if (isMonthly || (word === undefined && codes.length === 0)) return null;
  if (word === undefined && frequency !== undefined && typeof frequency !== 'boolean') return null;
  const interval = Number(find(/interval$/i) ?? 1);
  const count = Number(find(/(?:count|occurrences|numberOfOccurrences)$/i) ?? 0);
  const parsed = parseRule(
    [
      `FREQ=${word === undefined || /week/i.test(word) ? 'WEEKLY' : 'DAILY'}`,
      `INTERVAL=${String(interval)}`,
      ...(codes.length > 0 ? [`BYDAY=${codes.join(',')}`] : []),
      ...(count > 0 ? [`COUNT=${String(count)}`] : []),
    ].join(';'),
  );
  const [until = null] = toDay(find(/(?:until|end_?date|end|ends_?on|last)$/i));
  return parsed && { text: parsed.text, until: count > 0 ? null : until };
}

const toWord = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const UNTIL =
  /\b(?:until|till|through|to|bis(?: zum)?|jusqu['’]au|hasta(?: el)?|até|fino al|tot(?: en met)?|do|до)\s+(.+)$/iu;
// A year, a month, an ordinal or an exception changes which days these are.
const UNCLEAR =
  /\b(?:(?:bi|semi)?-?annual\p{L}*|year\p{L}*|quarter\p{L}*|j[äa]hr\p{L}*|quartal\p{L}*|ann[ée]e\p{L}*|anual\p{L}*|año|ano|anno|trimest\p{L}*|jaar\p{L}*|month\p{L}*|monat\p{L}*|mois|mensu\p{L}*|mes|mese|mensile|maand\p{L}*|месяц\p{L}*|1st|2nd|3rd|[45]th|first|third|fourth|last|[1-5]\.|erste[nrs]?|dritte[nrs]?|vierte[nrs]?|letzte[nrs]?|premier|deuxi[eè]me|troisi[eè]me|dernier|primer|segundo|tercer|[uú]ltimo|primo|secondo|terzo|ultimo|eerste|laatste|except|au[sß]er|sauf|excepto|salvo|tranne|behalve|not|nicht|kein\p{L}*)\b/iu;
const FORTNIGHT =
  /\b(?:every (?:other|second|two|2)\b|bi-?weekly|fortnight\p{L}*|alle (?:zwei|2) wochen|jede[nr]? (?:zweite[nr]?|2\.)|14-?t[äa]g\p{L}*|tous les quinze|toutes les (?:deux|2) semaines|cada (?:dos|2) semanas|ogni (?:due|2) settimane|om de week)/iu;
const WEEKLY =
  /\b(?:weekly|every week|w[öo]chentlich|jede woche|hebdomadaire|chaque semaine|toutes les semaines|semanal(?:mente)?|cada semana|settimanale|ogni settimana|wekelijks|elke week|cotygodniow\p{L}*|еженедельно)/iu;
const MAX_WORDS = 120;

/** "Every Friday until 27 March 2027", "jeden Donnerstag", "tous les samedis". */
function parseWords(texts: string[]): Rule | null {
  const [stated = '', ...others] = texts;
  if (others.length > 0 || stated.length > MAX_WORDS) return null;
  const [, last] = UNTIL.exec(stated) ?? [];
  const [until] = toDay(last);
  const text = until === undefined ? stated : stated.replace(UNTIL, '');
  const codes = toCodes(text);
  const isFortnight = FORTNIGHT.test(text);
  if (codes.length === 0 && !isFortnight && !WEEKLY.test(text)) return null;
  if ((UNCLEAR.test(text) && !isFortnight) || (last !== undefined && until === undefined))
    return null;
  const rule = [
    'FREQ=WEEKLY',
    ...(isFortnight ? ['INTERVAL=2'] : []),
    ...(codes.length > 0 ? [`BYDAY=${codes.join(',')}`] : []),
  ];
  return { text: rule.join(';'), until: until ?? null };
}

/** The weekdays of a list, of numbers from 0 or 7 (Sunday), or of words. */
function toCodes(value: unknown): string[] {
  const items = Array.isArray(value) ? toList(value) : [value];
  const codes = items.flatMap((item) =>
    typeof item === 'number'
      ? (CODES[item % 7] ?? [])
      : typeof item === 'string' && item.length <= MAX_TEXT
        ? [...item.split(/[^\p{L}\d]+/u).flatMap(toCode), ...toCodesBetween(item)]
        : [],
  );
  return [...new Set(codes)];
}

const BETWEEN =
  /(\p{L}{2,})\.?\s*(?:[-–—~〜]|\b(?:to|thru|through|bis|au|al|a|ao|tot)\b)\s*(\p{L}{2,})/gu;

/** The weekdays of "Tue–Sun". */
const toCodesBetween = (text: string): string[] =>
  [...text.matchAll(BETWEEN)].flatMap(([, first = '', last = '']) => {
    const [[from], [to]] = [toCode(first), toCode(last)];
    if (from === undefined || to === undefined) return [];
    const start = CODES.indexOf(from);
    const count = ((CODES.indexOf(to) - start + CODES.length) % CODES.length) + 1;
    return Array.from({ length: count }, (_, index) => CODES[(start + index) % CODES.length] ?? '');
  });

const MIN_STEM = 4;
function toCode(word: string): string[] {
  const upper = word.toUpperCase();
  if (CODES.includes(upper)) return [upper];
  // "per week"
  if (word.length < 3 || upper === 'PER') return [];
  const folded = foldText(word);
  const stems = [folded.replace(/s$/, ''), folded.replace(/es$/, '')];
  for (const name of [folded, ...stems.filter((stem) => stem.length >= MIN_STEM)]) {
    const day = parseWeekday(name);
    if (day !== undefined) return [CODES[day] ?? ''];
  }
  return [];
}

function toDay(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const parsed = parseForeignTime(value, undefined);
  if ('local' in parsed) return [parsed.local.slice(0, 10)];
  return 'utc' in parsed ? [parsed.utc.slice(0, 10)] : [];
}
