import {
  healthRoutes,
  jsonHeaders,
  llmsTxt,
  problemDetails,
  rejectAmbiguousFraming,
  requestDeadline,
  requestId,
  requestLog,
  routeNotFound,
  watchProxies,
} from '@marquee/http';
import { createProblemPage } from '@marquee/pages';
import express from 'express';
import { createServerFactory } from './create-server.ts';
import type { Dependencies } from './dependencies.ts';
import { describeServer } from './describe-server.ts';
import { discovery } from './discovery.ts';
import type { McpOptions } from './mcp-endpoint.ts';
import { mcpRoutes } from './mcp-routes.ts';
import { createResearchServerFactory } from './research/create-research-server.ts';
import { protectedResource } from './sign-in/protected-resource.ts';
import { VERSION } from './version.ts';

/** The order of middleware: log, rejected framing, the protocol, health, discovery, errors. */
export function createApp(
  deps: Dependencies,
  options: McpOptions = { serverFor: createServerFactory(deps, deps) },
) {
  const {
    logger,
    telemetry,
    pingDatabase,
    readiness,
    quota,
    trustProxy,
    mcpUrl,
    addresses,
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

  // First, because most requests are for it.
  app.use(
    '/mcp',
    mcpRoutes(deps, {
      '/': options,
      '/research': { serverFor: createResearchServerFactory(deps) },
    }),
  );

  app.use(
    healthRoutes({
      version: VERSION,
      readiness,
      pingDatabase,
      counters: quota.state,
      hints: proxies.hints,
    }),
  );

  app.use(protectedResource(deps.signIn), discovery(mcpUrl), llmsTxt(describeServer(deps)));

  app.use(routeNotFound(`MCP is at ${mcpUrl}.`));
  app.use(
    problemDetails({ apiUrl: addresses.api, logger, renderPage: createProblemPage(addresses) }),
  );
  return app;
}
