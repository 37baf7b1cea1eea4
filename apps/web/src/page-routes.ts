import { UnavailableError } from '@marquee/domain';
import {
  HTML_TYPE,
  methodNotAllowed,
  sendCacheable,
  toTextBody,
  type CachedResponse,
  type FreshResponse,
  type Limits,
} from '@marquee/http';
import { nameCityInCountry, type NameCity } from '@marquee/search';
import express, { type RequestHandler, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { mapPolicy, renderDocument } from './document.tsx';
import { pageHeaders } from './page-headers.ts';
import { parsePageRequest } from './page-request.ts';
import type { Page } from './pages/page.ts';
import { pages } from './pages.ts';

/** The pages. Cached for 30 s, and served stale while the database is unavailable. */
export function pageRoutes(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router({ caseSensitive: true });
  const headers = pageHeaders(mapPolicy(deps.addresses));
  for (const page of pages) router.get(page.path, burst, headers, showPage(page, deps));
  router.all(
    pages.map(({ path }) => path),
    methodNotAllowed(['GET'], burst),
  );
  return router;
}

/** Sends a page, cached for 30 s. */
export function showPage(page: Page<Dependencies>, deps: Dependencies): RequestHandler {
  return async (req, res) => {
    const settings = { addresses: deps.addresses, now: deps.now(), names: page.query };
    const { values, context, cacheKey: key } = parsePageRequest(req, settings);
    const render = async (): Promise<FreshResponse> => {
      const named = { ...context, nameCity: await deps.places.findCityNaming().catch(nameSimply) };
      const text = renderDocument(await page.load(deps, values, named), named);
      return { response: toTextBody({ type: HTML_TYPE, text }), isPersonal: false };
    };
    const fresh: FreshResponse & Partial<CachedResponse> = deps.answers
      ? await deps.answers.getOrCreate(key, render)
      : await render();
    await sendCacheable(req, res, {
      ...fresh.response,
      audience: fresh.isStale ? 'no_one' : 'everyone',
    });
  };
}

/** `/status` and the guides need no database: they are shown while it is unavailable. */
function nameSimply(error: unknown): NameCity {
  if (error instanceof UnavailableError) return nameCityInCountry;
  throw error;
}
