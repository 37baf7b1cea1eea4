import {
  artistPairsSql,
  organizerPairsSql,
  venuePairsSql,
  type PairOfIds,
} from '../catalogue/match/listing-pairs-sql.ts';
import type { NamedKind } from '../catalogue/merge/merge-records.ts';
import type { Database } from '../connection/connect.ts';

/** A venue, an artist or an organiser as the console compares it. */
export interface NamedRecord {
  id: string;
  slug: string;
  name: string;
  /** Events, with those that are over. */
  events: number;
  /** Known facts by label. */
  facts: Readonly<Record<string, string>>;
}

/** Two records that may be the same one. */
export interface NamedPair {
  reasons: string[];
  one: NamedRecord;
  other: NamedRecord;
}

/** Venues, artists and organisers that may be stored twice. */
export function createNamedPairRepository({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  const find = { venue: findVenues, artist: findArtists, organizer: findOrganizers };
  const pairs = { venue: venuePairsSql, artist: artistPairsSql, organizer: organizerPairsSql };

  /** Returns pairs that no operator has decided. The first have the most events. */
  async function list(kind: NamedKind, limit: number): Promise<NamedPair[]> {
    const found = await query<PairOfIds>(pairs[kind](limit));
    const ids = [...new Set(found.flatMap(({ one, other }) => [one, other]))];
    const records = new Map((await find[kind](prisma, ids)).map((record) => [record.id, record]));
    return found.flatMap(({ reasons, ...pair }) => {
      const [one, other] = [records.get(pair.one), records.get(pair.other)];
      return one && other ? [{ reasons, one, other }] : [];
    });
  }
  return { list };
}

async function findVenues(prisma: Database['prisma'], ids: string[]): Promise<NamedRecord[]> {
  const rows = await prisma.venue.findMany({ where: { id: { in: ids } }, include: { city: true } });
  const counts = await prisma.event.groupBy({
    by: 'venueId',
    where: { venueId: { in: ids }, withdrawnAt: null },
    _count: true,
  });
  const events = new Map(counts.map(({ venueId, _count }) => [venueId, _count]));
  return rows.map(({ id, slug, name, city, ...venue }) => ({
    ...{ id, slug, name },
    events: events.get(id) ?? 0,
    facts: toFacts({
      City: city && [city.name, venue.countryCode].filter(Boolean).join(', '),
      Address: venue.address,
      Position:
        venue.lat === null || venue.lng === null
          ? null
          : `${String(venue.lat)}, ${String(venue.lng)}`,
      'Other names': venue.otherNames.join(', '),
      Website: venue.url,
      Capacity: venue.capacity,
    }),
  }));
}

async function findArtists(prisma: Database['prisma'], ids: string[]): Promise<NamedRecord[]> {
  const rows = await prisma.artist.findMany({
    where: { id: { in: ids } },
    include: { demand: true },
  });
  const counts = await prisma.eventArtist.groupBy({
    by: 'artistId',
    where: { artistId: { in: ids } },
    _count: true,
  });
  const events = new Map(counts.map(({ artistId, _count }) => [artistId, _count]));
  return rows.map(({ id, slug, name, demand, ...artist }) => ({
    ...{ id, slug, name },
    events: events.get(id) ?? 0,
    facts: toFacts({
      Demands: demand?.demands,
      Genres: artist.genres.join(', '),
      Spotify: artist.spotifyId,
      MusicBrainz: artist.musicbrainzId,
      Wikidata: artist.referenceId,
      Website: artist.url,
    }),
  }));
}

async function findOrganizers(prisma: Database['prisma'], ids: string[]): Promise<NamedRecord[]> {
  const rows = await prisma.organizer.findMany({ where: { id: { in: ids } } });
  const counts = await prisma.event.groupBy({
    by: 'organizerId',
    where: { organizerId: { in: ids }, withdrawnAt: null },
    _count: true,
  });
  const events = new Map(counts.map(({ organizerId, _count }) => [organizerId, _count]));
  return rows.map(({ id, slug, name, countryCode, otherNames, url }) => ({
    ...{ id, slug, name },
    events: events.get(id) ?? 0,
    facts: toFacts({ Country: countryCode, 'Other names': otherNames.join(', '), Website: url }),
  }));
}

const toFacts = (
  facts: Record<string, string | number | null | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([label, value]) =>
      value == null || value === '' ? [] : [[label, String(value)]],
    ),
  );
