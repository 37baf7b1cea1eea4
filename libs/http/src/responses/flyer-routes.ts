import express, { type Request, type Router } from 'express';
import { limitConcurrency } from '../overload/limit-concurrency.ts';
import { methodNotAllowed } from '../problems/method-not-allowed.ts';
import type { Limits } from '../rate-limit/limit-requests.ts';
import { readQuery } from '../requests/read-query.ts';
import { sendCacheable, toTextBody } from './response-body.ts';

const ONE_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
const MAX_CONCURRENT = 60;

/**
 * Returns the flyer of an event as SVG, by `id_or_slug`, `size` and `locale`. Throws a DomainError
 * (`not_found`) if there is no event.
 */
export type ReadFlyer = (values: ReadonlyMap<string, string>) => Promise<string>;

/** Serves flyers of events, up to the limit of an address. They count against no quota. */
export function flyerRoutes(read: ReadFlyer, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router({ caseSensitive: true });
  router.get(
    '/flyers/:size/:slug.svg',
    burst,
    limitConcurrency({ max: MAX_CONCURRENT }),
    async (req: Request<{ size: string; slug: string }>, res) => {
      const { size, slug } = req.params;
      const locale = readQuery(req.url, ['locale']);
      const text = await read(new Map([...locale, ['size', size], ['id_or_slug', slug]]));
      const body = toTextBody({ type: 'image/svg+xml', text });
      await sendCacheable(req, res, { ...body, audience: 'everyone', caching: ONE_HOUR });
    },
  );
  router.all('/flyers/:size/:slug.svg', methodNotAllowed(['GET']));
  return router;
}
