import type { ArtistIds, KnownArtist, MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { ArtistReference } from './artist-reference.ts';
import { insertArtists, newArtist, SLUGS } from './new-artists.ts';

type Choose = MatchStrategy['chooseArtist'];

/** By its name alone. */
const firstOfTheName: Choose = (_, namesakes) => namesakes.find(({ disambiguation }) => disambiguation === '');

/** The ids of artists by their key, made where they are new; several may do so at once. */
export async function ensureArtists(query: Query, artists: ArtistReference[], choose: Choose = firstOfTheName) {
  if (artists.length === 0) return new Map<string, string>();
  const named = artists.toSorted((a, b) => idsIn(b) - idsIn(a)); // who says most comes first
  let known = await findNamesakes(query, named);
  let found = findAmong(named, known, choose);
  // A slug or a name that is taken leaves its row out: those few are tried again under another one.
  for (const slugOf of SLUGS) {
    if (found.missing.length === 0) break;
    const inserted = await insertArtists(query, found.missing.map(newArtist(found.namesakes, slugOf)));
    const isAll = inserted.length === found.missing.length;
    known = isAll ? [...known, ...inserted] : await findNamesakes(query, named);
    found = findAmong(named, known, choose);
  }
  await updateIds(query, found.learned);
  return found.ids;
}

const idsIn = ({ musicbrainz_id, spotify_id }: ArtistIds) => (musicbrainz_id ? 1 : 0) + (spotify_id ? 1 : 0);

/** The oldest first. Key by key: a table without statistics yet would be read whole for many keys. */
const findNamesakes = (query: Query, named: ArtistReference[]) =>
  query<KnownArtist>(sql`
    SELECT a.* FROM unnest(${[...new Set(named.map(({ name_key }) => name_key))]}::text[]) AS asked(name_key) CROSS JOIN LATERAL (
      SELECT id, name_key, disambiguation, musicbrainz_id, spotify_id FROM artist WHERE name_key = asked.name_key OFFSET 0) a
    ORDER BY a.id`);

/** Each sees what those before it told of an artist's ids. */
function findAmong(named: ArtistReference[], known: KnownArtist[], choose: Choose) {
  const copies = known.map((artist) => ({ ...artist })); // which learn
  const namesakes = Map.groupBy(copies, ({ name_key }) => name_key);
  const ids = new Map<string, string>();
  const learned = new Set<KnownArtist>();
  const missing: ArtistReference[] = [];
  for (const artist of named) {
    const found = choose(artist, namesakes.get(artist.name_key) ?? []);
    if (!found) missing.push(artist);
    else ids.set(artist.key, found.id);
    if (found && learn(found, artist)) learned.add(found);
  }
  return { namesakes, ids, missing, learned: [...learned] };
}

function learn(known: KnownArtist, { musicbrainz_id, spotify_id }: ArtistIds): boolean {
  const before = [known.musicbrainz_id, known.spotify_id].join();
  known.musicbrainz_id ??= musicbrainz_id ?? null;
  known.spotify_id ??= spotify_id ?? null;
  return [known.musicbrainz_id, known.spotify_id].join() !== before;
}

async function updateIds(query: Query, artists: KnownArtist[]): Promise<void> {
  if (artists.length === 0) return;
  const types = { id: 'uuid', musicbrainz_id: 'uuid', spotify_id: 'text' };
  await query(sql`
    UPDATE artist a SET musicbrainz_id = r.musicbrainz_id, spotify_id = r.spotify_id, updated_at = now()
    FROM ${rowsSql(artists, types)} r WHERE a.id = r.id`);
}
