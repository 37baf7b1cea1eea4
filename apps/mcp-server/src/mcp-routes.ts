import { untimed } from '@marquee/http';
import { localhostAllowedHostnames } from '@modelcontextprotocol/server';
import express, { type RequestHandler, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { allowedCors, validateHost, limitMessages, readKey, rejectOversized } from './guards.ts';
import { helpPage } from './help-page.ts';
import { sendError, RPC, rpcErrors } from './json-rpc.ts';
import { mcpEndpoint, type McpOptions } from './mcp-endpoint.ts';

type RouteDeps = Pick<
  Dependencies,
  'addresses' | 'mcpUrl' | 'allowedOrigins' | 'access' | 'shedLoad' | 'logger' | 'report'
>;

/** The order of checks of the endpoint: host and origin, load, message limit, key, body, then the protocol. */
export function mcpRoutes(deps: RouteDeps, options: McpOptions): Router {
  const router = express.Router();
  router.use(validateHost(allowedNames(deps)), allowedCors(), deps.shedLoad, limitMessages(deps.access), readKey);
  router.post(
    '/',
    requireJson,
    untimed(express.json({ limit: '256kb', strict: false, type: () => true })),
    rejectOversized,
    mcpEndpoint({ ...options, report: deps.report }),
  );
  router.all('/', rejectOtherMethods(helpPage(deps.mcpUrl)));
  router.use(rpcErrors(deps));
  return router;
}

function allowedNames({ addresses, mcpUrl, allowedOrigins }: RouteDeps) {
  const own = [mcpUrl, addresses.api].map((url) => new URL(url).hostname);
  const hosts = [...localhostAllowedHostnames(), ...own];
  return { hosts, origins: [...hosts, ...allowedOrigins] };
}

const requireJson: RequestHandler = (req, res, next) => {
  if (req.is('application/json') === 'application/json') next();
  else sendError(res, 415, { code: RPC.server, message: 'Send JSON with Content-Type: application/json.' });
};

/** Rejects all methods but POST: there is no stream to open and no session to end. A browser receives the help page. */
const rejectOtherMethods =
  (page: string): RequestHandler =>
  (req, res) => {
    res.set('Allow', 'POST, OPTIONS');
    if (req.method === 'GET' && req.get('accept')?.includes('text/html')) res.status(405).type('html').send(page);
    else sendError(res, 405, { code: RPC.server, message: 'Method not allowed. Send POST.' });
  };
