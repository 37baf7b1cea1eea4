import {
  healthRoutes,
  jsonHeaders,
  problemDetails,
  rejectAmbiguousFraming,
  requestDeadline,
  requestId,
  requestLog,
  routeNotFound,
  warnOnUntrustedProxy,
} from '@marquee/http';
import express from 'express';
import { createServerFactory } from './create-server.ts';
import type { Dependencies } from './dependencies.ts';
import { discovery } from './discovery.ts';
import type { McpOptions } from './mcp-endpoint.ts';
import { mcpRoutes } from './mcp-routes.ts';
import { VERSION } from './version.ts';

/** The whole order of things: log, what may not be, the protocol, health, how we are found, errors. */
export function createApp(deps: Dependencies, served: McpOptions = { serverFor: createServerFactory(deps, deps) }) {
  const { logger, telemetry, pingDatabase, readiness, quota, trustProxy, mcpUrl, deadlineMs } = deps;
  const proxies = warnOnUntrustedProxy({ logger, trustProxy });
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  app.set('trust proxy', trustProxy ?? false);

  if (telemetry) app.use(telemetry.timeRequests);
  app.use(requestId(), requestLog(logger), proxies.watch, jsonHeaders(), rejectAmbiguousFraming());
  app.use(requestDeadline(deadlineMs));

  app.use('/mcp', mcpRoutes(deps, served)); // most of all requests

  app.use(
    healthRoutes({
      version: VERSION,
      readiness,
      pingDatabase,
      counters: quota.state,
      hasUntrustedProxy: proxies.isSeen,
    }),
  );

  app.use(discovery(mcpUrl));

  app.use(routeNotFound());
  app.use(problemDetails({ logger }));
  return app;
}
