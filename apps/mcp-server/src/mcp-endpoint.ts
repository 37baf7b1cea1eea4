import type { Visitor } from '@marquee/agent-tools';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  isLegacyRequest,
  legacyStatelessFallback,
  WebStandardStreamableHTTPServerTransport,
  type AuthInfo,
  type McpHandlerRequestOptions,
  type McpServer,
} from '@modelcontextprotocol/server';
import type { RequestHandler } from 'express';
import { addressOf } from './guards.ts';
import { tidyCall } from './tidy-call.ts';

/** Makes the protocol's side of one request. */
export type ServerFor = (visitor: Visitor) => McpServer;

interface Endpoint {
  serverFor: ServerFor;
  report: (error: unknown) => void;
}

/**
 * Answers every revision of the protocol at one address and keeps nothing between two requests: any number of replicas behind any
 * balancer may take turns. Clients that read JSON get JSON, those that read streams alone get a stream.
 */
export function mcpEndpoint({ serverFor, report }: Endpoint): RequestHandler {
  const factory = ({ authInfo }: { authInfo?: AuthInfo }) => serverFor(visitorOf(authInfo));
  // Refusals are the callers' mistakes, and answered as such.
  const shared = { legacy: 'reject', maxSubscriptions: 0 } as const;
  const modern = createMcpHandler(factory, shared);
  const modernStream = createMcpHandler(factory, { ...shared, responseMode: 'sse' });
  const legacyStream = legacyStatelessFallback(factory, report);

  async function answer(request: Request, options: McpHandlerRequestOptions = {}): Promise<Response> {
    const isLegacy = await isLegacyRequest(request, options.parsedBody);
    const streams = wantsStream(request.headers.get('accept') ?? '', options.parsedBody);
    request.headers.set('accept', 'application/json, text/event-stream'); // what the SDK insists on, and few clients send
    if (isLegacy) return streams ? legacyStream(request, options) : answerLegacy(factory, request, options);
    return (streams ? modernStream : modern).fetch(request, options);
  }

  const handle = toNodeHandler({ fetch: answer }, { onerror: report });
  return async (req, res) => {
    const key = req.get('x-api-key');
    const auth: AuthInfo = { token: key ?? '', clientId: addressOf(req) ?? '', scopes: [] };
    const { method, url, headers } = req;
    await handle(Object.assign(req, { method, url, headers, auth }), res, tidyCall(req.body));
  };
}

/** The SDK passes on who calls as it was told; an address and a key are all that we know. */
const visitorOf = (auth?: AuthInfo): Visitor => ({
  address: auth?.clientId,
  key: auth?.token === '' ? undefined : auth?.token,
});

/** A stream where nothing else is read, or where both are and progress is asked for. */
function wantsStream(accept: string, body: unknown): boolean {
  if (!accept.includes('text/event-stream')) return false;
  return !/application\/(json|\*)|\*\/\*/.test(accept) || asksForProgress(body);
}

function asksForProgress(body: unknown): boolean {
  if (Array.isArray(body)) return body.some(asksForProgress);
  const params = memberOf(body, 'params');
  return memberOf(memberOf(params, '_meta'), 'progressToken') !== undefined;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

async function answerLegacy(
  factory: (context: { authInfo?: AuthInfo }) => McpServer,
  request: Request,
  options: McpHandlerRequestOptions,
): Promise<Response> {
  const server = factory(options);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const close = () => void server.close();
  request.signal.addEventListener('abort', close, { once: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, options);
  } finally {
    request.signal.removeEventListener('abort', close);
    close();
  }
}
