import { describe, expect, it } from '@jest/globals';
import { formatInstant, toEventSpan, type Listing } from '@marquee/domain';
import {
  findFalsehoods,
  generateHistory,
  type EventHistory,
  type Statement,
} from '@marquee/testing/event-histories';
import { findConflicts } from './find-conflicts.ts';
import { listChangedFields } from './listing-changes.ts';
import { buildListing, GIG } from './listing-fixtures.ts';
import { mergeListings } from './merge-listings.ts';

const COUNT = 1_000;
const TRUST = [90, 50, 75, 20];

const toEvent = ({ start_local, status, title, sold_out }: Statement) => ({
  ...GIG,
  ...{ start_local, status, title },
  availability: sold_out ? ('sold_out' as const) : ('unknown' as const),
});

const toListing = (statement: Statement): Listing =>
  buildListing(statement.source, toEvent(statement), {
    event_id: '018f0000-0000-7000-8000-000000000001',
    trust: TRUST[statement.source] ?? 50,
  });

/** Returns the listing as it is stored after a step. */
function update(listing: Listing, statement: Statement, at: Date): Listing {
  if (!statement.isListed) return { ...listing, withdrawn: true };
  const event = toEvent(statement);
  const fields = listChangedFields(listing.event, event);
  const stated = Object.fromEntries(fields.map((field) => [field, at.toISOString()]));
  return {
    ...listing,
    event,
    changed_at: fields.length > 0 ? at : listing.changed_at,
    status_said_at: fields.includes('status') ? at : listing.status_said_at,
    stated_at: { ...listing.stated_at, ...stated },
    withdrawn: false,
  };
}

const play = ({ initial, steps }: EventHistory): Listing[] => {
  let listings = initial.map(toListing);
  for (const [index, { source, statements }] of steps.entries())
    listings = listings.map((listing) => {
      const statement = statements[listing.source_id];
      return listing.source_id === source && statement
        ? update(listing, statement, new Date(60_000 * (index + 1)))
        : listing;
    });
  return listings;
};

const toUtc = (start_local: string) =>
  formatInstant(toEventSpan({ ...GIG, start_local }).starts_at);

const shownOf = (listings: Listing[]) => ({
  ...mergeListings(listings),
  conflicts: findConflicts(listings),
});

describe('generated histories of several sources', () => {
  it('never show a moved or cancelled night as unmoved', () => {
    const failures = Array.from({ length: COUNT }, (_, seed) => {
      const history = generateHistory(seed);
      const falsehoods = findFalsehoods(history, shownOf(play(history)), toUtc);
      return falsehoods.length > 0 ? { seed, falsehoods } : null;
    }).filter((failure) => failure !== null);
    expect(failures).toEqual([]);
  });

  it('have the same outcome in any order of the listings', () => {
    for (let seed = 0; seed < COUNT; seed++) {
      const listings = play(generateHistory(seed));
      expect(shownOf(listings.toReversed())).toEqual(shownOf(listings));
    }
  });
});
