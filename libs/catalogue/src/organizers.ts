import type { Query } from '@marquee/database';
import {
  allSettled,
  findOrganizers,
  findSharedSites,
  insertOrganizers,
  toNameKey,
  updateOrganizers,
} from '@marquee/database/catalogue';
import { newId, type NormalisedEvent } from '@marquee/domain';
import {
  buildOrganizerKey,
  parseWebIdentity,
  resolveOrganizers,
  type OrganizerRequest,
} from '@marquee/matching';

type Stated = Pick<NormalisedEvent, 'organizer' | 'country_code'> &
  Partial<Pick<NormalisedEvent, 'artists'>>;

/**
 * Returns a key of the organiser's name, country and URL, or null if the listing names no
 * organiser.
 */
export const organizerKey = (stated: Stated): string | null =>
  stated.organizer
    ? [toNameKey(stated.organizer.name), countryOf(stated), stated.organizer.url].join('|')
    : null;

/** An organiser that performs its own events tours: its country is not that of an event. */
function countryOf({ organizer, country_code, artists = [] }: Stated): string | null {
  const key = toNameKey(organizer?.name ?? '');
  return artists.some((artist) => toNameKey(artist) === key) ? null : country_code;
}

export function toOrganizerReference(stated: Stated, key: string): OrganizerRequest {
  const { name = '', url = null } = stated.organizer ?? {};
  const country_code = countryOf(stated);
  const site = parseWebIdentity(url)?.host ?? null;
  return { key, id: newId(), name, core_key: buildOrganizerKey(name), country_code, url, site };
}

/**
 * Returns the ids of organisers by the key of the reference, and creates the missing ones. Needs a
 * transaction and the writer lock.
 */
export async function ensureOrganizers(
  query: Query,
  references: OrganizerRequest[],
): Promise<Map<string, string>> {
  const [organizers, sharedSites] = await allSettled([
    findOrganizers(
      query,
      references.map(({ core_key }) => core_key),
    ),
    findSharedSites(
      query,
      references.map(({ site }) => site),
    ),
  ]);
  const { ids, created, enriched } = resolveOrganizers(references, { organizers, sharedSites });
  await allSettled([insertOrganizers(query, created), updateOrganizers(query, enriched)]);
  return ids;
}
