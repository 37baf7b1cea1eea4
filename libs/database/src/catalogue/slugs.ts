import { distinctSlug } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { slugSuffix } from './names.ts';

/** A record that needs a slug: `slug` is the one it would like. */
export interface SlugRequest {
  id: string;
  slug: string;
  /** Source and the source's id: the same in every run. */
  origin: string;
}

/**
 * The slug of each event, by id. The first of a slug gets it; the next one gets a mark made of its origin, so that the order of
 * arrival hardly matters. Slugs that events had before they were renamed count as taken.
 */
export const chooseSlugs = (query: Query, wishes: SlugRequest[]): Promise<Map<string, string>> =>
  assignSlugs(wishes, {
    variants: [
      ({ slug }) => slug,
      ({ slug, origin }) => distinctSlug(slug, slugSuffix(origin)),
      ({ slug, id }) => distinctSlug(slug, id.slice(-12)),
    ],
    takenOf: (slugs) => takenByEvents(query, slugs),
  });

interface SlugRules<Wish> {
  /** From the one a record would like to the one it gets at worst. */
  variants: ((wish: Wish) => string)[];
  takenOf: (slugs: string[]) => Promise<Set<string>>;
}

/** The first variant that nobody has, by the wish's id; in the order of the wishes. */
export async function assignSlugs<Wish extends { id: string }>(
  wishes: Wish[],
  { variants, takenOf }: SlugRules<Wish>,
): Promise<Map<string, string>> {
  const chosen = new Map<string, string>();
  const used = new Set<string>();
  let open = wishes;
  for (const variant of variants) {
    if (open.length === 0) break;
    const taken = await takenOf(open.map(variant));
    for (const wish of open) {
      const slug = variant(wish);
      if (taken.has(slug) || used.has(slug)) continue;
      used.add(slug);
      chosen.set(wish.id, slug);
    }
    open = open.filter(({ id }) => !chosen.has(id));
  }
  return chosen;
}

async function takenByEvents(query: Query, slugs: string[]): Promise<Set<string>> {
  const rows = await query<{ slug: string }>(sql`
    SELECT slug FROM event WHERE slug = ANY(${slugs}::text[])
    UNION ALL SELECT alias FROM alias WHERE kind = 'event' AND alias = ANY(${slugs}::text[])`);
  return new Set(rows.map(({ slug }) => slug));
}
