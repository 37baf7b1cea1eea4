import type { ReferenceSource } from '@marquee/domain';
import { toNameKey } from '../catalogue/names.ts';
import type { Database, Query } from '../connection/connect.ts';
import {
  insertReferences,
  linkArtistReferences,
  linkVenueReferences,
} from '../places/gazetteer-sql.ts';

const ROWS_PER_STATEMENT = 2_000;

export interface ArtistReferenceRow {
  wikidataId: string;
  name: string;
  spotifyId: string | null;
}

export interface VenueReferenceRow {
  id: number;
  source: ReferenceSource;
  /** The name, then other names. */
  names: string[];
  lat: number;
  lng: number;
  wikidataId: string | null;
  url: string | null;
  capacity: number | null;
}

export interface LandmarkRow {
  kind: 'part' | 'airport' | 'landmark';
  /** The name, then other names. */
  names: string[];
  lat: number;
  lng: number;
}

interface ReferenceData {
  landmarks: AsyncIterable<LandmarkRow>;
  artists: AsyncIterable<ArtistReferenceRow>;
  venues: AsyncIterable<VenueReferenceRow>;
}

/** Stores open data about artists and venues, and links records to it. */
export function createReferenceRepository({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  /** Returns whether open data are stored, with at least as many names of places as given. */
  const isLoaded = async (landmarks: LandmarkRow[]): Promise<boolean> =>
    (await prisma.artistReference.count({ where: { name: { not: null } } })) > 0 &&
    (await prisma.venueReference.count()) > 0 &&
    (await prisma.landmark.count()) >= countNames(landmarks);

  /** A repeated load adds what is missing. */
  async function load({ artists, venues, landmarks }: ReferenceData): Promise<void> {
    for await (const rows of inChunks(artists))
      await insertReferences(query, 'artist_reference', rows.map(toArtistRow));
    for await (const rows of inChunks(venues)) {
      await insertReferences(query, 'venue_reference', rows.map(toVenueRow));
      await insertReferences(query, 'venue_reference_name', rows.flatMap(toNameRows));
    }
    for await (const rows of inChunks(landmarks))
      await insertReferences(query, 'landmark', rows.flatMap(toLandmarkRows));
    await linkReferences(query);
  }
  return { isLoaded, load };
}

const toArtistRow = ({ wikidataId, name, spotifyId }: ArtistReferenceRow) => ({
  wikidata_id: wikidataId,
  name_key: toNameKey(name),
  name,
  spotify_id: spotifyId,
});

const toVenueRow = ({ names: _names, wikidataId, ...row }: VenueReferenceRow) => ({
  ...row,
  wikidata_id: wikidataId,
});

const toNameRows = ({ id, names }: VenueReferenceRow) =>
  [...new Set(names.map(toNameKey))].map((name_key) => ({ name_key, reference_id: id }));

const toLandmarkRows = ({ names, ...row }: LandmarkRow) =>
  [...new Set(names.map(toNameKey))].map((name_key) => ({ name_key, name: names[0], ...row }));

const countNames = (landmarks: LandmarkRow[]): number =>
  new Set(
    landmarks
      .flatMap(toLandmarkRows)
      .map(({ name_key, lat, lng }) => [name_key, lat, lng].join(' ')),
  ).size;

/** Links artists and venues without a reference to the only one that fits. */
export async function linkReferences(query: Query): Promise<void> {
  await linkArtistReferences(query);
  await linkVenueReferences(query);
}

async function* inChunks<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let chunk: Row[] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < ROWS_PER_STATEMENT) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
