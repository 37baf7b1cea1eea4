import {
  flyerRoutes,
  healthRoutes,
  identify,
  jsonHeaders,
  llmsTxt,
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
import { accountRoutes } from './account/account-routes.tsx';
import { connectRoutes } from './calendars/connect-routes.tsx';
import { consoleRoutes } from './console/console-routes.tsx';
import type { Dependencies } from './dependencies.ts';
import { describeSite } from './describe-site.ts';
import { apiChangesFeed } from './developers/changelog-pages.tsx';
import { fileRoutes } from './file-routes.ts';
import { mapRoutes } from './map/map-routes.ts';
import { oauthRoutes } from './oauth/oauth-routes.ts';
import { pageProblems } from './page-problems.tsx';
import { pageRoutes } from './page-routes.ts';
import { reportRoutes } from './reports/report-routes.tsx';
import { requestRoutes } from './requests/request-routes.ts';
import { sitemapRoutes } from './sitemap-routes.ts';
import { suggestRoutes } from './suggestions/suggest-routes.ts';
import { VERSION } from './version.ts';

/**
 * The order of middleware: log, request checks, health and files, load shedding, authentication,
 * limits, pages, errors.
 */
export function createApp(deps: Dependencies) {
  const {
    logger,
    telemetry,
    addresses,
    pingDatabase,
    readiness,
    quota,
    access,
    limits,
    trustProxy,
    deadline,
  } = deps;
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
  app.use(requestDeadline(deadline));

  const health = { version: VERSION, readiness, pingDatabase, counters: quota.state };
  app.use(healthRoutes({ ...health, hints: proxies.hints }));
  app.use(fileRoutes(addresses), pictureRoutes(deps.readPicture), llmsTxt(describeSite(addresses)));

  app.use(deps.shedLoad, identify(access), rememberWriters(deps.reads));
  app.use(flyerRoutes(deps.readFlyer, limits));
  app.use(oauthRoutes(deps, limits));
  // Before the replicas: people read what they just wrote.
  app.use(accountRoutes(deps, limits), reportRoutes(deps, limits), consoleRoutes(deps, limits));
  app.use(connectRoutes(deps, limits), requestRoutes(deps, limits));
  app.use(readFromReplicas(deps.reads));
  app.use(
    sitemapRoutes(deps, limits),
    suggestRoutes(deps, limits),
    mapRoutes(deps, limits),
    apiChangesFeed(addresses, limits),
  );
  app.use(pageRoutes(deps, limits));

  app.use(limits.burst, routeNotFound());
  app.use(pageProblems(deps));
  app.use(
    problemDetails({ apiUrl: addresses.api, logger, renderPage: createProblemPage(addresses) }),
  );
  return app;
}
