import { join } from 'node:path';
import type { ArtistReferenceRow, LandmarkRow, VenueReferenceRow } from '@marquee/database';
import { isReferenceSource } from '@marquee/domain';
import { readRows } from './read-rows.ts';

/** Yields the artists of the bundled open data from its folder (`data/reference`). */
export async function* readArtistReferences(folder: string): AsyncGenerator<ArtistReferenceRow> {
  for await (const [name = '', wikidataId = '', spotifyId = ''] of readRows(
    join(folder, 'artists.tsv.gz'),
  ))
    if (/^Q\d+$/.test(wikidataId)) yield { wikidataId, name, spotifyId: textOrNull(spotifyId) };
}

/** Yields the venues of the bundled open data from its folder (`data/reference`). */
export async function* readVenueReferences(folder: string): AsyncGenerator<VenueReferenceRow> {
  let id = 0;
  for await (const row of readRows(join(folder, 'venues.tsv.gz'))) {
    const [source = '', name = '', others = '', lat, lng, wikidataId, url, capacity] = row;
    if (!isReferenceSource(source)) continue; // the header
    id++;
    yield {
      ...{ id, source },
      names: [name, ...others.split('; ')].filter(Boolean),
      lat: Number(lat),
      lng: Number(lng),
      wikidataId: textOrNull(wikidataId),
      url: textOrNull(url),
      capacity: capacity ? Number(capacity) : null,
    };
  }
}

/**
 * Yields the parts of large cities, the airports and the landmarks of the bundled open data from
 * its folder (`data/reference`).
 */
export async function* readLandmarks(folder: string): AsyncGenerator<LandmarkRow> {
  for await (const [kind, name = '', others = '', lat, lng] of readRows(
    join(folder, 'places.tsv.gz'),
  ))
    if (kind === 'part' || kind === 'airport' || kind === 'landmark')
      yield {
        kind,
        names: [name, ...others.split('; ')].filter(Boolean),
        lat: Number(lat),
        lng: Number(lng),
      };
}

const textOrNull = (text = '') => (text === '' ? null : text);
