import { prefersHtml, readQuery, type Limits } from '@marquee/http';
import type { Request, RequestHandler } from 'express';

const RECORD = /^\/(events|venues|artists|organizers|series|articles)\/([^/]+)\/?$/;
/** Pages of the website that visitors also look for here. */
const WEBSITE_ONLY = /^\/(?:developers(?:\/[\w-]+)?|account|status|submit|ask)$/;
/** What follows `/events/` and is no event: other lists, and files of an event. */
const NO_EVENT = /^(?:calendar|changes|facets)$|\.(?:ics|jsonld)$/;
const PAGES: Readonly<Record<string, string>> = {
  events: '/e/',
  venues: '/venue/',
  artists: '/artist/',
  organizers: '/organizers/',
  series: '/series/',
  articles: '/articles/',
};

/**
 * Leads browsers from the addresses of records to the pages of the website about them. Programs
 * get JSON, and an address that names a format or other parameters gets what it names.
 */
export function redirectPeople(website: string, { burst }: Pick<Limits, 'burst'>): RequestHandler {
  return (req, res, next) => {
    const path = websitePath(req);
    if (path === null) {
      next();
      return;
    }
    // also without a redirect: the other response of the address depends on it
    res.vary('Sec-Fetch-Dest');
    if (!prefersHtml(req, res) || isFramed(req)) {
      next();
      return;
    }
    void burst(req, res, (error?: unknown) => {
      if (error === undefined)
        res.set('Cache-Control', 'public, max-age=300').redirect(302, `${website}${path}`);
      else next(error);
    });
  };
}

/** Other sites may frame the page of a demand report, but no page of the website. */
const isFramed = (req: Request): boolean => /^i?frame$/.test(req.get('sec-fetch-dest') ?? '');

/** Returns the path of the page of the website about the same subject, or null. */
function websitePath({ method, path, url }: Request): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (path === '/') return '/developers';
  if (WEBSITE_ONLY.test(path)) return path;
  const query = readQuery(url);
  const [, kind = '', name = ''] = RECORD.exec(path) ?? [];
  const base = PAGES[kind];
  if (base !== undefined)
    return query.size > 0 || (kind === 'events' && NO_EVENT.test(name)) ? null : `${base}${name}`;
  const [only, ...others] = query;
  if (only === undefined || others.length > 0) return null;
  if (path === '/plan' && only[0] === 'event_id') return `/plan/${encodeURIComponent(only[1])}`;
  if (path === '/demand-report' && only[0] === 'artist')
    return `/demand/${encodeURIComponent(only[1])}`;
  return null;
}
