import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';

const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Marquee API</title>
<link rel="icon" href="docs/favicon-32x32.png"><link rel="stylesheet" href="docs/swagger-ui.css"></head>
<body><div id="reference"></div><script src="docs/swagger-ui-bundle.js"></script><script src="docs/start.js"></script></body>
</html>`;
const START = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#reference', deepLinking: true, tryItOutEnabled: true, validatorUrl: null });`;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** GET /docs: a browsable reference of /openapi.json, from files of our own. */
export function docs(): Router {
  const router = express.Router();
  const folder = assetsFolder();
  const policy: RequestHandler = (_req, res, next) => {
    res.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'public, max-age=3600' });
    next();
  };
  router.get('/docs', policy, (_req, res) => void res.type('html').send(PAGE));
  router.get('/docs/start.js', policy, (_req, res) => void res.type('js').send(START));
  for (const name of ASSETS) {
    const content = readFileSync(join(folder, name));
    router.get(`/docs/${name}`, policy, (_req, res) => void res.type(name).send(content));
  }
  return router;
}

// A bundle has the files beside it; the workspace has the package.
function assetsFolder(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  } catch {
    return join(import.meta.dirname, 'docs');
  }
}
