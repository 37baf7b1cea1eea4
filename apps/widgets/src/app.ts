import {
  flyerRoutes,
  healthRoutes,
  identify,
  jsonHeaders,
  pictureRoutes,
  problemDetails,
  readFromReplicas,
  rememberWriters,
  rejectAmbiguousFraming,
  requestDeadline,
  requestId,
  requestLog,
  routeNotFound,
  watchProxies,
} from '@marquee/http';
import { createProblemPage } from '@marquee/pages';
import express from 'express';
import { assetRoutes } from './asset-routes.ts';
import { builderRoutes } from './builder/builder-routes.ts';
import { dataRoutes } from './data-routes.ts';
import { demandRoute } from './demand-route.ts';
import type { Dependencies } from './dependencies.ts';
import { formRoutes } from './form-routes.tsx';
import { mailRoutes } from './mail-routes.tsx';
import { oembedRoute } from './oembed-route.tsx';
import { pageProblems } from './page-problems.ts';
import { pageRoutes } from './page-routes.ts';
import { unescapeSeparators } from './unescape-separators.ts';
import { VERSION } from './version.ts';

/**
 * The order of middleware: log, request checks, health and assets, authentication, limits, pages,
 * errors.
 */
export function createApp(deps: Dependencies) {
  const { logger, telemetry, addresses, readiness, access, limits, trustProxy } = deps;
  const proxies = watchProxies({ logger, trustProxy });
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.set('trust proxy', trustProxy ?? false);

  if (telemetry) app.use(telemetry.timeRequests);
  app.use(
    requestId(),
    requestLog(logger),
    proxies.watch,
    jsonHeaders(deps),
    rejectAmbiguousFraming(),
  );
  app.use(requestDeadline(deps.deadline), unescapeSeparators);

  app.use(
    healthRoutes({
      version: VERSION,
      readiness,
      pingDatabase: deps.pingDatabase,
      counters: deps.quota.state,
      hints: proxies.hints,
    }),
  );
  app.use(assetRoutes(deps.assets), pictureRoutes(deps.readPicture));

  app.use(
    deps.shedLoad,
    identify(access),
    rememberWriters(deps.reads),
    readFromReplicas(deps.reads),
  );
  app.use(
    flyerRoutes(deps.readFlyer, limits),
    builderRoutes(deps, limits),
    demandRoute(deps, limits),
    mailRoutes(deps, limits),
    formRoutes(deps, limits),
    pageRoutes(deps, limits),
  );
  app.use(dataRoutes(deps, limits), oembedRoute(deps, limits));

  app.use(limits.burst, routeNotFound('GET / shows the widgets.'));
  app.use(pageProblems(deps));
  app.use(
    problemDetails({
      apiUrl: addresses.api,
      logger,
      renderPage: createProblemPage(addresses, () => true),
    }),
  );
  return app;
}
