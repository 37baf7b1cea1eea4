import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { methodNotAllowed, staticResponse } from '@marquee/http';
import { h, renderPage } from '@marquee/ui';
import express, { type RequestHandler, type Router } from 'express';

const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
const PAGE = renderPage({
  title: 'Marquee API',
  head: [
    h('link', { rel: 'icon', href: 'docs/favicon-32x32.png' }),
    h('link', { rel: 'stylesheet', href: 'docs/swagger-ui.css' }),
  ],
  children: [
    h('div', { id: 'reference' }),
    ...['docs/swagger-ui-bundle.js', 'docs/start.js'].map((src) => h('script', { src })),
  ],
});
const START = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#reference', deepLinking: true, tryItOutEnabled: true, validatorUrl: null });`;
const TYPES: Readonly<Record<string, string>> & { '.js': string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** Serves /docs: a browsable reference of /openapi.json. All its files come from this server. */
export function docs(): Router {
  const router = express.Router();
  const folder = assetsFolder();
  const policy: RequestHandler = (_req, res, next) => {
    res.set('Content-Security-Policy', POLICY);
    next();
  };
  const serve = (path: string, type: string, content: string | Buffer) => {
    const send = staticResponse(() => content, { type, caching: 'public, max-age=3600' });
    router.get(path, policy, send).all(path, methodNotAllowed(['GET']));
  };
  serve('/docs', 'text/html; charset=utf-8', PAGE);
  serve('/docs/start.js', TYPES['.js'], START);
  for (const name of ASSETS) serve(`/docs/${name}`, TYPES[extname(name)] ?? '', readFileSync(join(folder, name)));
  return router;
}

// A bundle has the files in a folder next to it; the workspace has the package.
function assetsFolder(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  } catch {
    return join(import.meta.dirname, 'docs');
  }
}
