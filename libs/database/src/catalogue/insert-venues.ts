import { distinctSlug, slugify } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { copyRows } from '../copy-statement.ts';
import { slugSuffix, toNameKey } from './names.ts';
import { assignSlugs } from './slugs.ts';
import type { StoredVenue } from './venues.ts';

export interface NewVenue extends Omit<StoredVenue, 'centre'> {
  core_key: string;
  timezone: string | null;
}

const COLUMNS = [
  ...['id', 'slug', 'name', 'name_key', 'other_names', 'core_key', 'disambiguation'],
  ...['address', 'city_id', 'country_code', 'lat', 'lng', 'timezone'],
];

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
  await query(copyRows('venue', COLUMNS, rows));
}

/** Uses the id if no character of the name is valid in a slug. */
function chooseVenueSlugs(query: Query, venues: NewVenue[]): Promise<Map<string, string>> {
  const requests = venues.map(({ id, names: [name = ''], city_name, country_code, lat, lng }) => ({
    id,
    slug: slugify(`${name} ${city_name ?? ''}`) || id,
    origin: [toNameKey(name), city_name, country_code, lat, lng].join('|'),
  }));
  return assignSlugs(requests, {
    variants: [
      ({ slug }) => slug,
      ({ slug, origin }) => distinctSlug(slug, slugSuffix(origin)),
      ({ slug, id }) => distinctSlug(slug, id.slice(-12)),
    ],
    findTaken: async (slugs) => {
      const rows = await query<{ slug: string }>(sql`
        SELECT slug FROM venue WHERE slug = ANY(${slugs}::text[])
        UNION ALL SELECT alias FROM alias WHERE kind = 'venue' AND alias = ANY(${slugs}::text[])`);
      return new Set(rows.map(({ slug }) => slug));
    },
  });
}
