// SQL because of cost: a batch looks up names with one index scan each, and inserts in bulk.
import { distinctSlug, slugify } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { copyRows } from '../statements/copy-statement.ts';
import { rowsSql } from '../statements/rows-to-sql.ts';
import { slugSuffix, toNameKey } from './names.ts';
import { assignSlugs } from './slugs.ts';

export interface StoredOrganizer {
  id: string;
  /** The organiser that it was merged into by an operator; null if it exists. */
  into_id: string | null;
  /** The name, then the other names. */
  names: string[];
  core_key: string;
  country_code: string | null;
  url: string | null;
  site: string | null;
}

/**
 * Returns the organisers with one of the keys, also those that were merged into others, oldest
 * first.
 */
export async function findOrganizers(query: Query, coreKeys: string[]): Promise<StoredOrganizer[]> {
  if (coreKeys.length === 0) return [];
  return query<StoredOrganizer>(sql`
    SELECT o.* FROM unnest(${[...new Set(coreKeys)]}::text[]) AS requested(core_key) CROSS JOIN LATERAL (
      SELECT id, NULL::uuid AS into_id, name || other_names AS names, core_key, country_code, url, site
      FROM organizer WHERE core_key = requested.core_key
      UNION ALL SELECT id, into_id, ARRAY[name], core_key, country_code, url, site FROM merged_organizer
      WHERE core_key = requested.core_key OFFSET 0) o
    ORDER BY o.id`);
}

/** Returns those of the hosts on which organisers with different keys have their pages. */
export async function findSharedSites(
  query: Query,
  sites: (string | null)[],
): Promise<Set<string>> {
  const hosts = [...new Set(sites)].filter((site) => site !== null);
  if (hosts.length === 0) return new Set();
  const rows = await query<{ site: string }>(sql`
    SELECT site FROM organizer WHERE site = ANY(${hosts}::text[]) GROUP BY site HAVING min(core_key) <> max(core_key)`);
  return new Set(rows.map(({ site }) => site));
}

const COLUMNS = [
  ...['id', 'slug', 'name', 'name_key', 'core_key', 'other_names'],
  ...['country_code', 'url', 'site'],
];

/** Needs the writer lock. */
export async function insertOrganizers(query: Query, organizers: StoredOrganizer[]): Promise<void> {
  if (organizers.length === 0) return;
  const slugs = await chooseOrganizerSlugs(query, organizers);
  const rows = organizers.map(({ names: [name = '', ...other_names], ...organizer }) => ({
    ...organizer,
    name,
    name_key: toNameKey(name),
    other_names,
    slug: slugs.get(organizer.id) ?? organizer.id,
  }));
  await query(copyRows('organizer', COLUMNS, rows));
}

/** Uses the id if no character of the name is valid in a slug. Former slugs count as taken. */
function chooseOrganizerSlugs(query: Query, organizers: StoredOrganizer[]) {
  const requests = organizers.map(({ id, names: [name = ''], core_key, country_code, site }) => ({
    id,
    slug: slugify(name, { country: country_code }) || id,
    origin: [core_key, country_code, site].join('|'),
  }));
  return assignSlugs(requests, {
    variants: [
      ({ slug }) => slug,
      ({ slug, origin }) => distinctSlug(slug, slugSuffix(origin)),
      ({ slug, id }) => distinctSlug(slug, id.slice(-12)),
    ],
    findTaken: async (slugs) => {
      const rows = await query<{ slug: string }>(sql`
        SELECT slug FROM organizer WHERE slug = ANY(${slugs}::text[])
        UNION ALL SELECT alias FROM alias WHERE kind = 'organizer' AND alias = ANY(${slugs}::text[])`);
      return new Set(rows.map(({ slug }) => slug));
    },
  });
}

/** Updates the other names, the country and the URL. */
export async function updateOrganizers(query: Query, organizers: StoredOrganizer[]): Promise<void> {
  if (organizers.length === 0) return;
  const rows = organizers.map(({ names: [, ...other_names], ...row }) => ({ ...row, other_names }));
  const types = {
    id: 'uuid',
    other_names: 'text[]',
    country_code: 'text',
    url: 'text',
    site: 'text',
  };
  await query(sql`
    UPDATE organizer o SET other_names = r.other_names, country_code = r.country_code, url = r.url, site = r.site, updated_at = now()
    FROM ${rowsSql(rows, types)} r WHERE o.id = r.id`);
}

export interface UnlinkedEvent {
  id: string;
  organizer: { name: string; url: string | null };
  country_code: string | null;
}

/** Returns events whose organiser an earlier version stored as a name only. */
export const findWithoutOrganizer = (query: Query, limit: number): Promise<UnlinkedEvent[]> =>
  query<UnlinkedEvent>(sql`
    SELECT id, json_build_object('name', organizer_name, 'url', organizer_url) AS organizer, country_code FROM event
    WHERE organizer_name IS NOT NULL AND organizer_id IS NULL ORDER BY id LIMIT ${limit}`);

/** Links events to organisers. Returns the ids of the published ones. */
export async function linkOrganizers(
  query: Query,
  events: { id: string; organizer_id: string | null }[],
): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = await query<{ id: string; is_published: boolean }>(sql`
    UPDATE event e SET organizer_id = r.organizer_id, updated_at = now(), revision = e.revision + 1
    FROM ${rowsSql(events, { id: 'uuid', organizer_id: 'uuid' })} r WHERE e.id = r.id
    RETURNING e.id, e.withdrawn_at IS NULL AS is_published`);
  return rows.flatMap(({ id, is_published }) => (is_published ? id : []));
}
