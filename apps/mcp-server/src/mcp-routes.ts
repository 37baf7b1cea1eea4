import { untimed } from '@marquee/http';
import { localhostAllowedHostnames } from '@modelcontextprotocol/server';
import express, { type RequestHandler, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { allowedCors, validateHost, limitMessages, readKey, rejectOversized } from './guards.ts';
import { helpPage } from './help-page.ts';
import { refuse, RPC, rpcErrors } from './json-rpc.ts';
import { mcpEndpoint, type McpOptions } from './mcp-endpoint.ts';

type RouteDeps = Pick<
  Dependencies,
  'addresses' | 'mcpUrl' | 'allowedOrigins' | 'gate' | 'shedLoad' | 'logger' | 'report'
>;

/** The one address of the protocol: names, sites, floods, body, monsters, and then the protocol itself. */
export function mcpRoutes(deps: RouteDeps, served: McpOptions): Router {
  const router = express.Router();
  router.use(validateHost(namesOf(deps)), allowedCors(), deps.shedLoad, limitMessages(deps.gate), readKey);
  router.post(
    '/',
    requireJson,
    untimed(express.json({ limit: '256kb', strict: false, type: () => true })),
    rejectOversized,
    mcpEndpoint({ ...served, report: deps.report }),
  );
  router.all('/', refuseOthers(helpPage(deps.mcpUrl)));
  router.use(rpcErrors(deps));
  return router;
}

function namesOf({ addresses, mcpUrl, allowedOrigins }: RouteDeps) {
  const own = [mcpUrl, addresses.api].map((url) => new URL(url).hostname);
  const hosts = [...localhostAllowedHostnames(), ...own];
  return { hosts, origins: [...hosts, ...allowedOrigins] };
}

const requireJson: RequestHandler = (req, res, next) => {
  if (req.is('application/json') === 'application/json') next();
  else refuse(res, 415, { code: RPC.server, message: 'Send JSON, with Content-Type: application/json.' });
};

/** There is no stream to open and no session to end. Who comes with a browser is told what this is. */
const refuseOthers =
  (page: string): RequestHandler =>
  (req, res) => {
    res.set('Allow', 'POST, OPTIONS');
    if (req.method === 'GET' && req.get('accept')?.includes('text/html')) res.status(405).type('html').send(page);
    else refuse(res, 405, { code: RPC.server, message: 'Method not allowed: send POST.' });
  };
