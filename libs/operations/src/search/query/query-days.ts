import type { LocalDay } from '@marquee/database';
import { toLocalTime, toWeekday } from '@marquee/domain';
import { findDates, type Daypart, type FoundDates } from '@marquee/search';
import { readLocalDay, toDates } from '../../events/local-day.ts';
import { joinTokens } from '../known-names.ts';
import { isOptionalWord } from './optional-words.ts';
import { parseQuery, splitQuery, type Token } from './parse-query.ts';

const QUOTED = /["“”„«»][^"“”„«»]*["“”„«»]/g;
// No date phrase contains it, and it has the length of a character.
const MASK = '\uE000';
const NEXT_WEEKEND = 'next weekend';
const FRIDAY = 5;

/** The text of a query without its date phrase. */
export interface TextAround {
  text: string;
  tokens: Token[];
}

// It joins a date to what follows: 今週末の大阪.
const PARTICLE = /^[のにはをが的在](?=\p{Script=Han}|\p{Script=Katakana})/u;
const YEAR = /^\d{4}$/;

/**
 * Finds the date phrase of a query outside quotes. A word that can be a part of a name is found, but not certain. A year alone is a word
 * of a name: "EuroPython 2027".
 */
export function findDays(text: string, today: string): FoundDates | null {
  const masked = text.replaceAll(QUOTED, (quoted) => MASK.repeat(quoted.length));
  const found = findDates(masked, { today, anywhere: true });
  return found && YEAR.test(found.text) ? null : found;
}

export function withoutDays(text: string, days: FoundDates | null): TextAround {
  const around = days
    ? `${text.slice(0, days.start)} ${text.slice(days.end).replace(PARTICLE, '')}`.trim()
    : text;
  return { text: around, tokens: splitQuery(around) };
}

/** Returns whether a place was read from words of the date phrase. The text around a certain one contains none of its words. */
export function sharesWords(days: FoundDates, placeText: string): boolean {
  return !days.isCertain && coversWords(placeText, days);
}

/** Returns whether a text has a word of the date phrase, other than a preposition. */
export function coversWords(text: string, days: FoundDates): boolean {
  const words = new Set(parseQuery(days.text).map((token) => joinTokens([token])));
  return parseQuery(text).some(
    (token) => words.has(joinTokens([token])) && !isOptionalWord(joinTokens([token])),
  );
}

export interface DayConditions {
  on: LocalDay | null;
  /** `on` as dates. */
  dates: string | null;
  /** Another meaning of the words, or null. */
  onOther: LocalDay | null;
  daypart: Daypart | null;
}

/** Reads the phrase on the current day of a zone. From Monday to Thursday, "next weekend" can also mean the coming one. */
export function readDays(
  days: FoundDates | null,
  { now, tz }: { now: Date; tz?: string | undefined },
): DayConditions {
  const read = days && readLocalDay(days.text, { now, tz });
  if (!read) return { on: null, dates: null, onOther: null, daypart: null };
  const isNextWeekend = read.on === readLocalDay(NEXT_WEEKEND, { now, tz })?.on;
  const isBeforeFriday = toWeekday(toLocalTime(now, tz ?? 'UTC').slice(0, 10)) < FRIDAY;
  return {
    on: read.on,
    dates: toDates(days.text, { now, tz }),
    onOther: isNextWeekend && isBeforeFriday ? 'weekend' : null,
    daypart: read.daypart ?? null,
  };
}
