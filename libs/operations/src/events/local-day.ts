import type { LocalDay } from '@marquee/database';
import { addDays, toLocalTime } from '@marquee/domain';
import { parseDates, type Daypart, type DateSpan } from '@marquee/search';

interface ReadOptions {
  now: Date;
  /**
   * Zone of the day on which words such as "friday" are read. Today, tonight, tomorrow and the
   * weekend are the venue's.
   */
  tz?: string | undefined;
  /** ISO 3166 code of the country whose public holidays count. */
  country?: string | undefined;
}

/** The days of a phrase, and the part of the day in which an event begins. */
export interface ReadDays {
  on: LocalDay;
  daypart?: Daypart;
}

/**
 * Returns the days that a phrase in any language of the product means, or null: of "heute Abend" it
 * returns `tonight`.
 */
export function readLocalDay(
  phrase: string,
  { now, tz = 'UTC', country }: ReadOptions,
): ReadDays | null {
  const today = toLocalTime(now, tz).slice(0, 10);
  const span = parseDates(phrase, { today, isMonthFirst: isMonthFirst(tz), country });
  if (span === null) return null;
  const keyword = KEYWORDS.find((word) => isAlways(word, phrase, today));
  if (keyword === 'today' && isEvening(span)) return { on: 'tonight' };
  const days = span.from === span.to ? span.from : `${span.from}..${span.to}`;
  return { on: keyword ?? days, ...toDaypart(span) };
}

/**
 * Returns the dates of a phrase on the current day of a zone: `2026-12-05`, or
 * `2026-12-05..2026-12-07`. Null if it means none.
 */
export function toDates(phrase: string, { now, tz = 'UTC', country }: ReadOptions): string | null {
  // Before 4 a.m., "tonight" still means the previous evening.
  const isTonight = readLocalDay(phrase, { now, tz, country })?.on === 'tonight';
  const at = isTonight ? new Date(now.getTime() - 4 * 3_600_000) : now;
  const today = toLocalTime(at, tz).slice(0, 10);
  const span = parseDates(phrase, { today, isMonthFirst: isMonthFirst(tz), country });
  if (span === null) return null;
  return span.from === span.to ? span.from : `${span.from}..${span.to}`;
}

const DATE_FIRST = /^(\d{4}-\d\d-\d\d)(\.\.)?/;

/**
 * Whether only the rest of these days is meant: of words such as "today" or "june", and of a span
 * of dates that begins today or later. A single date means the whole day.
 */
export function isToCome(phrase: string, { now, tz = 'UTC' }: ReadOptions): boolean {
  const today = toLocalTime(now, tz).slice(0, 10);
  const [, first, isSpan] = DATE_FIRST.exec(phrase.trim()) ?? [];
  if (first !== undefined) return isSpan !== undefined && first >= today;
  if (/^\d/.test(phrase)) return false;
  const span = parseDates(phrase, { today, isMonthFirst: isMonthFirst(tz) });
  return span === null || span.to >= addDays(today, -1); // yesterday is today in other zones
}

// They are read in the zone of each venue.
const KEYWORDS = ['today', 'tomorrow', 'weekend'] as const;
// Days after today on which a phrase is compared with a keyword: today's weekday is not always
// today.
const SAMPLES = [0, 1, 3];

const isAlways = (keyword: string, phrase: string, today: string): boolean =>
  SAMPLES.every((days) => {
    const options = { today: addDays(today, days) };
    const [read, meant] = [parseDates(phrase, options), parseDates(keyword, options)];
    return read?.from === meant?.from && read?.to === meant?.to;
  });

const isEvening = ({ partOfDay }: DateSpan) => partOfDay === 'evening' || partOfDay === 'night';

const toDaypart = ({ partOfDay }: DateSpan): Pick<ReadDays, 'daypart'> =>
  partOfDay === null ? {} : { daypart: partOfDay === 'night' ? 'evening' : partOfDay };

/** Whether people in a zone write the month before the day. */
const isMonthFirst = (tz: string): boolean =>
  /^(?:US|America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Adak|Menominee|Indiana|Kentucky|North_Dakota)|Pacific\/Honolulu)(?:\/|$)/.test(
    tz,
  );
