import type { LocalDay } from '@marquee/database';
import { addDays, foldText, parseMonthName } from '@marquee/domain';
import { joinTokens } from './known-names.ts';
import type { Token } from './parse-query.ts';

const MAX_WORDS = 3;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTH_PREPOSITIONS = new Set(['in', 'im', 'en', 'em', 'w', 'a', 'au', 'during', 'for']);

/** Returns the day or span of days that words mean on a day, or null. Spans are `2026-12-04..2026-12-06`. */
export type ReadDays = (words: string, today: string) => LocalDay | null;

const KEYWORDS: Readonly<Record<LocalDay, string>> = {
  today: 'today|heute|aujourdhui|hoy|oggi|hoje|vandaag|dzisiaj|dzis|今日|今天|اليوم',
  tonight: 'tonight|heute abend|ce soir|esta noche|stasera|hoje a noite|vanavond|dzis wieczorem|今夜|今晚|الليلة',
  tomorrow: 'tomorrow|morgen|demain|manana|domani|amanha|jutro|明日|明天|غدا',
  weekend:
    'weekend|this weekend|the weekend|wochenende|dieses wochenende|am wochenende|ce week end|ce weekend|week end|este fin de semana|fin de semana|questo weekend|questo fine settimana|este fim de semana|fim de semana|dit weekend|w ten weekend|今週末|週末|本周末|周末|نهاية الاسبوع',
};
const dayByWords = new Map(
  Object.entries(KEYWORDS).flatMap(([day, words]) => words.split('|').map((word) => [foldText(word), day] as const)),
);
const NEXT_WEEKEND =
  /^(?:next weekend|nachstes wochenende|le week end prochain|proximo fin de semana|prossimo weekend|proximo fim de semana|volgend weekend|来週末|下周末)$/;
const NEXT_WEEK =
  /^(?:next week|nachste woche|la semaine prochaine|semaine prochaine|la proxima semana|proxima semana|prossima settimana|volgende week|来週|下周)$/;
const THIS_WEEK = /^(?:this week|diese woche|cette semaine|esta semana|questa settimana|deze week|今週|本周)$/;

/** Reads the days that `on` accepts, and "next weekend", "next week", "this week" and English weekdays. */
const readDays: ReadDays = (words, today) => {
  const keyword = dayByWords.get(words);
  if (keyword !== undefined) return keyword;
  const weekday = toWeekday(today);
  const sunday = addDays(today, (7 - weekday) % 7);
  if (NEXT_WEEKEND.test(words)) return `${addDays(sunday, 5)}..${addDays(sunday, 7)}`;
  if (NEXT_WEEK.test(words)) return `${addDays(sunday, 1)}..${addDays(sunday, 7)}`;
  if (THIS_WEEK.test(words)) return `${today}..${sunday}`;
  const named = WEEKDAYS.indexOf(words.replace(/^(?:this|on|next) /, ''));
  return named < 0 ? null : addDays(today, (named + 1 - weekday + 7) % 7);
};

/** Returns 1 for Monday to 7 for Sunday. */
const toWeekday = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

export interface FoundDays {
  on: LocalDay | null;
  /** Another meaning of the words, or null. */
  other: LocalDay | null;
  rest: Token[];
}

/** Finds the first day, span of days or month ("in December") of a query. */
export function findDays(tokens: Token[], today: string): FoundDays {
  for (let length = MAX_WORDS; length > 0; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const run = tokens.slice(at, at + length);
      if (run.some(({ isQuoted }) => isQuoted)) continue;
      const words = run.map((token) => joinTokens([token]));
      const on = readDays(words.join(' '), today) ?? readMonth(words, today);
      if (on !== null)
        return {
          on,
          other: otherWeekend(words.join(' '), today),
          rest: [...tokens.slice(0, at), ...tokens.slice(at + length)],
        };
    }
  return { on: null, other: null, rest: tokens };
}

/** From Monday to Thursday, "next weekend" can also mean the coming one. */
const otherWeekend = (words: string, today: string): LocalDay | null =>
  NEXT_WEEKEND.test(words) && toWeekday(today) < 5 ? 'weekend' : null;

/** Reads "in December" and "in December 2027". A month without a preposition can be a part of a name. */
function readMonth([preposition = '', name = '', year]: string[], today: string): LocalDay | null {
  const month = MONTH_PREPOSITIONS.has(preposition) ? parseMonthName(name) : null;
  if (month === null || (year !== undefined && !/^20\d\d$/.test(year))) return null;
  const thisYear = Number(today.slice(0, 4));
  const next = month < Number(today.slice(5, 7)) ? thisYear + 1 : thisYear;
  return monthSpan(year === undefined ? next : Number(year), month);
}

function monthSpan(year: number, month: number): LocalDay {
  const first = `${String(year)}-${String(month).padStart(2, '0')}-01`;
  const after = month === 12 ? `${String(year + 1)}-01-01` : `${String(year)}-${String(month + 1).padStart(2, '0')}-01`;
  return `${first}..${addDays(after, -1)}`;
}
