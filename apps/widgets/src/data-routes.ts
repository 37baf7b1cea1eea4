import { isTimeZone } from '@marquee/domain';
import {
  createInputReader,
  type Limits,
  openCors,
  readQuery,
  methodNotAllowed,
  sendCacheable,
  toTextBody,
} from '@marquee/http';
import { suggest } from '@marquee/operations';
import express, { type RequestHandler, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { parsePageRequest } from './page-request.ts';
import { findListing } from './pages/listing.tsx';

const JSON_TYPE = 'application/json; charset=utf-8';
const DEFAULT_LIMIT = '5';
const MAX_SUGGESTIONS = 8;
const suggestReader = createInputReader(suggest.input);

/**
 * Serves the data of our scripts: translated lists, and cities and records by what a site owner
 * types.
 */
export function dataRoutes(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  const sendListing: RequestHandler = async (req, res) => {
    const { values, context, cacheKey: key } = parsePageRequest(req, deps);
    const params = new Map([['limit', DEFAULT_LIMIT], ...values]);
    const render = async () => {
      const listing = await findListing(deps, params, { ...context, listPath: '/embed/events' });
      const text = JSON.stringify(listing);
      return { response: toTextBody({ type: JSON_TYPE, text }), isPersonal: false };
    };
    const { response } = deps.answers
      ? await deps.answers.getOrCreate(key, render)
      : await render();
    res.vary('Accept-Language');
    await sendCacheable(req, res, { ...response, audience: 'everyone' });
  };
  const sendCities: RequestHandler = async (req, res) => {
    const cities = await findCities(deps, readQuery(req.url));
    const answer = toTextBody({ type: JSON_TYPE, text: JSON.stringify({ ok: true, cities }) });
    await sendCacheable(req, res, { ...answer, audience: 'everyone' });
  };
  const sendSuggestions: RequestHandler = async (req, res) => {
    const { suggestions } = await suggest.run(
      deps,
      suggestReader.parse(new Map([['limit', '20'], ...readQuery(req.url)])),
    );
    const answer = toTextBody({ type: JSON_TYPE, text: JSON.stringify({ ok: true, suggestions }) });
    await sendCacheable(req, res, { ...answer, audience: 'everyone' });
  };
  router.get('/suggest.json', burst, sendSuggestions);
  router.all('/suggest.json', methodNotAllowed(['GET'], burst));
  router.use(['/events.json', '/cities.json'], openCors());
  router.get('/events.json', burst, sendListing);
  router.get('/cities.json', burst, sendCities);
  router.all(['/events.json', '/cities.json'], methodNotAllowed(['GET'], burst));
  return router;
}

/** Returns cities by what a site owner types, or a city with events in a time zone. */
async function findCities({ cities, now }: Dependencies, query: ReadonlyMap<string, string>) {
  const zone = query.get('tz');
  if (zone === undefined)
    return cities.suggest((query.get('q') ?? '').slice(0, 80), MAX_SUGGESTIONS);
  return isTimeZone(zone) ? cities.findActiveInZone(zone, now()) : [];
}
