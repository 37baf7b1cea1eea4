import { DomainError } from '@marquee/domain';
import { openCors, methodNotAllowed, readQuery, sendCacheable, toTextBody } from '@marquee/http';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { Appearance } from './appearance/appearance.ts';
import { accentVariables, type Variables } from './appearance/palette.ts';
import { siteSheet, toVariables } from './appearance/site-sheet.ts';
import type { Assets } from './scripts/assets.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * Serves scripts, style sheets and their integrity hashes. These requests do not count against
 * limits.
 */
export function assetRoutes(assets: Assets): Router {
  const router = express.Router();
  const sendAsset: RequestHandler = async (req, res) => {
    const asset = assets.find(req.path);
    if (!asset) throw new DomainError('not_found', 'There is no such file.');
    const caching = asset.isImmutable ? IMMUTABLE : ONE_HOUR;
    await sendCacheable(req, res, { ...asset.body, audience: 'everyone', caching });
  };
  router.use(['/assets/', '/:name.js', '/sri.json'], openCors());
  router.get(['/assets/:hash/:name', '/:name.js'], sendAsset);
  router.get('/accent/:name.css', async (req, res) => {
    const hex = /^\/accent\/([0-9a-f]{6})\.css$/.exec(req.path)?.[1];
    if (hex === undefined)
      throw new DomainError('not_found', 'An accent has six hexadecimal digits.');
    await sendSheet(req, res, accentVariables(hex));
  });
  router.get('/appearance.css', async (req, res) => {
    await sendSheet(
      req,
      res,
      toVariables(Appearance.parse(Object.fromEntries(readQuery(req.url)))),
    );
  });
  router.get('/sri.json', (_req, res) => {
    res.set('Cache-Control', ONE_HOUR).json({ ok: true, integrity: assets.integrity });
  });
  router.all(
    ['/assets/:hash/:name', '/:name.js', '/accent/:name.css', '/appearance.css', '/sri.json'],
    methodNotAllowed(['GET']),
  );
  return router;
}

async function sendSheet(req: Request, res: Response, variables: Variables): Promise<void> {
  const sheet = toTextBody({ type: 'text/css; charset=utf-8', text: siteSheet(variables) });
  await sendCacheable(req, res, { ...sheet, audience: 'everyone', caching: IMMUTABLE });
}
