import {
  healthRoutes,
  identify,
  jsonHeaders,
  limitConcurrency,
  llmsTxt,
  openApiDocument,
  yieldBetweenRequests,
  openCors,
  problemDetails,
  readFromReplicas,
  rememberWriters,
  rejectAmbiguousFraming,
  methodNotAllowed,
  requestDeadline,
  requestId,
  routeNotFound,
  routerFor,
  staticResponse,
  watchProxies,
} from '@marquee/http';
import { cacheTags, cacheTopics } from '@marquee/operations';
import { createProblemPage } from '@marquee/pages';
import express, { Router } from 'express';
import { billingWebhook } from './billing-webhook.ts';
import type { Dependencies } from './dependencies.ts';
import { describeApi } from './describe-api.ts';
import { describeRequests } from './describe-requests.ts';
import { indexPage } from './index-page.ts';
import { keyPages } from './key-pages.tsx';
import { OTHER_ENDPOINTS } from './other-endpoints.ts';
import { isFramedPath } from './pages/demand-page.tsx';
import { mailPreferencePages } from './pages/mail-preferences.tsx';
import { stopMailPages, stopSearchPages } from './pages/unsubscribe.tsx';
import { problemRoutes } from './problem-routes.ts';
import { redirectPeople } from './redirect-people.ts';
import type { ApiDocument } from './reference/api-document.ts';
import { referenceRoutes } from './reference/reference-routes.ts';
import { DESCRIPTION, routes } from './routes.ts';
import { signupPages } from './signup-pages.tsx';
import { snapshotFiles } from './snapshots/snapshot-files.ts';
import { TAGS } from './tags.ts';
import { VERSION } from './version.ts';

// Rendering a social card takes tens of milliseconds and a database connection.
const MAX_CARD_REQUESTS = 48;

const REFERENCE = {
  title: 'Marquee',
  description: DESCRIPTION,
  tags: TAGS,
  otherEndpoints: OTHER_ENDPOINTS,
};

/**
 * The middleware order: framing checks, uncounted endpoints, load shedding, authentication, quota,
 * routes, errors. `createListener` logs requests and answers repeated reads.
 */
export function createApp(deps: Dependencies) {
  const {
    logger,
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

  app.use('/og', yieldBetweenRequests());
  app.use(requestId(), proxies.watch, jsonHeaders(deps), openCors(), rejectAmbiguousFraming());
  app.use(requestDeadline(deadline));

  const health = { version: VERSION, readiness, pingDatabase, counters: quota.state };
  app.use(healthRoutes({ ...health, hints: proxies.hints }));
  app.use(documentation(addresses));
  app.use(snapshotFiles(deps, limits));
  app.use(deps.shedLoad, billingWebhook(deps));

  app.get('/usage', identify(access, 'free'));
  app.use(identify(access), deps.usageRecorder.middleware, rememberWriters(deps.reads));
  if (deps.websiteUrl !== undefined) app.use(redirectPeople(deps.websiteUrl, limits));
  app.get('/', limits.read, indexPage(deps));
  app.all('/', methodNotAllowed(['GET'], limits.read));
  app.use(
    keyPages(deps, limits),
    stopMailPages(deps, limits),
    stopSearchPages(deps, limits),
    mailPreferencePages(deps, limits),
    signupPages(deps, limits),
  );
  app.use(readFromReplicas(deps.reads));
  app.use('/og', limitConcurrency({ max: MAX_CARD_REQUESTS }));
  const { responseCache, repeatedReads, cacheTagHeader } = deps;
  const tagging = cacheTagHeader && { header: cacheTagHeader, toTags: cacheTags };
  app.use(
    routerFor(routes, deps, {
      limits,
      cache: responseCache,
      repeatedReads,
      tagging,
      toTopics: cacheTopics,
    }),
  );

  app.use(limits.read, routeNotFound('GET / lists the endpoints.'));
  const renderPage = createProblemPage(addresses, isFramedPath);
  app.use(problemDetails({ apiUrl: addresses.api, logger, renderPage }));
  return app;
}

/** The OpenAPI document, its reference, the problem types and llms.txt. */
function documentation(addresses: Dependencies['addresses']): Router {
  const router = Router();
  let created: object | undefined;
  const document = () =>
    (created ??= openApiDocument(routes, {
      apiUrl: addresses.api,
      release: VERSION,
      ...REFERENCE,
    }));
  router.get('/openapi.json', staticResponse(document));
  router.all('/openapi.json', methodNotAllowed(['GET']));
  router.use(
    referenceRoutes(() => ({ document: document() as ApiDocument, addresses })),
    problemRoutes(addresses),
    llmsTxt({
      ...describeApi(addresses),
      details: () => describeRequests(document() as ApiDocument),
    }),
  );
  return router;
}
