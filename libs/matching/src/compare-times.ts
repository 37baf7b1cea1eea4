import { findClockError } from './clock-errors.ts';
import { DECISIVE, evidence, type Evidence } from './evidence.ts';
import type { ListingFeatures, MatchFeatures } from './match-features.ts';
import { minutesApart } from './minutes-apart.ts';

/**
 * Listings more than this many days apart are never one event, unless one of them was postponed.
 */
export const MAX_DAYS = 7;
const DOORS_MINUTES = 90;
const ARENA_DOORS = { minutes: 150, doors: [17 * 60, 18.5 * 60], show: 20.5 * 60 } as const;
const NEXT_SHOWING_MINUTES = { film: 20, theater: 60 };
const NIGHT_FROM = 22 * 60;

export function compareTimes(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  const days = Math.abs(a.firstDay - b.firstDay);
  if (days > MAX_DAYS) return [evidence(DECISIVE, 'other dates')];
  const minutes = days <= 1 ? minutesApart(a, b) : null;
  if (minutes !== null && (days === 0 || isOneNight(a, b, minutes) || areBothOnline(a, b)))
    return compareHours(a, b, minutes);
  if (days === 0) return [evidence(3, 'same day')];
  if (a.minute !== null && b.minute !== null) return compareNights(a, b, days);
  const overlap = a.firstDay <= b.lastDay && b.firstDay <= a.lastDay;
  if (overlap) return [evidence(days <= 3 ? 1 : 0, 'days overlap')];
  if (!spansDays(a) && !spansDays(b)) return [evidence(-6, 'other dates')];
  return [evidence(days === 1 ? -1 : days <= 3 ? -2.5 : -4, 'other dates')];
}

function compareHours(a: MatchFeatures, b: MatchFeatures, minutes: number): Evidence[] {
  if (minutes === 0) return [evidence(3, 'same day'), evidence(2, 'same time')];
  if (isDoorsAndShow(a, b, minutes))
    return [evidence(3, 'same day'), evidence(0, 'times near each other')];
  const clockError = findClockError(a, b, minutes);
  return clockError ? [evidence(3, 'same day'), clockError] : [evidence(DECISIVE, 'other times')];
}

const areBothOnline = (a: MatchFeatures, b: MatchFeatures) => a.event.online && b.event.online;

/**
 * Recognises 23:30 and 00:30 of the next day, also where sources disagree on the day of a club
 * night.
 */
function isOneNight(a: MatchFeatures, b: MatchFeatures, minutes: number): boolean {
  const [first] = a.firstDay < b.firstDay ? [a] : [b];
  return minutes <= DOORS_MINUTES && first.minute !== null && first.minute >= NIGHT_FROM;
}

/**
 * One list states when the doors open, the other when the show begins. Films and plays have several
 * showings a day instead.
 */
function isDoorsAndShow(a: MatchFeatures, b: MatchFeatures, minutes: number): boolean {
  const { category } = a.event;
  if (category === b.event.category && (category === 'film' || category === 'theater'))
    return minutes <= NEXT_SHOWING_MINUTES[category];
  if (minutes <= DOORS_MINUTES) return true;
  const [doors = 0, show = 0] = [a.minute ?? 0, b.minute ?? 0].sort((x, y) => x - y);
  const [earliest, latest] = ARENA_DOORS.doors;
  return (
    minutes <= ARENA_DOORS.minutes &&
    doors >= earliest &&
    doors <= latest &&
    show <= ARENA_DOORS.show
  );
}

/**
 * Returns whether the event may span days: some sources count the workshops before a conference,
 * others do not.
 */
export const spansDays = ({ event, firstDay, lastDay }: ListingFeatures) =>
  lastDay > firstDay || event.category === 'conference' || event.category === 'festival';

function compareNights(a: MatchFeatures, b: MatchFeatures, days: number): Evidence[] {
  const minutes = minutesApart(a, b);
  const clockError = minutes === null ? null : findClockError(a, b, minutes);
  if (clockError) return [evidence(3, 'nearly the same day'), clockError];
  return days === 1 && (a.lastDay > a.firstDay || b.lastDay > b.firstDay)
    ? [evidence(-2, 'other dates')]
    : [evidence(-8, 'other dates')];
}
