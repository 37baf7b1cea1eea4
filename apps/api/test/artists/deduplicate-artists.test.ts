import { describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { type RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

const SEATTLE = '9282c8b4-ca0b-4c6b-b7e3-4f7762dfc4d6';
const LONDON = '5b11f4ce-a62d-471e-81fc-a69a8278c7da';
const SPOTIFY = '6olE6TJLqED3rqDCT0FyPh';

interface ListedArtist {
  slug: string;
  name: string;
  musicbrainz_id: string | null;
  spotify_id: string | null;
  upcoming_events: number;
}

const artistsOf = async (api: Api): Promise<ListedArtist[]> =>
  ((await api.get('/artists?limit=100').expect(200)).body as { artists: ListedArtist[] }).artists;

const from = (api: Api, name: string, records: RawEvent[]) =>
  ingest(api.database, { source: { name }, records });

let shows = 0;
const show = (
  artist: string,
  ids: { musicbrainz_id?: string; spotify_id?: string } = {},
): RawEvent => {
  shows++;
  const title = `Show ${String(shows)}`;
  return buildEvent({
    source_id: title,
    title,
    artists: [artist],
    artist_ids: [{ name: artist, ...ids }],
  });
};

describe('artists with the same name', () => {
  const SOURCES: [string, RawEvent[]][] = [
    ['a', [show('Nirvana', { musicbrainz_id: SEATTLE })]],
    ['b', [show('NIRVANA', { musicbrainz_id: LONDON })]],
    ['c', [show('Nirvana', { musicbrainz_id: SEATTLE, spotify_id: SPOTIFY })]],
    ['d', [show('Nirvana', { spotify_id: SPOTIFY })]],
  ];

  it('are distinguished by their ids in any order of sources', async () => {
    const orders = [
      SOURCES,
      [SOURCES[1], SOURCES[0], SOURCES[2], SOURCES[3]],
      [SOURCES[2], SOURCES[3], SOURCES[1], SOURCES[0]],
    ];
    for (const order of orders) {
      await using api = await createTestApi();
      for (const source of order) if (source) await from(api, ...source);
      const artists = await artistsOf(api);
      expect(artists).toHaveLength(2);
      expect(artists.find(({ musicbrainz_id }) => musicbrainz_id === SEATTLE)).toMatchObject({
        spotify_id: SPOTIFY,
        upcoming_events: 3,
      });
      const other = artists.find(({ musicbrainz_id }) => musicbrainz_id === LONDON);
      expect(other).toMatchObject({ spotify_id: null, upcoming_events: 1 });
      expect(artists.map(({ slug }) => slug).sort()).toEqual([
        'nirvana',
        expect.stringMatching(/^nirvana-\w{6}$/),
      ]);
      expect(await api.titles(`/events?artist=${must(other).slug}`)).toEqual([
        SOURCES[1]?.[1][0]?.title,
      ]);
    }
  });

  it('are distinguished within a batch, and remain so after another ingest', async () => {
    await using api = await createTestApi();
    const records = [...SOURCES.flatMap(([, list]) => list), show('Nirvana')];
    await from(api, 'all', records);
    const before = await artistsOf(api);
    expect(before.map(({ upcoming_events }) => upcoming_events).sort()).toEqual([1, 4]);
    await from(
      api,
      'all',
      records.map((record) => ({ ...record, description: 'Said anew.' })),
    );
    await from(api, 'all', records.toReversed());
    expect(await artistsOf(api)).toEqual(before);
  });

  it('are one artist without ids, which adopts the id of a later listing', async () => {
    await using api = await createTestApi({ events: [show('Nirvana'), show('nirvana')] });
    const [before] = await artistsOf(api);
    expect(before).toMatchObject({ slug: 'nirvana', musicbrainz_id: null, upcoming_events: 2 });
    await from(api, 'later', [show('Nirvana', { musicbrainz_id: SEATTLE })]);
    expect(await artistsOf(api)).toEqual([
      { ...before, musicbrainz_id: SEATTLE, upcoming_events: 3 },
    ]);
  });

  it('are distinguished by two simultaneous runs', async () => {
    await using api = await createTestApi();
    const many = (musicbrainz_id: string) =>
      Array.from({ length: 60 }, (_, index) => show(`Band ${String(index)}`, { musicbrainz_id }));
    await Promise.all([
      from(api, 'a', many(SEATTLE)),
      from(api, 'b', many(LONDON)),
      from(api, 'c', many(SEATTLE)),
    ]);
    const { rows } = await api.database.pool.query(
      'SELECT musicbrainz_id, count(*)::int FROM artist GROUP BY 1 ORDER BY 1',
    );
    expect(rows).toEqual([
      { musicbrainz_id: LONDON, count: 60 },
      { musicbrainz_id: SEATTLE, count: 60 },
    ]);
  });
});
