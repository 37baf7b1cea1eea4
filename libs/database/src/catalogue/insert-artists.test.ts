import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@marquee/domain';
import { createTestDatabase } from '../testing.ts';
import { findArtists, type NewArtist } from './entities-sql.ts';
import { insertArtists } from './insert-artists.ts';

const MUSICBRAINZ_ID = '9282c8b4-ca0b-4c6b-b7e3-4f7762dfc4d6';

const artist = (more: Partial<NewArtist> = {}): NewArtist => ({
  id: newId(),
  name: 'Nirvana',
  name_key: 'nirvana',
  disambiguation: '',
  musicbrainz_id: null,
  spotify_id: null,
  genres: [],
  ...more,
});

describe('insertArtists', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database[Symbol.asyncDispose]());

  const slugs = async () =>
    (
      await database.query<{ slug: string }>({
        text: 'SELECT slug FROM artist ORDER BY id',
        values: [],
      })
    ).map(({ slug }) => slug);

  it('inserts artists of one name under different slugs', async () => {
    const [one, other] = [artist(), artist({ disambiguation: 'spotify:6olE6TJLqED3rqDCT0FyPh' })];
    expect(await insertArtists(database.query, [one, other])).toEqual(
      new Map([
        [one.id, one.id],
        [other.id, other.id],
      ]),
    );
    expect(await slugs()).toEqual(['nirvana', expect.stringMatching(/^nirvana-\w{6}$/)]);
  });

  it('uses the id as the slug if no character of the name is valid in one', async () => {
    const unnamed = artist({ name: '!!!', name_key: '!!!' });
    await insertArtists(database.query, [unnamed]);
    expect(await slugs()).toEqual([unnamed.id]);
  });

  it('returns the artist that another session has inserted, with the ids that it lacks', async () => {
    const [first, second] = [artist(), artist({ musicbrainz_id: MUSICBRAINZ_ID })];
    await insertArtists(database.query, [first]);
    expect(await insertArtists(database.query, [second])).toEqual(new Map([[second.id, first.id]]));
    expect(await findArtists(database.query, ['nirvana'])).toMatchObject([
      { id: first.id, musicbrainz_id: MUSICBRAINZ_ID },
    ]);
  });
});
