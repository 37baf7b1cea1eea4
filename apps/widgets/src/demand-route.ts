import {
  countRejectedBody,
  createInputReader,
  methodNotAllowed,
  sendCacheable,
  toTextBody,
  untimed,
  type Limits,
} from '@marquee/http';
import { createArtistDemand } from '@marquee/operations';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { documentOf } from './components/document.ts';
import type { Dependencies } from './dependencies.ts';
import { framedPage } from './page-headers.ts';
import { parsePageRequest } from './page-request.ts';
import { askerOf } from './page-routes.ts';
import { drawCounted } from './pages/demand-page.ts';

const reader = createInputReader(createArtistDemand.input);

/** POST /embed/demand-it: the button, as a plain form. It counts like POST /demand-it of the API. */
export function demandRoute(
  deps: Dependencies,
  { write, burst, flood }: Pick<Limits, 'write' | 'burst' | 'flood'>,
): Router {
  const router = express.Router();
  const count: RequestHandler = async (req, res) => {
    const { frame } = parsePageRequest(req, deps.addresses, deps.now());
    const counted = await createArtistDemand.run({ ...deps, ...askerOf(req, res) }, reader.parseFields(wishOf(req)));
    const text = documentOf(drawCounted(counted, frame), frame, deps.assets);
    await sendCacheable(req, res, { ...toTextBody({ type: 'text/html; charset=utf-8', text }), audience: 'no_one' });
  };
  const form = untimed(express.urlencoded({ extended: false, limit: '5kb' }));
  router.post('/embed/demand-it', framedPage(), flood, form, readWish, countRejectedBody(burst), write, count);
  router.all('/embed/demand-it', methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

/** A wish counts against the limit once it is one. */
const readWish: RequestHandler = (req, _res, next) => {
  reader.parseFields(wishOf(req));
  next();
};

/** The form calls the artist by a shorter name than the API. */
function wishOf({ body }: Request): object {
  const { artist, city, country_code } = Object(body) as Record<string, unknown>; // a form's fields, or nothing
  return Object.fromEntries(
    Object.entries({ artist_name: artist, city, country_code }).filter(([, value]) => value !== undefined),
  );
}
