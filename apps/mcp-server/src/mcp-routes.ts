import { HTML_TYPE, prefersHtml, sendBody, untimed } from '@marquee/http';
import { SITE_PAGE_POLICY } from '@marquee/pages';
import { localhostAllowedHostnames } from '@modelcontextprotocol/server';
import express, { type RequestHandler, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { allowedCors, validateHost, limitMessages, readKey, rejectOversized } from './guards.ts';
import { helpPage } from './help-page.tsx';
import { sendError, RPC, rpcErrors } from './json-rpc.ts';
import { mcpEndpoint, type McpOptions } from './mcp-endpoint.ts';
import { requireScope, requireSignIn } from './sign-in/require-sign-in.ts';

type RouteDeps = Pick<
  Dependencies,
  | 'addresses'
  | 'mcpUrl'
  | 'allowedOrigins'
  | 'access'
  | 'assistants'
  | 'shedLoad'
  | 'signIn'
  | 'logger'
  | 'report'
>;

/** The endpoints by their path below the address of the server. */
export type McpEndpoints = Readonly<Record<string, McpOptions>>;

/**
 * The order of checks of an endpoint: host and origin, load, message limit, key, sign-in, body,
 * scope, then the protocol.
 */
export function mcpRoutes(deps: RouteDeps, endpoints: McpEndpoints): Router {
  const router = express.Router();
  router.use(
    validateHost(allowedNames(deps)),
    allowedCors(),
    deps.shedLoad,
    limitMessages(deps.access),
    readKey,
  );
  const body = untimed(express.json({ limit: '256kb', strict: false, type: () => true }));
  const page = helpPage(deps.mcpUrl, deps.addresses, { requiresSignIn: deps.signIn !== null });
  for (const [path, options] of Object.entries(endpoints)) {
    router.post(
      path,
      requireSignIn(deps.assistants, deps.signIn),
      requireJson,
      body,
      rejectOversized,
      requireScope(deps.signIn),
      mcpEndpoint({ ...options, report: deps.report }),
    );
    router.all(path, rejectOtherMethods(page));
  }
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
  else
    sendError(res, 415, {
      code: RPC.server,
      message: 'Send JSON with Content-Type: application/json.',
    });
};

/**
 * Rejects all methods but POST: there is no stream to open and no session to end. A browser
 * receives the help page.
 */
const rejectOtherMethods =
  (page: string): RequestHandler =>
  (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (isRead && prefersHtml(req, res)) {
      res.set('Content-Security-Policy', SITE_PAGE_POLICY);
      return sendBody(req, res, { type: HTML_TYPE, body: Buffer.from(page) });
    }
    res.set('Allow', 'POST, OPTIONS');
    sendError(res, 405, { code: RPC.server, message: 'Method not allowed. Send POST.' });
    return undefined;
  };
