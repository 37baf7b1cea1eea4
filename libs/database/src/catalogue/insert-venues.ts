import { distinctSlug, slugify } from '@marquee/domain';
import type { Query } from '../connection/connect.ts';
import { copyVenues, findTakenVenueSlugs, type NewVenue } from './entities-sql.ts';
import { slugSuffix, toNameKey } from './names.ts';
import { assignSlugs } from './slugs.ts';

export async function insertVenues(query: Query, venues: NewVenue[]): Promise<void> {
  if (venues.length === 0) return;
  const slugs = await chooseVenueSlugs(query, venues);
  const rows = venues.map(({ names: [name = '', ...other_names], ...venue }) => ({
    ...venue,
    name,
    name_key: toNameKey(name),
    other_names,
    slug: slugs.get(venue.id) ?? venue.id,
  }));
  await copyVenues(query, rows);
}

/** Uses the id if no character of the name is valid in a slug. */
function chooseVenueSlugs(query: Query, venues: NewVenue[]): Promise<Map<string, string>> {
  const requests = venues.map(({ id, names: [name = ''], city_name, country_code, lat, lng }) => ({
    id,
    slug: slugify(`${name} ${city_name ?? ''}`, { country: country_code }) || id,
    origin: [toNameKey(name), city_name, country_code, lat, lng].join('|'),
  }));
  return assignSlugs(requests, {
    variants: [
      ({ slug }) => slug,
      ({ slug, origin }) => distinctSlug(slug, slugSuffix(origin)),
      ({ slug, id }) => distinctSlug(slug, id.slice(-12)),
    ],
    findTaken: (slugs) => findTakenVenueSlugs(query, slugs),
  });
}
