import type { LocalDay } from '@marquee/database';
import { addDays, toLocalTime, toWeekday } from '@marquee/domain';
import { findDates, type Daypart, type FoundDates } from '@marquee/search';
import { readLocalDay, toDates } from '../../events/local-day.ts';
import type { Home } from '../../places/place-finder.ts';
import { joinTokens } from '../known-names.ts';
import { isOptionalWord } from './optional-words.ts';
import { parseQuery, splitQuery, type Token } from './parse-query.ts';

const QUOTED = /["“”„«»][^"“”„«»]*["“”„«»]/g;
// No date phrase contains it, and it has the length of a character.
const MASK = '\uE000';
const NEXT_WEEKEND = 'next weekend';
const FRIDAY = 5;
const DAY_MS = 86_400_000;

/** The text of a query without its date phrase. */
export interface TextAround {
  text: string;
  tokens: Token[];
}

// It joins a date to what follows: 今週末の大阪.
const PARTICLE = /^[のにはをが的在](?=\p{Script=Han}|\p{Script=Katakana})/u;
const YEAR = /^\d{4}$/;

/**
 * Finds the date phrase of a query outside quotes. A word that can be a part of a name is found,
 * but not certain. A year alone is a word of a name: "EuroPython 2027".
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

/**
 * Returns whether a place was read from words of the date phrase. The text around a certain one
 * contains none of its words.
 */
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
  /** The dates of days of the week. They can mean those of a later week. */
  ofWeek: string | null;
  /** The days of the week have no "on" or "this". They can be those of any week. */
  isAnyWeek: boolean;
  daypart: Daypart | null;
}

const NO_DAYS: DayConditions = {
  on: null,
  dates: null,
  onOther: null,
  ofWeek: null,
  isAnyWeek: false,
  daypart: null,
};

/** Reads the phrase on the current day of a zone. */
export function readDays(
  days: FoundDates | null,
  { now, tz, country }: { now: Date } & Home,
): DayConditions {
  const zone = { now, tz, country };
  const read = days && readLocalDay(days.text, zone);
  if (!read) return NO_DAYS;
  const dates = toDates(days.text, zone);
  const isSpan = dates?.includes('..') === true;
  // "This weekend" and "this week" are not of any week.
  const isWeekly = !(isSpan && days.isCertain) && isOfEveryWeek(days.text, zone);
  return {
    on: read.on,
    dates,
    onOther: otherDays({ on: read.on, dates, text: days.text }, zone),
    ofWeek: isWeekly ? dates : null,
    isAnyWeek: isWeekly && !days.isCertain,
    daypart: read.daypart ?? null,
  };
}

interface ReadPhrase {
  on: LocalDay;
  dates: string | null;
  text: string;
}

/**
 * Another meaning of days. From Monday to Thursday, "next weekend" can be the coming one; at two in
 * the morning, "tonight" the coming evening. A party of New Year's Eve can begin after midnight,
 * and Christmas can mean the days around it.
 */
function otherDays({ on, dates, text }: ReadPhrase, zone: { now: Date } & Home): LocalDay | null {
  const today = toLocalTime(zone.now, zone.tz ?? 'UTC').slice(0, 10);
  if (on === readLocalDay(NEXT_WEEKEND, zone)?.on)
    return toWeekday(today) < FRIDAY ? 'weekend' : null;
  // Without a zone, the venues are not all in the same night.
  if (on === 'tonight') return dates === today || zone.tz === undefined ? null : today;
  if (dates === null || /\d/.test(text)) return null;
  const year = Number(dates.slice(0, 4));
  if (dates === `${String(year)}-12-31`) return `${dates}..${String(year + 1)}-01-01`;
  return dates === `${String(year)}-12-24..${String(year)}-12-26`
    ? `${String(year)}-12-20..${String(year + 1)}-01-02`
    : null;
}

/** Whether a phrase names days of every week: "friday", "weekdays", but not "tomorrow". */
function isOfEveryWeek(text: string, { now, tz }: { now: Date } & Home): boolean {
  const [first, next, second] = [1, 2, 8].map((days) => {
    const then = new Date(now.getTime() + days * DAY_MS);
    return toDates(text, { now: then, tz })?.split('..') ?? [];
  });
  const [last, nextLast] = [first?.at(-1), next?.at(-1)];
  return (
    last !== undefined &&
    nextLast !== undefined &&
    toWeekday(last) === toWeekday(nextLast) &&
    second?.join() === first?.map((day) => addDays(day, 7)).join()
  );
}
