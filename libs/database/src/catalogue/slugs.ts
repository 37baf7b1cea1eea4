import { distinctSlug } from '@marquee/domain';
import type { Query } from '../connection/connect.ts';
import { findTakenSlugs } from './events-sql.ts';
import { slugSuffix } from './names.ts';
import { findTakenSeriesSlugs } from './series-sql.ts';

export interface SlugRequest {
  id: string;
  /** The preferred slug. */
  slug: string;
  /** Source name and source event id: the same in every run. */
  origin: string;
}

const VARIANTS: ((request: SlugRequest) => string)[] = [
  ({ slug }) => slug,
  ({ slug, origin }) => distinctSlug(slug, slugSuffix(origin)),
  ({ slug, id }) => distinctSlug(slug, id.slice(-12)),
];

/**
 * Returns the slug of each event by id. The first event gets the preferred slug, later ones a
 * suffix derived from `origin`, so that the order of arrival hardly matters. Former slugs of events
 * count as taken.
 */
export const chooseSlugs = (query: Query, requests: SlugRequest[]): Promise<Map<string, string>> =>
  assignSlugs(requests, { variants: VARIANTS, findTaken: (slugs) => findTakenSlugs(query, slugs) });

/** Returns the slug of each series by id, by the same rules. */
export const chooseSeriesSlugs = (
  query: Query,
  requests: SlugRequest[],
): Promise<Map<string, string>> =>
  assignSlugs(requests, {
    variants: VARIANTS,
    findTaken: (slugs) => findTakenSeriesSlugs(query, slugs),
  });

interface SlugRules<Request> {
  /** In order of preference. */
  variants: ((request: Request) => string)[];
  findTaken: (slugs: string[]) => Promise<Set<string>>;
}

/** Returns the first free variant by request id. Earlier requests take precedence. */
export async function assignSlugs<Request extends { id: string }>(
  requests: Request[],
  { variants, findTaken }: SlugRules<Request>,
): Promise<Map<string, string>> {
  const chosen = new Map<string, string>();
  const used = new Set<string>();
  let open = requests;
  for (const variant of variants) {
    if (open.length === 0) break;
    const taken = await findTaken(open.map(variant));
    for (const request of open) {
      const slug = variant(request);
      if (taken.has(slug) || used.has(slug)) continue;
      used.add(slug);
      chosen.set(request.id, slug);
    }
    open = open.filter(({ id }) => !chosen.has(id));
  }
  return chosen;
}
