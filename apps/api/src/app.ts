import {
  healthRoutes,
  identify,
  jsonHeaders,
  limitFloods,
  createLimits,
  limitConcurrency,
  openApiDocument,
  yieldBetweenRequests,
  openCors,
  problemDetails,
  problemPage,
  rejectAmbiguousFraming,
  methodNotAllowed,
  requestDeadline,
  requestId,
  requestLog,
  routeNotFound,
  routerFor,
  staticResponse,
  warnOnUntrustedProxy,
} from '@marquee/http';
import express from 'express';
import { billingWebhook } from './billing-webhook.ts';
import type { Dependencies } from './dependencies.ts';
import { docs } from './docs.ts';
import { indexPage } from './index-page.ts';
import { keyPages } from './key-pages.ts';
import { mailPages } from './pages/unsubscribe.ts';
import { DESCRIPTION, routes } from './routes.ts';
import { signupPages } from './signup-pages.ts';
import { TAGS } from './tags.ts';
import { VERSION } from './version.ts';

// Each takes tens of milliseconds the first time, and a connection of the pool before that.
const MAX_CARDS = 48;

/** The whole order of things: log, what may not be, what is free, who, how much, routes, errors. */
export function createApp(deps: Dependencies) {
  const { logger, telemetry, addresses, pingDatabase, readiness, quota, gate, trustProxy, deadlineMs } = deps;
  const proxies = warnOnUntrustedProxy({ logger, trustProxy });
  const limits = { ...createLimits(gate), flood: limitFloods(gate) };
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.set('trust proxy', trustProxy ?? false);

  if (telemetry) app.use(telemetry.timeRequests);
  app.use('/og', yieldBetweenRequests());
  app.use(requestId(), requestLog(logger), proxies.watch, jsonHeaders(), openCors(), rejectAmbiguousFraming());
  app.use(requestDeadline(deadlineMs));

  const health = { version: VERSION, readiness, pingDatabase, counters: quota.state };
  app.use(healthRoutes({ ...health, hasUntrustedProxy: proxies.isSeen }));
  app.get(
    '/openapi.json',
    staticResponse(() =>
      openApiDocument(routes, { apiUrl: addresses.api, title: 'Marquee', description: DESCRIPTION, tags: TAGS }),
    ),
  );
  app.get('/problems/:type', problemPage());
  app.use(docs());
  app.all(['/openapi.json', '/problems/:type'], methodNotAllowed(['GET']));

  app.use(deps.shedLoad, billingWebhook(deps));

  app.get('/usage', identify(gate, 'free'));
  app.use(identify(gate));
  app.get('/', limits.read, indexPage(addresses.api));
  app.all('/', methodNotAllowed(['GET'], limits.read));
  app.use(keyPages(deps, limits), mailPages(deps, limits), signupPages(deps, limits));
  app.use('/og', limitConcurrency({ max: MAX_CARDS }));
  app.use(routerFor(routes, deps, { limits, cache: deps.answers }));

  app.use(limits.read, routeNotFound());
  app.use(problemDetails({ apiUrl: addresses.api, logger }));
  return app;
}
