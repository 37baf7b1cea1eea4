import {
  createInputReader,
  methodNotAllowed,
  readQuery,
  sendCacheable,
  staticResponse,
  toTextBody,
  type FreshResponse,
  type Limits,
} from '@marquee/http';
import { box } from '@marquee/operations';
import express, { type RequestHandler, type Router } from 'express';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { MAP_FILES } from './map-files.ts';

export const TOWNS_PATH = '/map/towns.json';
const MAX_TOWNS = 30;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const JSON_TYPE = 'application/json; charset=utf-8';
const reader = createInputReader(z.object({ bbox: box() }));

/** The files of the map, and the names of towns on it. */
export function mapRoutes(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router({ caseSensitive: true });
  for (const { path, type, read } of Object.values(MAP_FILES))
    router
      .get(path, staticResponse(read, { type, caching: IMMUTABLE }))
      .all(path, methodNotAllowed(['GET']));
  router.get(TOWNS_PATH, burst, sendTowns(deps)).all(TOWNS_PATH, methodNotAllowed(['GET'], burst));
  return router;
}

/** The most populous towns of a box. */
function sendTowns(deps: Dependencies): RequestHandler {
  return async (req, res) => {
    const values = readQuery(req.url, ['bbox']);
    const { bbox } = reader.parse(values);
    const create = async (): Promise<FreshResponse> => {
      const found = await deps.towns.listInBox(bbox, MAX_TOWNS);
      const towns = found.map(({ name, lat, lng }) => ({ name, lat, lng }));
      const text = JSON.stringify({ towns });
      return { response: toTextBody({ type: JSON_TYPE, text }), isPersonal: false };
    };
    const { response } = deps.answers
      ? await deps.answers.getOrCreate(`towns ${values.get('bbox') ?? ''}`, create)
      : await create();
    await sendCacheable(req, res, { ...response, audience: 'everyone' });
  };
}
