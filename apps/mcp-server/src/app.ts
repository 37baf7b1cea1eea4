import {
  health,
  jsonHeaders,
  live,
  problemDetails,
  refuseAmbiguous,
  refuseMethod,
  requestId,
  requestLog,
  routeNotFound,
} from '@marquee/http';
import express from 'express';
import type { Dependencies } from './dependencies.ts';
import { VERSION } from './version.ts';

/** The whole order of things: log, what may not be, routes, errors. */
export function createApp({
  logger,
  telemetry,
  pingDatabase,
}: Pick<Dependencies, 'logger' | 'telemetry' | 'pingDatabase'>) {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);

  if (telemetry) app.use(telemetry.timeRequests);
  app.use(requestId(), requestLog(logger), jsonHeaders(), refuseAmbiguous());

  app.get('/health', health({ version: VERSION, pingDatabase }));
  app.get('/health/live', live());
  app.all(['/health', '/health/live'], refuseMethod(['GET']));

  app.use(routeNotFound());
  app.use(problemDetails({ logger }));
  return app;
}
