import {
  createInputReader,
  type Limits,
  openCors,
  readQuery,
  methodNotAllowed,
  sendCacheable,
  toTextBody,
} from '@marquee/http';
import { listEvents } from '@marquee/operations';
import express, { type RequestHandler, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { parsePageRequest } from './page-request.ts';
import { listingOf } from './pages/listing.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const LISTED = '5';
const MAX_SUGGESTED = 8;
const reader = createInputReader(listEvents.input);

/** What our scripts ask for: lists in the reader's words, and cities by their first letters. */
export function dataRoutes(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  const sendListing: RequestHandler = async (req, res) => {
    const { values, frame, key } = parsePageRequest(req, deps.addresses, deps.now());
    const wanted = new Map([['limit', LISTED], ...values]);
    const make = async () => {
      const { events } = await listEvents.run(deps, reader.parse(wanted));
      const text = JSON.stringify(listingOf(events, wanted, frame));
      return { response: toTextBody({ type: JSON_TYPE, text }), isPersonal: false };
    };
    const { response } = deps.answers ? await deps.answers.getOrCreate(key, make) : await make();
    res.vary('Accept-Language');
    await sendCacheable(req, res, { ...response, audience: 'everyone' });
  };
  const sendCities: RequestHandler = async (req, res) => {
    const cities = await deps.cities.suggest((readQuery(req.url).get('q') ?? '').slice(0, 80), MAX_SUGGESTED);
    const answer = toTextBody({ type: JSON_TYPE, text: JSON.stringify({ ok: true, cities }) });
    await sendCacheable(req, res, { ...answer, audience: 'everyone' });
  };
  router.use(['/events.json', '/cities.json'], openCors());
  router.get('/events.json', burst, sendListing);
  router.get('/cities.json', burst, sendCities);
  router.all(['/events.json', '/cities.json'], methodNotAllowed(['GET'], burst));
  return router;
}
