import { notFound } from '@marquee/domain';
import {
  methodNotAllowed,
  sendCacheable,
  toTextBody,
  type FreshResponse,
  type Limits,
} from '@marquee/http';
import express, { type RequestHandler, type Router } from 'express';
import { cityPath, eventPath } from './components/links.ts';
import type { Dependencies } from './dependencies.ts';
import { GUIDE_NAMES, guidePath } from './guides/guides.ts';

/** The protocol allows 50,000 addresses in one file. */
const MAX_EVENTS = 45_000;
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

/** A sitemap index with the pages, the cities, and the events of each of the next months. */
export function sitemapRoutes(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router({ caseSensitive: true });
  const { web } = deps.addresses;
  const send = (write: (name: string) => Promise<string>): RequestHandler => serveXml(deps, write);
  router.get(
    '/sitemap.xml',
    burst,
    send(() => Promise.resolve(writeIndex(web, deps.now()))),
  );
  router.get(
    '/sitemaps/pages.xml',
    burst,
    send(() =>
      Promise.resolve(
        writeEntries(
          web,
          PAGES.map((path) => ({ path })),
        ),
      ),
    ),
  );
  router.get(
    '/sitemaps/cities.xml',
    burst,
    send(async () => writeEntries(web, await listCities(deps))),
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
  const names = ['pages', 'cities', ...months.map((month) => `events-${month}`)];
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

async function listEvents({ sitemap }: Dependencies, month: string): Promise<Entry[]> {
  if (!MONTH.test(month)) throw notFound('month', month);
  const from = new Date(`${month}-01`);
  const to = new Date(`${monthAfter(from, 1)}-01`);
  const events = await sitemap.listEvents({ from, to, limit: MAX_EVENTS });
  return events.map(({ slug, updatedAt }) => ({ path: eventPath(slug), updatedAt }));
}
