import { describe, expect, it } from '@jest/globals';
import {
  createArtistRepository,
  createDemandRepository,
  createFormerMatcher,
  createNamedPairRepository,
  createVenueRepository,
} from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { createCuration, ingest } from './index.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const SPOTIFY = ['4tZwfgrHOc3mvqYlEYSvVi', '6olE6TJLqED3rqDCT0FyPh'] as const;
const PLACE = { city: 'Berlin', country: 'DE', lat: 52.5412, lng: 13.4127 };

/** Creates a database and reads it. */
async function createCatalogue() {
  const database = await createTestDatabase();
  const rows = async (sql: string) =>
    (await database.pool.query<Record<string, unknown>>(sql)).rows;
  const venueSlug = async (name: string) =>
    String(must((await rows(`SELECT slug FROM venue WHERE name = '${name}'`))[0])['slug']);
  const changes = () => rows('SELECT kind, event_id, detail FROM change ORDER BY id');
  return {
    database,
    rows,
    venueSlug,
    changes,
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

describe('two venues', () => {
  const source = { name: 'halls' };
  const night = (source_id: string, venue_name: string) => ({
    ...{ source_id, title: `Night ${source_id}`, venue_name, ...PLACE },
    start_local: `2027-03-0${source_id}T20:00`,
  });
  const records = [
    night('1', 'Kesselhaus Club'),
    night('2', 'Kesselhaus Theater'),
    night('3', 'Kesselhaus Theater'),
  ];

  it('become one that has all events, and stay one in later runs', async () => {
    await using catalogue = await createCatalogue();
    const { database, rows, venueSlug, changes } = catalogue;
    await ingest(database, { source, records });
    const pairs = await createNamedPairRepository(database).list('venue', 10);
    expect(pairs.map(({ one, other }) => [one.name, other.name].sort())).toEqual([['Kesselhaus Club', 'Kesselhaus Theater']]); // prettier-ignore
    const [into, from] = [
      await venueSlug('Kesselhaus Club'),
      await venueSlug('Kesselhaus Theater'),
    ];
    const before = (await changes()).length;
    expect(await createCuration(database).mergeNamed('venue', into, from)).toMatchObject({
      events: 2,
    });
    expect((await changes()).slice(before)).toMatchObject([
      { kind: 'updated', detail: { former: {} } },
      { kind: 'updated' },
    ]);
    const venues = createVenueRepository(database);
    expect(await venues.find(from, NOW)).toMatchObject({ slug: into, upcoming_events: 3 });
    const again = { ...night('4', 'Kesselhaus Theater'), start_local: '2027-04-01T20:00' };
    await ingest(database, { source, records: [...records, again] });
    await ingest(database, {
      source: { name: 'other' },
      records: [night('5', 'The Kesselhaus Theater')],
    });
    expect(await rows('SELECT name FROM venue')).toEqual([{ name: 'Kesselhaus Club' }]);
    expect(await venues.find(into, NOW)).toMatchObject({ upcoming_events: 5 });
  });

  it('are merged through a chain, and refused if they are one', async () => {
    await using catalogue = await createCatalogue();
    const { database, rows, venueSlug } = catalogue;
    await ingest(database, {
      source,
      records: [...records, { ...night('6', 'Maschinenhaus'), lat: 52.5, lng: 13.3 }],
    });
    const [club, theater] = [
      await venueSlug('Kesselhaus Club'),
      await venueSlug('Kesselhaus Theater'),
    ];
    const last = await venueSlug('Maschinenhaus');
    const curation = createCuration(database);
    await curation.mergeNamed('venue', club, theater);
    await curation.mergeNamed('venue', last, club);
    await ingest(database, {
      source,
      records: [{ ...night('7', 'Kesselhaus Theater'), title: 'Another' }],
    });
    expect(await rows('SELECT name FROM venue')).toEqual([{ name: 'Maschinenhaus' }]);
    expect(await createVenueRepository(database).find(theater, NOW)).toMatchObject({ slug: last });
    await expect(curation.mergeNamed('venue', theater, club)).rejects.toThrow('same venue already');
    await expect(curation.mergeNamed('venue', last, 'nothing')).rejects.toThrow(
      'No venue has the id or slug',
    );
  });

  it('count as one for what an event has left before the merge', async () => {
    await using catalogue = await createCatalogue();
    const { database, rows, venueSlug } = catalogue;
    const first = { ...night('1', 'Kesselhaus Theater'), artist_ids: [{ name: 'ACDC' }] };
    await ingest(database, { source, records: [first, night('2', 'Kesselhaus Club'), { ...night('3', 'Lido'), artist_ids: [{ name: 'AC/DC' }] }] }); // prettier-ignore
    await ingest(database, { source, records: [night('1', 'Lido'), night('2', 'Kesselhaus Club'), { ...night('3', 'Lido'), artist_ids: [{ name: 'AC/DC' }] }] }); // prettier-ignore
    const left = must(
      (await rows(`SELECT id::int FROM change WHERE detail->'former' IS NOT NULL`))[0],
    )['id'];
    const curation = createCuration(database);
    await curation.mergeNamed(
      'venue',
      await venueSlug('Kesselhaus Club'),
      await venueSlug('Kesselhaus Theater'),
    );
    await curation.mergeNamed('artist', 'ac-dc', 'acdc');
    const find = createFormerMatcher(database);
    const idOf = async (table: string, name: string) =>
      String(must((await rows(`SELECT id FROM ${table} WHERE name = '${name}'`))[0])['id']);
    const filter = { now: NOW };
    expect([...(await find({ ...filter, venueId: await idOf('venue', 'Kesselhaus Club') }, [Number(left)]))]).toEqual([left]); // prettier-ignore
    expect([
      ...(await find({ ...filter, artistId: await idOf('artist', 'AC/DC') }, [Number(left)])),
    ]).toEqual([left]);
    expect([
      ...(await find({ ...filter, venueId: await idOf('venue', 'Lido') }, [Number(left)])),
    ]).toEqual([]);
  });

  it('are not offered again after an operator separates them', async () => {
    await using catalogue = await createCatalogue();
    const { database } = catalogue;
    await ingest(database, {
      source,
      records: [night('8', 'Lido Club'), night('9', 'Lido Theater')],
    });
    const pairs = createNamedPairRepository(database);
    const pair = must((await pairs.list('venue', 10))[0]);
    await createCuration(database).keepNamedApart('venue', pair.other.slug, pair.one.slug);
    expect(await pairs.list('venue', 10)).toEqual([]);
  });
});

describe('two artists', () => {
  const source = { name: 'agenda' };
  const gig = (
    day: number,
    artist_ids: { name: string; spotify_id?: string; genres?: string[] }[],
  ) => ({
    ...{
      source_id: `gig ${String(day)}`,
      title: `Gig ${String(day)}`,
      artist_ids,
      city: 'Berlin',
      country: 'DE',
    },
    start_local: `2027-05-${String(day).padStart(2, '0')}T20:00`,
  });
  const person = (n: number) => ({
    address: Buffer.from(`address ${String(n)}`),
    mailbox: null,
    keyId: null,
  });

  it('become one with all events and demands, and stay one', async () => {
    await using catalogue = await createCatalogue();
    const { database, rows } = catalogue;
    await ingest(database, {
      source,
      records: [
        gig(1, [{ name: 'AC/DC', spotify_id: SPOTIFY[0] }]),
        gig(2, [{ name: 'ACDC', genres: ['hard rock'] }, { name: 'Opener' }]),
        gig(3, [{ name: 'ACDC' }, { name: 'AC/DC' }]),
      ],
    });
    const demand = createDemandRepository(database);
    const city = await demand.findCity({ name: 'Berlin', country_code: 'DE' });
    const [stays, goes] = [await demand.findArtist('AC/DC'), await demand.findArtist('ACDC')];
    for (const [artist, people] of [
      [goes, [1, 2, 3]],
      [stays, [3, 4]],
    ] as const)
      // prettier-ignore
      for (const n of people) await demand.recordArtistDemand(artist, city.id, person(n));
    const pairs = createNamedPairRepository(database);
    expect(await pairs.list('artist', 10)).toMatchObject([{ reasons: ['the same name'] }]);
    expect(
      await createCuration(database).mergeNamed('artist', stays.slug, goes.slug),
    ).toMatchObject({ events: 2 });

    expect(await createArtistRepository(database).find(goes.slug, NOW)).toMatchObject({
      ...{ slug: stays.slug, total_demands: 5, upcoming_events: 3, genres: 'hard rock' },
    });
    expect(await rows(`SELECT t.demands, array_agg(d.ordinal ORDER BY d.counted_at) AS ordinals
      FROM demand_target t JOIN demand d ON d.target_id = t.id GROUP BY t.id`)).toEqual([{ demands: 5, ordinals: [1, 2, 3, 4, 5] }]); // prettier-ignore
    expect(await rows('SELECT sum(demands)::int AS demands FROM artist_demand_day')).toEqual([
      { demands: 5 },
    ]);
    expect(await rows(`SELECT count(*)::int AS n FROM event_artist b JOIN artist a ON a.id = b.artist_id WHERE name = 'AC/DC'`)).toEqual([{ n: 3 }]); // prettier-ignore

    // A process that still has the former id counts for the remaining artist, each person once.
    const late = await demand.recordArtistDemand(goes, city.id, person(6));
    expect(late).toMatchObject({ isNew: true, artistDemands: 6 });
    expect(await createDemandRepository(database).findArtist('acdc')).toMatchObject({
      id: stays.id,
    });
    expect(await demand.recordArtistDemand(stays, city.id, person(1))).toMatchObject({ isNew: false, artistDemands: 6 }); // prettier-ignore

    await ingest(database, {
      source,
      records: [gig(4, [{ name: 'ACDC' }]), gig(5, [{ name: 'AC/DC' }])],
    });
    expect(await rows(`SELECT name FROM artist WHERE name LIKE 'AC%'`)).toEqual([
      { name: 'AC/DC' },
    ]);
  });

  it('do not fail a first demand that waits for a merge, which waits for it', async () => {
    await using catalogue = await createCatalogue();
    const { database, rows } = catalogue;
    const demand = createDemandRepository(database);
    const city = await demand.findCity({ name: 'Berlin', country_code: 'DE' });
    const artist = await demand.findArtist('Air');
    const { rows: targets } = await database.pool.query<{ id: string }>('INSERT INTO demand_target (artist_id, city_id) VALUES ($1, $2) RETURNING id::text', [artist.id, city.id]); // prettier-ignore
    const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const isWaiting = async () => (await rows(waiting)).length === 1;
    const merge = await database.pool.connect();
    await merge.query('BEGIN');
    await merge.query('SELECT FROM artist WHERE id = $1 FOR UPDATE', [artist.id]);
    const lockTarget = async () => {
      await waitFor(isWaiting);
      await merge
        .query('SELECT FROM demand_target WHERE id = $1 FOR UPDATE', [must(targets[0]).id])
        .catch(() => null); // either may be cancelled
      await merge.query('ROLLBACK');
      merge.release();
    };
    const [counted] = await Promise.all([
      demand.recordArtistDemand(artist, city.id, person(1)),
      lockTarget(),
    ]);
    expect(counted).toMatchObject({ isNew: true, artistDemands: 1 });
  });

  it('of one name with different ids are not offered', async () => {
    await using catalogue = await createCatalogue();
    const { database, rows } = catalogue;
    const namesakes = [gig(6, [{ name: 'Air', spotify_id: SPOTIFY[0] }]), gig(7, [{ name: 'Air', spotify_id: SPOTIFY[1] }])]; // prettier-ignore
    await ingest(database, { source, records: namesakes });
    expect(await rows(`SELECT name FROM artist WHERE name = 'Air'`)).toHaveLength(2);
    const pairs = await createNamedPairRepository(database).list('artist', 10);
    expect(pairs.filter(({ reasons }) => reasons.includes('the same name'))).toEqual([]);
  });
});
