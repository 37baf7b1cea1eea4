import { toNameKey } from '@marquee/database/catalogue';
import { newId, type NormalisedEvent } from '@marquee/domain';
import type { ArtistRequest, VenueRequest } from '@marquee/matching';

/** A venue as a listing names it. */
export type VenueReference = Omit<VenueRequest, 'centre'> & { timezone: string };

/** An artist as a listing names it. */
export type ArtistReference = Omit<ArtistRequest, 'id'>;

/** Returns a key of the venue's name and place, or null if the listing names no venue. */
export function venueKey({
  venue_name,
  city_id,
  lat,
  lng,
  address,
}: NormalisedEvent): string | null {
  if (venue_name === null) return null;
  const place = [city_id, lat?.toFixed(3), lng?.toFixed(3), address?.toLowerCase()];
  return [toNameKey(venue_name), ...place].join('|');
}

export function toVenueReference(event: NormalisedEvent, key: string): VenueReference {
  const { venue_name, address, city_id, city_name, country_code, lat, lng, timezone } = event;
  const names = [venue_name ?? ''];
  return { key, id: newId(), names, address, city_id, city_name, country_code, lat, lng, timezone };
}

export function artistReferences({ artists, artist_ids = [] }: NormalisedEvent): ArtistReference[] {
  const ids = new Map(artist_ids.map((artist) => [artist.name, artist]));
  return artists.map((name) => {
    const { musicbrainz_id, spotify_id, genres } = ids.get(name) ?? {};
    const name_key = toNameKey(name);
    return {
      key: [name_key, musicbrainz_id, spotify_id, genres].join('|'),
      name,
      name_key,
      ...(musicbrainz_id !== undefined && { musicbrainz_id }),
      ...(spotify_id !== undefined && { spotify_id }),
      ...(genres && { genres }),
    };
  });
}
