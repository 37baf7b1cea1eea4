import {
  health,
  jsonHeaders,
  live,
  openApiDocument,
  openCors,
  problemDetails,
  problemPage,
  refuseAmbiguous,
  refuseMethod,
  requestId,
  requestLog,
  routeNotFound,
  routerFor,
  staticJson,
} from '@marquee/http';
import express from 'express';
import type { Dependencies } from './dependencies.ts';
import { docs } from './docs.ts';
import { indexPage } from './index-page.ts';
import { DESCRIPTION, routes } from './routes.ts';
import { VERSION } from './version.ts';

/** The whole order of things: log, who, what may not be, routes, errors. */
export function createApp(deps: Dependencies) {
  const { logger, addresses, pingDatabase } = deps;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);

  app.use(requestId(), requestLog(logger), jsonHeaders(), openCors(), refuseAmbiguous());

  app.get('/health', health({ version: VERSION, pingDatabase }));
  app.get('/health/live', live());
  app.get(
    '/openapi.json',
    staticJson(openApiDocument(routes, { apiUrl: addresses.api, title: 'Marquee', description: DESCRIPTION })),
  );
  app.get('/problems/:type', problemPage());
  app.get('/', indexPage(addresses.api));
  app.use(docs());
  app.use(routerFor(routes, deps));
  app.all(['/', '/health', '/health/live', '/openapi.json', '/docs', '/problems/:type'], refuseMethod(['GET']));

  app.use(routeNotFound());
  app.use(problemDetails({ apiUrl: addresses.api, logger }));
  return app;
}
