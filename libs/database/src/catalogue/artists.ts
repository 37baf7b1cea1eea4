import type { ArtistIds, KnownArtist, MatchStrategy } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { ArtistReference } from './artist-reference.ts';
import { insertArtists, newArtist, SLUG_VARIANTS } from './new-artists.ts';

type Choose = MatchStrategy['chooseArtist'];

/** For callers without external ids. */
const withoutDisambiguation: Choose = (_, sameName) => sameName.find(({ disambiguation }) => disambiguation === '');

/** Returns artist ids by reference key and creates missing artists. Safe for concurrent callers. */
export async function ensureArtists(query: Query, artists: ArtistReference[], choose: Choose = withoutDisambiguation) {
  if (artists.length === 0) return new Map<string, string>();
  const named = artists.toSorted((a, b) => countIds(b) - countIds(a)); // references with the most ids first
  let known = await findSameName(query, named);
  let found = findAmong(named, known, choose);
  // An insert skips rows whose slug or name is taken. The next slug variant is tried for those.
  for (const toSlug of SLUG_VARIANTS) {
    if (found.missing.length === 0) break;
    const inserted = await insertArtists(query, found.missing.map(newArtist(found.sameName, toSlug)));
    const isComplete = inserted.length === found.missing.length;
    known = isComplete ? [...known, ...inserted] : await findSameName(query, named);
    found = findAmong(named, known, choose);
  }
  await updateIds(query, found.enriched);
  return found.ids;
}

const countIds = ({ musicbrainz_id, spotify_id }: ArtistIds) => (musicbrainz_id ? 1 : 0) + (spotify_id ? 1 : 0);

/** Returns the oldest first. The lateral join looks up each key in the index even if the table has no statistics yet. */
const findSameName = (query: Query, named: ArtistReference[]) =>
  query<KnownArtist>(sql`
    SELECT a.* FROM unnest(${[...new Set(named.map(({ name_key }) => name_key))]}::text[]) AS requested(name_key) CROSS JOIN LATERAL (
      SELECT id, name_key, disambiguation, musicbrainz_id, spotify_id FROM artist WHERE name_key = requested.name_key OFFSET 0) a
    ORDER BY a.id`);

/** Ids that one reference adds to an artist are visible to the references after it. */
function findAmong(named: ArtistReference[], known: KnownArtist[], choose: Choose) {
  const copies = known.map((artist) => ({ ...artist })); // mutated by `addIds`
  const sameName = Map.groupBy(copies, ({ name_key }) => name_key);
  const ids = new Map<string, string>();
  const enriched = new Set<KnownArtist>();
  const missing: ArtistReference[] = [];
  for (const artist of named) {
    const found = choose(artist, sameName.get(artist.name_key) ?? []);
    if (!found) missing.push(artist);
    else ids.set(artist.key, found.id);
    if (found && addIds(found, artist)) enriched.add(found);
  }
  return { sameName, ids, missing, enriched: [...enriched] };
}

/** Returns true if the artist changed. */
function addIds(known: KnownArtist, { musicbrainz_id, spotify_id }: ArtistIds): boolean {
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
