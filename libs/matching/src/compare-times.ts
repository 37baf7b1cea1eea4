import { offsetAt } from '@marquee/domain';
import { DECISIVE, evidence, type Evidence } from './evidence.ts';
import type { ListingFeatures, MatchFeatures } from './match-features.ts';

/** Listings more than this many days apart are never one event, unless one of them was postponed. */
export const MAX_DAYS = 7;
const DOORS_MINUTES = 90;

export function compareTimes(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  const days = Math.abs(a.firstDay - b.firstDay);
  if (days > MAX_DAYS) return [evidence(DECISIVE, 'other dates')];
  if (days === 0) return [evidence(3, 'same day'), ...compareHours(a, b)];
  if (a.minute !== null && b.minute !== null) return [compareNights(a, b, days)];
  const overlap = a.firstDay <= b.lastDay && b.firstDay <= a.lastDay;
  if (overlap) return [evidence(days <= 3 ? 1 : 0, 'days overlap')];
  if (!spansDays(a) && !spansDays(b)) return [evidence(-6, 'other dates')];
  return [evidence(days === 1 ? -1 : days <= 3 ? -2.5 : -4, 'other dates')];
}

function compareHours(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  if (a.minute === null || b.minute === null) return [];
  const minutes = Math.abs(a.minute - b.minute);
  if (minutes === 0) return [evidence(2, 'same time')];
  if (minutes <= DOORS_MINUTES) return [evidence(0, 'times near each other')];
  return [isZoneError(a, b, minutes) ? evidence(-1, 'times a zone apart') : evidence(DECISIVE, 'other times')];
}

const UNUSUAL_HOURS = { from: 22 * 60, until: 7 * 60 };
/** Detects local time written as UTC: one start is at an unusual hour, and the UTC offset of the zone explains the difference. */
function isZoneError(a: MatchFeatures, b: MatchFeatures, minutes: number): boolean {
  const offset = Math.abs(offsetAt(new Date(`${a.event.start_local}Z`), a.event.timezone)) / 60;
  const isUnusual = [a.minute, b.minute].some(
    (minute) => minute !== null && (minute >= UNUSUAL_HOURS.from || minute < UNUSUAL_HOURS.until),
  );
  return isUnusual && minutes === offset;
}

/** Returns whether the event may span days: some sources count the workshops before a conference, others do not. */
export const spansDays = ({ event, firstDay, lastDay }: ListingFeatures) =>
  lastDay > firstDay || event.category === 'conference' || event.category === 'festival';

const compareNights = (a: MatchFeatures, b: MatchFeatures, days: number): Evidence =>
  days === 1 && (a.lastDay > a.firstDay || b.lastDay > b.firstDay)
    ? evidence(-2, 'other dates')
    : evidence(-8, 'other dates');
