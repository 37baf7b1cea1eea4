import { foldText } from '@marquee/domain';
import type { KnownOrganizer, OrganizerRequest, ResolvedOrganizers } from './named-organizer.ts';
import { parseWebIdentity } from './web-identity.ts';

const MAX_NAMES = 20;

interface Known {
  /** Oldest first. */
  organizers: KnownOrganizer[];
  /** Hosts on which differently named organisers have their pages. */
  sharedSites: ReadonlySet<string>;
}

/**
 * Finds the organiser of each request among the known ones, or creates it. Precise requests come
 * first, so their order hardly matters.
 */
export function resolveOrganizers(requests: OrganizerRequest[], known: Known): ResolvedOrganizers {
  const copies = known.organizers.map((one) => ({ ...one, names: [...one.names] }));
  const byKey = new Map(Map.groupBy(copies, ({ core_key }) => core_key));
  const shared = new Set([...known.sharedSites, ...findSharedSites([...requests, ...copies])]);
  const ids = new Map<string, string>();
  const created = new Set<KnownOrganizer>();
  const enriched = new Set<KnownOrganizer>();
  for (const request of requests.toSorted(byPrecision)) {
    const candidates = byKey.get(request.core_key) ?? [];
    const found = choose(request, candidates, shared);
    ids.set(request.key, found?.into_id ?? found?.id ?? request.id);
    if (found && !found.into_id && enrich(found, request)) enriched.add(found);
    if (found) continue;
    const organizer = toOrganizer(request);
    created.add(organizer);
    byKey.set(request.core_key, [...candidates, organizer]);
  }
  return {
    ids,
    created: [...created],
    enriched: [...enriched].filter((organizer) => !created.has(organizer)),
  };
}

type Named = Pick<KnownOrganizer, 'core_key' | 'country_code' | 'url' | 'site'>;

/** A host of several names is a platform or a public body: it identifies no one. */
function findSharedSites(named: Named[]): string[] {
  const bySite = Map.groupBy(named, ({ site }) => site);
  return [...bySite].flatMap(([site, ofSite]) =>
    site !== null && new Set(ofSite.map(({ core_key }) => core_key)).size > 1 ? [site] : [],
  );
}

const precision = ({ site, country_code }: Named) =>
  (site === null ? 0 : 2) + (country_code === null ? 0 : 1);

const byPrecision = (a: OrganizerRequest, b: OrganizerRequest) =>
  precision(b) - precision(a) || (a.key < b.key ? -1 : 1);

const choose = (
  request: Named,
  candidates: KnownOrganizer[],
  shared: ReadonlySet<string>,
): KnownOrganizer | undefined =>
  candidates.find((known) => compare(request, known, shared) === 'same') ??
  candidates.find((known) => compare(request, known, shared) === 'unknown');

/** Compares two organisers with one name: by their own sites, else by their countries. */
function compare(a: Named, b: Named, shared: ReadonlySet<string>): 'same' | 'other' | 'unknown' {
  if (a.url !== null && b.url !== null && pageOf(a.url) === pageOf(b.url)) return 'same';
  const ownSite = ({ site }: Named) => (site !== null && shared.has(site) ? null : site);
  const [one, other] = [ownSite(a), ownSite(b)];
  if (one !== null && other !== null) return one === other ? 'same' : 'other';
  const isAbroad =
    a.country_code !== null && b.country_code !== null && a.country_code !== b.country_code;
  return isAbroad ? 'other' : 'unknown';
}

const pageOf = (url: string) => parseWebIdentity(url)?.page ?? url;

const toOrganizer = ({ key: _, name, ...request }: OrganizerRequest): KnownOrganizer => ({
  ...request,
  into_id: null,
  names: [name],
});

/** Adds what a known organiser lacks. Returns false if nothing is new. */
function enrich(known: KnownOrganizer, { name, country_code, url, site }: OrganizerRequest) {
  const isNewName =
    known.names.length < MAX_NAMES &&
    !known.names.some((other) => foldText(other) === foldText(name));
  const isNewCountry = known.country_code === null && country_code !== null;
  const isNewUrl = known.url === null && url !== null;
  if (isNewName) known.names.push(name);
  if (isNewCountry) known.country_code = country_code;
  if (isNewUrl) Object.assign(known, { url, site });
  return isNewName || isNewCountry || isNewUrl;
}
