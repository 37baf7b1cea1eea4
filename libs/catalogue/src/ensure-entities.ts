import type { Query } from '@marquee/database';
import {
  addGenresOfArtists,
  allSettled,
  findArtists,
  findCityCentres,
  findVenues,
  insertArtists,
  insertVenues,
  toNameKey,
  updateArtists,
  updateVenues,
} from '@marquee/database/catalogue';
import { newId } from '@marquee/domain';
import {
  buildVenueKey,
  resolveArtists,
  resolveVenues,
  type OrganizerRequest,
  type ResolvedArtists,
  type ResolvedVenues,
  type VenueName,
} from '@marquee/matching';
import type { ArtistReference, VenueReference } from './entity-references.ts';
import { ensureOrganizers } from './organizers.ts';

interface References {
  venues: VenueReference[];
  artists: ArtistReference[];
  organizers: OrganizerRequest[];
}

/** Ids by the key of the reference. */
export interface FoundIds {
  venues: Map<string, string>;
  artists: Map<string, string>;
  organizers: Map<string, string>;
}

/** What the references change of records that other events name. */
export interface EnrichedEntities {
  /** Venues with another address. */
  venueIds: string[];
  /** Events with more genres. */
  eventIds: string[];
}

/**
 * Returns the ids of venues, artists and organisers and creates the missing ones. Needs a
 * transaction and the writer lock.
 */
export async function ensureEntities(
  query: Query,
  references: References,
): Promise<FoundIds & EnrichedEntities> {
  const { venues, artists } = resolveEntities(references, await readEntities(query, references));
  const [venueIds, storedIds, eventIds, organizers] = await allSettled([
    saveVenues(query, venues, references.venues),
    insertArtists(query, artists.created),
    saveArtists(query, artists),
    ensureOrganizers(query, references.organizers),
  ]);
  const ids = { venues: venues.ids, artists: withStoredIds(artists, storedIds), organizers };
  return { ...ids, venueIds, eventIds };
}

type Names = Pick<References, 'venues' | 'artists'>;
type KnownEntities = Awaited<ReturnType<typeof readEntities>>;

async function readEntities(query: Query, { venues, artists }: Names) {
  const lookups = venues.map((venue) => ({
    core_key: coreKey(venue),
    name_key: toNameKey(venue.names[0] ?? ''),
    city_id: venue.city_id,
    lat: venue.lat,
  }));
  const [centres, knownVenues, knownArtists] = await allSettled([
    findCityCentres(
      query,
      venues.map(({ city_id }) => city_id),
    ),
    findVenues(query, lookups),
    findArtists(
      query,
      artists.map(({ name_key }) => name_key),
    ),
  ]);
  return { centres, venues: knownVenues, artists: knownArtists };
}

const resolveEntities = ({ venues, artists }: Names, known: KnownEntities) => ({
  venues: resolveVenues(
    venues.map((venue) => ({ ...venue, centre: known.centres.get(venue.city_id) ?? null })),
    known.venues,
  ),
  artists: resolveArtists(
    artists.map((artist) => ({ ...artist, id: newId() })),
    known.artists,
  ),
});

async function saveVenues(
  query: Query,
  { created, enriched }: ResolvedVenues,
  references: VenueReference[],
) {
  const zones = new Map(references.map(({ id, timezone }) => [id, timezone]));
  await insertVenues(
    query,
    created.map((venue) => ({
      ...venue,
      core_key: coreKey(venue),
      timezone: zones.get(venue.id) ?? null,
    })),
  );
  return updateVenues(query, enriched);
}

/** Events of known artists get the new genres, too. */
async function saveArtists(query: Query, { enriched }: ResolvedArtists) {
  await updateArtists(query, enriched);
  return addGenresOfArtists(
    query,
    enriched.map(({ id }) => id),
  );
}

const coreKey = ({
  names: [name = ''],
  city_name,
  country_code,
}: Omit<VenueName, 'name'> & { names: string[] }) =>
  buildVenueKey({ name, city_name, country_code });

const withStoredIds = ({ ids }: ResolvedArtists, storedIds: Map<string, string>) =>
  new Map([...ids].map(([key, id]) => [key, storedIds.get(id) ?? id]));
