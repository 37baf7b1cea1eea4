/** Hours of the day in which events begin: 22 to 24 for "after 10pm". */
export interface ClockSpan {
  from: number;
  /** The first hour after the span. */
  before: number;
}

const FIRST_HOUR = 5;
const LAST_HOUR = 24;
const HALF = 12;

const AFTER =
  'after|from|since|not before|no earlier than|nach|ab|nicht vor|après|à partir de|dès|después de(?: las?)?|a partir de(?:l| las?)?|desde las?|dopo le|dalle|a partire dalle|depois das?|a partir das?|na|vanaf|po|od|بعد|من';
const BEFORE =
  "before|until|till|by|no later than|not after|vor|bis|avant|jusqu'à|antes de(?: las?)?|hasta las?|prima delle|fino alle|antes das?|até às?|até as|voor|tot|przed|do|قبل|حتى";
const AT = 'at|around|um|gegen|à|vers|a las?|sobre las?|alle|verso le|às?|om|rond|o|około|الساعة';
const TIME = String.raw`(?<hour>\d{1,2})(?:(?<point>[:.])(?<minute>\d\d))?\s*(?<unit>a\.?m\.?|p\.?m\.?|o'?clock|uhr|heures|horas|ore|uur|godz\.?|h\d{0,2}|مساء|صباحا)?`;
const END = String.raw`(?![\p{L}\p{N}:.-]\S)`;
const SPACED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<after>${AFTER})|(?<before>${BEFORE})|(?<at>${AT}))\s+(?:الساعة\s+)?${TIME}${END}`,
  'giu',
);
// 22時以降, 22点以后, 18時まで
const UNSPACED =
  /(?<half>午後|下午|晚上)?(?<hour>\d{1,2})[時点點](?:(?<after>以降|から|以后|以後|之后|後)|(?<before>まで|前|以前|之前))/gu;

const UNSPACED_WORD = /^[\p{Script=Han}\p{Script=Hiragana}]/u;

/**
 * Finds the first time of day of a query: "after 10pm", "ab 22 Uhr", "22時以降". `rest` is the query
 * without it.
 */
export function parseClock(query: string): { span: ClockSpan; rest: string } | null {
  for (const pattern of [SPACED, UNSPACED])
    for (const match of query.matchAll(pattern)) {
      const span = toSpan(match.groups ?? {});
      if (!span) continue;
      const rest = `${query.slice(0, match.index)} ${query.slice(match.index + match[0].length)}`;
      return { span, rest: rest.replace(/\s+/g, ' ').trim() };
    }
  return null;
}

type Groups = Record<string, string | undefined>;

function toSpan(groups: Groups): ClockSpan | null {
  const hour = toHour(groups);
  if (hour === null) return null;
  if (groups['after'] !== undefined) return { from: hour, before: LAST_HOUR };
  if (groups['before'] === undefined) return { from: hour, before: hour + 1 };
  return hour > FIRST_HOUR ? { from: FIRST_HOUR, before: hour } : null;
}

// Only hours have these articles: "a las 22", "dopo le 21".
const BEFORE_HOUR = /\s?(?:las?|le|dalle|alle|das|às|الساعة)$/i;

/**
 * Returns the hour, or null if the number can be another one: "from 3 May", "bis 20 €", "from
 * 10.12".
 */
function toHour({ hour, point, unit = '', half, ...words }: Groups): number | null {
  const word = words['after'] ?? words['before'] ?? words['at'] ?? '';
  const isTime = unit !== '' || point === ':' || BEFORE_HOUR.test(word) || UNSPACED_WORD.test(word);
  const stated = Number(hour);
  const isMorning = /^(?:a|صباحا)/i.test(unit);
  const isLater = half !== undefined || /^(?:p|مساء)/i.test(unit);
  if (!isTime || stated >= LAST_HOUR || (isMorning && stated > HALF)) return null;
  if (isMorning) return stated % HALF;
  return isLater && stated <= HALF ? (stated % HALF) + HALF : stated;
}
