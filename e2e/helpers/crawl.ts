import { findPageLinks, findTextLinks } from './find-links.ts';

/** What a browser sends for a link that a person follows. */
export const BROWSER_HEADERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const CONCURRENCY = 2; // more pages at once are not faster on two cores, and meet their deadlines
const MAX_PAGES = 2_000;

export interface Link {
  url: string;
  /** Where it was found. */
  from: string;
}

export interface Visit {
  url: string;
  status: number;
  type: string;
}

interface CrawlOptions {
  origins: string[];
  /** The addresses that need not be followed again. The crawl adds its own. */
  seen: Set<string>;
}

/** Follows links as a browser until no new address of these origins appears. */
export async function crawl(start: Link[], { origins, seen }: CrawlOptions) {
  const visits: Visit[] = [];
  const external = new Set<string>();
  const faults: string[] = [];
  let next = start;
  while (next.length > 0) {
    const fresh = next.filter((link) => isNew(link.url));
    if (seen.size > MAX_PAGES)
      throw new Error(`More than ${String(MAX_PAGES)} addresses: the links do not end.`);
    next = [];
    for (let index = 0; index < fresh.length; index += CONCURRENCY) {
      const found = await Promise.all(fresh.slice(index, index + CONCURRENCY).map(follow));
      next.push(...found.flat());
    }
  }
  return { visits, external: [...external], faults };

  function isNew(url: string): boolean {
    if (url.startsWith('mailto:') || isTranslation(url) || isCombination(url)) return false;
    if (!origins.some((origin) => url === origin || url.startsWith(`${origin}/`))) {
      external.add(url);
      return false;
    }
    const [address = ''] = url.split('#');
    return !seen.has(address) && Boolean(seen.add(address));
  }

  async function follow({ url, from }: Link): Promise<Link[]> {
    const response = await fetch(url, { headers: BROWSER_HEADERS, redirect: 'manual' });
    const { status, headers } = response;
    const type = headers.get('content-type') ?? '';
    const body = await response.text();
    visits.push({ url, status, type });
    const location = headers.get('location');
    if (location !== null) return [{ url: new URL(location, url).href, from: url }];
    if (status !== 200 || !isForPeople(type, url))
      faults.push(`${from} → ${url}: ${String(status)} ${type}`);
    const links = type.startsWith('text/html') ? findPageLinks(body, url) : findTextLinks(body);
    return type.startsWith('image/') ? [] : links.map((link) => ({ url: link, from: url }));
  }
}

/** The same page in a language that its address names. Each page links to all of them. */
const isTranslation = (url: string): boolean => URL.parse(url)?.searchParams.has('locale') ?? false;

/** A search with several filters, to which each page of a search leads in many ways. */
function isCombination(url: string): boolean {
  const { pathname, searchParams } = URL.parse(url) ?? {};
  const filters = [...(searchParams ?? [])].filter(([name]) => name !== 'city');
  return pathname === '/search' && filters.flatMap(([, value]) => value.split(',')).length > 1;
}

/** A page, a picture, or a file of the kind that its URL announces. */
function isForPeople(type: string, url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.get('format') === 'csv') return type.startsWith('text/csv');
  if (pathname.endsWith('.ics')) return type.startsWith('text/calendar');
  if (pathname.endsWith('.rss')) return type.startsWith('application/rss+xml');
  if (pathname.endsWith('.atom')) return type.startsWith('application/atom+xml');
  if (pathname.endsWith('.webmanifest')) return type.startsWith('application/manifest+json');
  return type.startsWith('text/html') || type.startsWith('image/');
}
