import { notFound } from '@marquee/domain';
import express, { type Request, type Router } from 'express';
import { limitConcurrency } from '../overload/limit-concurrency.ts';
import { methodNotAllowed } from '../problems/method-not-allowed.ts';
import { sendCacheable, toTextBody } from './response-body.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const MAX_CONCURRENT = 200;

/** Reads a picture by its name; null if there is none. */
export type ReadPicture = (name: string) => Promise<{ type: string; bytes: Buffer } | null>;

/**
 * Serves pictures, which never change under their name. These requests do not count against limits.
 */
export function pictureRoutes(read: ReadPicture): Router {
  const router = express.Router({ caseSensitive: true });
  router.get(
    '/pictures/:name',
    limitConcurrency({ max: MAX_CONCURRENT }),
    async (req: Request<{ name: string }>, res) => {
      const { name } = req.params;
      const picture = await read(name);
      if (!picture) throw notFound('picture', name);
      const body = toTextBody({ type: picture.type, text: picture.bytes });
      await sendCacheable(req, res, { ...body, audience: 'everyone', caching: FOR_EVER });
    },
  );
  router.all('/pictures/:name', methodNotAllowed(['GET']));
  return router;
}
