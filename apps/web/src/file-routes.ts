import { methodNotAllowed, staticResponse } from '@marquee/http';
import { COLOURS } from '@marquee/pages';
import express, { type Router } from 'express';
import { WORLD_MAP, WORLD_MAP_PATH } from './components/world-map.tsx';
import type { SiteAddresses } from './page-context.ts';
import { FONTS, SITE_SCRIPT, SITE_SCRIPT_PATH } from './site-script.ts';
import { STYLE_FILE, STYLE_PATH } from './stylesheet.ts';

const ONE_DAY = 'public, max-age=86400';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FILES = ['/icon.svg', '/favicon.ico', '/site.webmanifest', '/robots.txt'];
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#17151f"/><path d="M7 23V10l9 8 9-8v13" fill="none" stroke="#ffc24b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const manifest = () => ({
  name: 'Marquee',
  short_name: 'Marquee',
  start_url: '/',
  display: 'browser',
  background_color: COLOURS.paper.light,
  theme_color: COLOURS.paper.light,
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
});

/**
 * Files that browsers and search engines look for, and the way to the API reference. These requests
 * do not count against limits.
 */
export function fileRoutes({ web, api }: Pick<SiteAddresses, 'api' | 'web'>): Router {
  const router = express.Router();
  router.get('/docs', (_req, res) =>
    res.set('Cache-Control', ONE_DAY).redirect(302, `${api}/docs`),
  );
  const robots = `User-agent: *\nDisallow: /plan/\nSitemap: ${web}/sitemap.xml\n`;
  const icon = staticResponse(() => ICON, { type: 'image/svg+xml', caching: ONE_DAY });
  router.get(['/icon.svg', '/favicon.ico'], icon);
  router.get(
    '/site.webmanifest',
    staticResponse(manifest, { type: 'application/manifest+json', caching: ONE_DAY }),
  );
  router.get(
    '/robots.txt',
    staticResponse(() => robots, { type: 'text/plain; charset=utf-8', caching: ONE_DAY }),
  );
  router.get(
    SITE_SCRIPT_PATH,
    staticResponse(() => SITE_SCRIPT, {
      type: 'text/javascript; charset=utf-8',
      caching: IMMUTABLE,
    }),
  );
  router.get(
    STYLE_PATH,
    staticResponse(() => STYLE_FILE, { type: 'text/css; charset=utf-8', caching: IMMUTABLE }),
  );
  router.get(
    WORLD_MAP_PATH,
    staticResponse(() => WORLD_MAP, { type: 'image/svg+xml', caching: IMMUTABLE }),
  );
  for (const { path, bytes } of Object.values(FONTS))
    router.get(
      path,
      staticResponse(() => bytes, { type: 'font/woff2', caching: IMMUTABLE }),
    );
  const fonts = Object.values(FONTS).map(({ path }) => path);
  const assets = [SITE_SCRIPT_PATH, STYLE_PATH, WORLD_MAP_PATH, ...fonts];
  router.all([...FILES, ...assets], methodNotAllowed(['GET']));
  return router;
}
