// SQL because Prisma cannot express it: conditions inside other statements, locked rows, and rows
// from arrays.
import sql, { type Sql } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { identityKeys, type Person } from './deduplicate-demands.ts';

/** People who must have requested a name that nothing else confirms before others see it. */
const MIN_PEOPLE = 3;

/** Selects artists that anyone may see: in `where` of Prisma. */
export const SHOWN = { unconfirmed: { is: null } } as const;

/** Whether anyone may see an artist. */
export const isShownSql = (artistId: Sql): Sql =>
  sql`NOT EXISTS (SELECT FROM unconfirmed_artist u WHERE u.artist_id = ${artistId})`;

/** Hides new artists until they are confirmed. */
export async function hideArtists(
  query: Query,
  artists: { id: string; isSentence: boolean }[],
): Promise<void> {
  if (artists.length === 0) return;
  await query(sql`
    INSERT INTO unconfirmed_artist (artist_id, withheld)
    SELECT * FROM unnest(${artists.map(({ id }) => id)}::uuid[], ${artists.map(({ isSentence }) => isSentence)}::boolean[])
    ON CONFLICT DO NOTHING`);
}

/** Shows artists that an event names. */
export async function confirmArtists(query: Query, artistIds: string[]): Promise<void> {
  if (artistIds.length > 0)
    await query(sql`DELETE FROM unconfirmed_artist WHERE artist_id = ANY(${artistIds}::uuid[])`);
}

export interface ArtistRequest {
  artistId: string;
  person: Person;
}

/**
 * Counts each person once for an unconfirmed artist. With the third person, the artist is shown.
 * Needs a transaction.
 */
export async function countRequesters(query: Query, requests: ArtistRequest[]): Promise<null[]> {
  const ids = [...new Set(requests.map(({ artistId }) => artistId))];
  const open = await query<{ id: string; people: number }>(sql`
    SELECT artist_id AS id, people FROM unconfirmed_artist
    WHERE artist_id = ANY(${ids}::uuid[]) AND people < ${MIN_PEOPLE} ORDER BY artist_id FOR UPDATE`);
  if (open.length > 0) await storeRequesters(query, requests, new Map(open.map(toEntry)));
  return requests.map(() => null);
}

const toEntry = ({ id, people }: { id: string; people: number }) => [id, people] as const;

async function storeRequesters(
  query: Query,
  requests: ArtistRequest[],
  people: Map<string, number>,
) {
  const known = await query<Requester>(sql`
    SELECT artist_id AS id, encode(person_hash, 'hex') AS hash FROM artist_requester
    WHERE artist_id = ANY(${[...people.keys()]}::uuid[])`);
  const seen = new Set(known.map(requesterKey));
  const added: Requester[] = [];
  for (const { artistId: id, person } of requests) {
    const rows = identityKeys(person).map((hash) => ({ id, hash: hash.toString('hex') }));
    const count = people.get(id) ?? MIN_PEOPLE;
    if (count >= MIN_PEOPLE || rows.some((row) => seen.has(requesterKey(row)))) continue;
    people.set(id, count + 1);
    for (const row of rows) seen.add(requesterKey(row));
    added.push(...rows);
  }
  await query(sql`
    INSERT INTO artist_requester (artist_id, person_hash)
    SELECT id, decode(hash, 'hex') FROM unnest(${added.map(({ id }) => id)}::uuid[], ${added.map(({ hash }) => hash)}::text[]) r(id, hash)
    ON CONFLICT DO NOTHING`);
  await query(sql`
    UPDATE unconfirmed_artist u SET people = r.people
    FROM unnest(${[...people.keys()]}::uuid[], ${[...people.values()]}::int[]) r(id, people) WHERE u.artist_id = r.id`);
  await query(sql`
    DELETE FROM unconfirmed_artist
    WHERE artist_id = ANY(${[...people.keys()]}::uuid[]) AND people >= ${MIN_PEOPLE} AND NOT withheld`);
}

interface Requester {
  id: string;
  /** Hexadecimal. */
  hash: string;
}

const requesterKey = ({ id, hash }: Requester): string => `${id}|${hash}`;
