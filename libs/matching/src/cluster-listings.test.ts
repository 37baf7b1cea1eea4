import { expect, it } from '@jest/globals';
import { clusterListings } from './cluster-listings.ts';
import { buildListing, HAMBURG } from './listing-fixtures.ts';

const OTHER_NIGHT = { title: 'Evening of Organ Music', artists: ['Ida Frost'] };

it('joins listings of one event and states why the later one belongs to it', () => {
  const { placements, merges } = clusterListings(
    [buildListing(1), buildListing(2), buildListing(3, OTHER_NIGHT)],
    { known: [] },
    [],
  );
  expect(placements.map(({ event_id }) => event_id)).toEqual(['event-1', 'event-1', 'event-3']);
  expect(placements.map(({ matched_by }) => matched_by === null)).toEqual([true, false, true]);
  expect(merges).toEqual([]);
});

it('places a listing in the stored event, also if its own id is smaller', () => {
  const { placements } = clusterListings(
    [buildListing(1, {}, { event_id: 'event-0' })],
    { known: [buildListing(2)] },
    [],
  );
  expect(placements).toEqual([{ event_id: 'event-2', matched_by: expect.any(String) }]);
});

it('merges stored events that a listing proves to be one into the oldest', () => {
  const known = [buildListing(3, { artists: [] }), buildListing(2, { venue_name: null })];
  const { placements, merges } = clusterListings([buildListing(1)], { known }, []);
  expect(placements[0]?.event_id).toBe('event-2');
  expect(merges).toEqual([{ from: 'event-3', into: 'event-2' }]);
});

it('follows what an operator decided about two listings', () => {
  const eventOf = (a: string, b: string, is_same: boolean) =>
    clusterListings(
      [buildListing(1)],
      { known: [buildListing(2), buildListing(3, { ...OTHER_NIGHT, ...HAMBURG })] },
      [{ a, b, is_same }],
    ).placements[0]?.event_id;
  expect(eventOf('9|9', '8|8', true)).toBe('event-2');
  expect(eventOf('1|1', '2|2', false)).toBe('event-1');
  expect(eventOf('2|2', '1|1', false)).toBe('event-1');
});

it('joins by hand what it would only report', () => {
  const doubtful = buildListing(2, { venue_name: 'Dome', artists: [] });
  const cluster = (is_same?: boolean) =>
    clusterListings(
      [buildListing(1)],
      { known: [doubtful] },
      is_same === undefined ? [] : [{ a: '2|2', b: '1|1', is_same }],
    );
  expect(cluster().possibleDuplicates).toHaveLength(1);
  expect(cluster().placements[0]?.event_id).toBe('event-1');
  expect(cluster(false).possibleDuplicates).toEqual([]);
  expect(cluster(true)).toMatchObject({
    placements: [{ event_id: 'event-2', matched_by: 'joined by hand' }],
    possibleDuplicates: [],
  });
});

it('does not join two groups of which one pair contradicts the other', () => {
  const known = [
    buildListing(2, {}, { event_id: 'event-x' }),
    buildListing(3, HAMBURG, { event_id: 'event-x' }),
  ];
  const { placements, possibleDuplicates } = clusterListings([buildListing(1)], { known }, []);
  expect(placements[0]?.event_id).toBe('event-1');
  expect(possibleDuplicates).toEqual([
    {
      a: { source_id: 1, source_event_id: '1' },
      b: { source_id: 2, source_event_id: '2' },
      score: expect.any(Number),
      reasons: expect.arrayContaining([expect.any(String)]),
    },
  ]);
});

it('does not let a listing with the old date keep a relocated one from its new match', () => {
  const moved = { start_local: '2027-06-11T20:00:00' };
  const old = buildListing(2, {}, { event_id: 'event-x' });
  const relocated = buildListing(3, moved, { event_id: 'event-x' });
  const incoming = [buildListing(1, moved)];
  const joined = clusterListings(incoming, { known: [old], relocated: [relocated] }, []);
  expect(joined.placements[0]?.event_id).toBe('event-x');
  const blocked = clusterListings(incoming, { known: [old, relocated] }, []);
  expect(blocked.placements[0]?.event_id).toBe('event-1');
});

it('has one result for every order of the stored listings and of the incoming ones', () => {
  const known = [4, 5, 6].map((source) => buildListing(source, { title: `Aurora Lane ${source}` }));
  const incoming = [
    buildListing(1),
    buildListing(2, { artists: [] }),
    buildListing(3, OTHER_NIGHT),
  ];
  const groupsOf = (listings: typeof incoming, stored: typeof known) => {
    const { placements, merges } = clusterListings(listings, { known: stored }, []);
    const byId = listings.map(({ source_event_id }, index) => [
      source_event_id,
      placements[index]?.event_id,
    ]);
    return { merges, placements: Object.fromEntries(byId) as object };
  };
  expect(groupsOf(incoming.toReversed(), known.toReversed())).toEqual(groupsOf(incoming, known));
});
