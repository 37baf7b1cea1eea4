import type { SitemapEntry } from '@marquee/database';
import { notFound } from '@marquee/domain';
import {
  methodNotAllowed,
  sendCacheable,
  toTextBody,
  type FreshResponse,
  type Limits,
} from '@marquee/http';
import express, { type RequestHandler, type Router } from 'express';
import {
  archivePath,
  artistPath,
  cityPath,
  eventPath,
  organizerPath,
  seriesPath,
  venuePath,
} from './components/links.ts';
import type { Dependencies } from './dependencies.ts';
import { GUIDE_NAMES, guidePath } from './guides/guides.ts';
import { pastMonths } from './pages/browse-pages.tsx';

/** The protocol allows 50,000 addresses in one file. */
const MAX_ENTRIES = 45_000;
const MONTHS = 12;
const XML_TYPE = 'application/xml; charset=utf-8';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const PAGES = [
  ...[
    '/',
    '/search',
    '/demand',
    '/ask',
    '/articles',
    '/cities',
    '/artists',
    '/venues',
    '/archive',
    '/about/data',
    '/sources',
    '/submit',
    '/developers',
    '/developers/changes',
  ],
  ...GUIDE_NAMES.map(guidePath),
];

interface Entry {
  path: string;
  updatedAt?: Date;
}

/**
 * A sitemap index with the pages, the records, the archive, and the events of each of the next
 * months.
 */
export function sitemapRoutes(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router({ caseSensitive: true });
  const { web } = deps.addresses;
  const send = (write: (name: string) => Promise<string>): RequestHandler => serveXml(deps, write);
  router.get(
    '/sitemap.xml',
    burst,
    send(() => Promise.resolve(writeIndex(web, deps.now()))),
  );
  for (const [name, list] of Object.entries(FILES))
    router.get(
      `/sitemaps/${name}.xml`,
      burst,
      send(async () => writeEntries(web, await list(deps))),
    );
  router.get(
    '/sitemaps/events-:month.xml',
    burst,
    send(async (month) => writeEntries(web, await listEvents(deps, month))),
  );
  router.all(['/sitemap.xml', '/sitemaps/:name'], methodNotAllowed(['GET'], burst));
  return router;
}

function serveXml(
  { answers }: Dependencies,
  write: (month: string) => Promise<string>,
): RequestHandler {
  return async (req, res) => {
    const create = async (): Promise<FreshResponse> => {
      const text = await write(String(req.params['month'] ?? ''));
      return { response: toTextBody({ type: XML_TYPE, text }), isPersonal: false };
    };
    const { response } = answers
      ? await answers.getOrCreate(`sitemap ${req.path}`, create)
      : await create();
    await sendCacheable(req, res, { ...response, audience: 'everyone' });
  };
}

function writeIndex(web: string, now: Date): string {
  const months = Array.from({ length: MONTHS }, (_, index) => monthAfter(now, index));
  const names = [...Object.keys(FILES), ...months.map((month) => `events-${month}`)];
  const items = names.map((name) => `<sitemap><loc>${web}/sitemaps/${name}.xml</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">${items.join('\n')}</sitemapindex>\n`;
}

const monthAfter = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7);

/** Paths are percent-encoded, so they contain no character that XML must escape. */
function writeEntries(web: string, entries: Entry[]): string {
  const items = entries.map(({ path, updatedAt }) => {
    const updated = updatedAt ? `<lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${web}${path}</loc>${updated}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">${items.join('\n')}</urlset>\n`;
}

async function listCities({ places, placeNames, now }: Dependencies): Promise<Entry[]> {
  const [cities, nameCity] = await Promise.all([
    placeNames.findActiveCities(now()),
    places.findCityNaming(),
  ]);
  return cities.map(({ name, ...place }) => ({
    path: cityPath({ city: name, ...place }, { nameCity }),
  }));
}

const toEntries = (records: SitemapEntry[], toPath: (slug: string) => string): Entry[] =>
  records.map(({ slug, updatedAt }) => ({ path: toPath(slug), updatedAt }));

/** The files besides those of events. */
const FILES: Readonly<Record<string, (deps: Dependencies) => Promise<Entry[]> | Entry[]>> = {
  pages: () => PAGES.map((path) => ({ path })),
  cities: listCities,
  artists: async ({ sitemap }) => toEntries(await sitemap.listArtists(MAX_ENTRIES), artistPath),
  venues: async ({ sitemap }) => toEntries(await sitemap.listVenues(MAX_ENTRIES), venuePath),
  organizers: async ({ sitemap }) =>
    toEntries(await sitemap.listOrganizers(MAX_ENTRIES), organizerPath),
  series: async ({ sitemap }) => toEntries(await sitemap.listSeries(MAX_ENTRIES), seriesPath),
  archive: ({ now }) => pastMonths(now()).map((month) => ({ path: archivePath(month) })),
};

async function listEvents({ sitemap }: Dependencies, month: string): Promise<Entry[]> {
  if (!MONTH.test(month)) throw notFound('month', month);
  const from = new Date(`${month}-01`);
  const to = new Date(`${monthAfter(from, 1)}-01`);
  const events = await sitemap.listEvents({ from, to, limit: MAX_ENTRIES });
  return toEntries(events, eventPath);
}
