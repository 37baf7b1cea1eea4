import {
  healthRoutes,
  jsonHeaders,
  problemDetails,
  rejectAmbiguousFraming,
  requestId,
  requestLog,
  routeNotFound,
} from '@marquee/http';
import { createProblemPage } from '@marquee/pages';
import express from 'express';
import type { Dependencies } from './dependencies.ts';
import { VERSION } from './version.ts';

/** The order of middleware: log, rejected framing, health, errors. */
export function createApp({
  logger,
  telemetry,
  pingDatabase,
  readiness,
  jobs,
  addresses,
}: Pick<
  Dependencies,
  'addresses' | 'logger' | 'telemetry' | 'pingDatabase' | 'readiness' | 'jobs'
>) {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);

  if (telemetry) app.use(telemetry.timeRequests);
  app.use(requestId(), requestLog(logger), jsonHeaders(), rejectAmbiguousFraming());

  app.use(
    healthRoutes({
      version: VERSION,
      readiness,
      pingDatabase,
      optionalChecks: { jobs: jobs.isWorking },
    }),
  );

  app.use(routeNotFound());
  app.use(
    problemDetails({ apiUrl: addresses.api, logger, renderPage: createProblemPage(addresses) }),
  );
  return app;
}
