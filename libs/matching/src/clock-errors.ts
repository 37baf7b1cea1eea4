import { evidence, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';
import { offsetMinutes } from './minutes-apart.ts';

const HALF_DAY = 12 * 60;
const HOUR = 60;
const UNUSUAL_HOURS = { from: 22 * 60, until: 7 * 60 };
// Plays, films and matches take place twice a day, so hours that differ mean two events.
const TWICE_A_DAY = new Set(['film', 'theater', 'sports']);

/**
 * Returns the weight of an error that explains the difference: local time written as UTC, also with
 * the offset of the other season or of the zone next to it, or a.m. for p.m. An unusual hour makes
 * the error likely. Null if no error explains it.
 */
export function findClockError(
  a: MatchFeatures,
  b: MatchFeatures,
  minutes: number,
): Evidence | null {
  const isUnusual = [a, b].some(({ minute }) => minute !== null && isUnusualHour(minute));
  if (minutes === HALF_DAY) return isUnusual ? evidence(-2, 'times half a day apart') : null;
  const beside = [a, b].map((listing) => Math.abs(minutes - Math.abs(offsetMinutes(listing))));
  if (isUnusual && beside.includes(0)) return evidence(-1, 'times a zone apart');
  if (a.firstDay !== b.firstDay || [a, b].some(isTwiceADay)) return null;
  const isExplained = beside.some((rest) => rest === 0 || rest === HOUR);
  return isExplained && minutes >= 2 * HOUR ? evidence(-3, 'times a zone apart') : null;
}

// Theatres also have concerts.
const STAGES = new Set('playhouse schauspielhaus cinema cinemas kino multiplex'.split(' '));

const isTwiceADay = ({ event, venue }: MatchFeatures): boolean =>
  TWICE_A_DAY.has(event.category) ||
  (event.category === 'community' && venue.some((word) => STAGES.has(word)));

const isUnusualHour = (minute: number) =>
  minute >= UNUSUAL_HOURS.from || minute < UNUSUAL_HOURS.until;
