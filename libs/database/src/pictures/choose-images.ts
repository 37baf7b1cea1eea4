import { toNameKey } from '../catalogue/names.ts';
import type { StatedImage, StatedImagesRow } from './pictures-sql.ts';

/**
 * The images of a page of events, and of the artists and venues of these events. The first source
 * of each record wins.
 */
export function chooseImages(rows: StatedImagesRow[]): {
  events: StatedImage[];
  others: StatedImage[];
} {
  const [events, others] = [new Map<string, StatedImage>(), new Map<string, StatedImage>()];
  const add = (
    images: Map<string, StatedImage>,
    image: Omit<StatedImage, 'url'> & { url: string | null },
  ) => {
    const { url, ...of } = image;
    if (url !== null && !images.has(of.record_id)) images.set(of.record_id, { ...of, url });
  };
  for (const { source_id, ...row } of rows) {
    if (source_id === null) continue;
    add(events, { record_id: row.event_id, url: row.image_url, source_id });
    if (row.venue_id !== null)
      add(others, { record_id: row.venue_id, url: row.venue_image_url, source_id });
    const artistIds = new Map((row.artists ?? []).map(({ id, name_key }) => [name_key, id]));
    for (const { name, image_url } of row.artist_ids ?? []) {
      const record_id = artistIds.get(toNameKey(name));
      if (record_id !== undefined) add(others, { record_id, url: image_url ?? null, source_id });
    }
  }
  return { events: [...events.values()], others: [...others.values()] };
}
