import {
  formatInstant,
  toEventSpan,
  type EventConflict,
  type EventStatus,
  type Listing,
} from '@marquee/domain';
import { isTimed } from './is-timed.ts';
import { dayOf } from './listing-changes.ts';
import { toMergeInput } from './merge-listings.ts';
import { dayStatedAt, findDecided, hourStatedAt, statedStatus } from './night.ts';

const MAX_VALUES = 10;

interface Statement {
  value: string;
  listing: Listing;
  /** When the source changed it; null if it never did. */
  changedAt: number | null;
}

/**
 * Returns where sources contradict each other on whether or when an event takes place, after one of
 * them changed it, after an operator decided if one did. The published value comes first.
 */
export function findConflicts(listings: Listing[]): EventConflict[] {
  if (listings.length < 2) return [];
  const { ordered, night } = toMergeInput(listings);
  const decidedAt = findDecided(ordered)?.stated_at['decided'];
  // what an operator knew when deciding is not contested any more
  const isOpen = ({ changedAt }: Statement) =>
    decidedAt === undefined || (changedAt ?? 0) > Date.parse(decidedAt);
  const withPublished = (from: Listing | null) =>
    from === null ? ordered : [from, ...ordered.filter((listing) => listing !== from)];
  return [
    ...toConflict(
      'status',
      withPublished(night.statusFrom).map(toStatusStatement(night.status)),
      isOpen,
    ),
    ...toConflict(
      'start_utc',
      withPublished(night.timesFrom).map(toStartStatement(night.timesFrom)),
      isOpen,
    ),
  ];
}

/**
 * Sources that agree on whether an event takes place do not contradict each other: one of them may
 * not know the new date yet.
 */
const toStatusStatement =
  (published: EventStatus) =>
  (listing: Listing): Statement => {
    const status = statedStatus(listing);
    return {
      value: isOn(status) && isOn(published) ? published : status,
      listing,
      changedAt: listing.status_said_at?.getTime() ?? null,
    };
  };

const isOn = (status: EventStatus) => status === 'scheduled' || status === 'rescheduled';

/**
 * Sources that disagree from the beginning, by the doors or by a day of workshops, are not in
 * conflict.
 */
const toStartStatement =
  (published: Listing) =>
  (listing: Listing): Statement => {
    const isOtherDay = dayOf(listing.event) !== dayOf(published.event);
    const areTimed = isTimed(listing.event) && isTimed(published.event);
    const statedAt = isOtherDay ? dayStatedAt : hourStatedAt;
    return {
      value: startOf(isOtherDay || areTimed ? listing : published),
      listing,
      changedAt: statedAt(listing),
    };
  };

const startOf = ({ event }: Listing): string => formatInstant(toEventSpan(event).starts_at);

function toConflict(
  field: EventConflict['field'],
  [published, ...others]: Statement[],
  isOpen: (statement: Statement) => boolean,
): EventConflict[] {
  if (!published) return [];
  const statements = [published, ...others.filter(isOpen).toSorted(byChange)];
  const isContested = new Set(statements.map(({ value }) => value)).size > 1;
  if (!isContested || statements.every(({ changedAt }) => changedAt === null)) return [];
  const values = statements.map(({ value, listing, changedAt }) => ({
    value,
    source: listing.source,
    stated_at: formatInstant(changedAt === null ? listing.first_seen_at : new Date(changedAt)),
  }));
  return [{ field, values: values.slice(0, MAX_VALUES) }];
}

const byChange = (a: Statement, b: Statement): number => (b.changedAt ?? 0) - (a.changedAt ?? 0);
