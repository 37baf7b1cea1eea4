import type { ClientIdentity } from '@marquee/agent-tools';
import { getClientAddress } from '@marquee/http';
import {
  createMcpHandler,
  isLegacyRequest,
  legacyStatelessFallback,
  WebStandardStreamableHTTPServerTransport,
  type AuthInfo,
  type McpHandlerRequestOptions,
  type McpServer,
} from '@modelcontextprotocol/server';
import type { Request as NodeRequest, RequestHandler, Response as NodeResponse } from 'express';
import { callToolDirectly, isPlainToolCall } from './call-tool-directly.ts';
import { getKey } from './guards.ts';
import { getMember, methodsIn } from './methods-in.ts';
import { normaliseCall } from './normalise-call.ts';
import { getHolder } from './sign-in/require-sign-in.ts';
import { declaresViews, VIEWS_SESSION } from './views/declares-views.ts';
import { onDisconnect, toWebRequest, writeResponse, type McpResponse } from './web-adapter.ts';

const MAX_SUBSCRIPTIONS = 1_000;
const STREAM = 'text/event-stream';

/** What a request is about. */
export interface RequestScope {
  /** The methods of its messages; a tool call is followed by the name of the tool. */
  methods: string[];
  /** Whether the client shows views (MCP Apps). */
  showsViews: boolean;
}

/** Creates the server of one request. */
export type ServerFor = (client: ClientIdentity, scope: RequestScope) => McpServer;

export interface McpOptions {
  serverFor: ServerFor;
  /**
   * Change subscriptions at the same time. Our lists never change, so each ends after its
   * acknowledgement.
   */
  maxSubscriptions?: number;
}

interface Endpoint extends McpOptions {
  report: (error: unknown) => void;
}

/**
 * Serves every revision of the protocol without state between requests, so any replica can serve
 * any request. Clients that accept JSON receive JSON; clients that accept only streams receive a
 * stream.
 */
export function mcpEndpoint({
  serverFor,
  maxSubscriptions = MAX_SUBSCRIPTIONS,
  report,
}: Endpoint): RequestHandler {
  const factory = ({ authInfo }: { authInfo?: AuthInfo }) =>
    serverFor(toClientIdentity(authInfo), toScope(authInfo));
  const shared = { legacy: 'reject', maxSubscriptions } as const;
  const modern = createMcpHandler(factory, shared);
  const modernStream = createMcpHandler(factory, { ...shared, responseMode: 'sse' });
  const legacyStream = legacyStatelessFallback(factory, report);

  return async (req, res) => {
    const parsedBody = normaliseCall(req.body);
    const authInfo = toAuthInfo(req, res, parsedBody);
    const options = { parsedBody, authInfo };
    const accept = req.headers.accept ?? '';
    const streams = needsStream(accept, parsedBody);
    // the SDK requires both, few clients send both
    req.headers.accept = `application/json, ${STREAM}`;
    const request = toWebRequest(req);
    const isLegacy = await isLegacyRequest(request, parsedBody);
    if (isLegacy && !streams) {
      const server = factory(options);
      onDisconnect(res, () => void server.close());
      await writeResponse(
        await handleLegacy(request, { server, options, readsStreams: accept.includes(STREAM) }),
        req,
        res,
      );
      return;
    }
    const disconnected = new AbortController();
    onDisconnect(res, () => {
      disconnected.abort();
    });
    const handle = isLegacy ? legacyStream : (streams ? modernStream : modern).fetch;
    await writeResponse(await handle(toWebRequest(req, disconnected.signal), options), req, res);
  };
}

/**
 * The SDK passes on only AuthInfo, so it carries the address, the key or account, and the scope.
 * Sets the session id of clients with views.
 */
function toAuthInfo(req: NodeRequest, res: NodeResponse, body: unknown): AuthInfo {
  const scopes = methodsIn(body);
  const showsViews = req.headers['mcp-session-id'] === VIEWS_SESSION || declaresViews(body);
  if (showsViews && scopes.includes('initialize')) res.set('Mcp-Session-Id', VIEWS_SESSION);
  return {
    token: getKey(res) ?? '',
    clientId: getClientAddress(req) ?? '',
    scopes,
    extra: { showsViews, holder: getHolder(res) },
  };
}

const toScope = (auth?: AuthInfo): RequestScope => ({
  methods: auth?.scopes ?? [],
  showsViews: auth?.extra?.['showsViews'] === true,
});

const toClientIdentity = (auth?: AuthInfo): ClientIdentity => ({
  address: auth?.clientId,
  key: auth?.token === '' ? undefined : auth?.token,
  holder: auth?.extra?.['holder'] as ClientIdentity['holder'], // set by toAuthInfo
});

/** Whether the client accepts only a stream, or accepts both and requests progress. */
function needsStream(accept: string, body: unknown): boolean {
  if (!accept.includes(STREAM)) return false;
  return !/application\/(json|\*)|\*\/\*/.test(accept) || requestsProgress(body);
}

function requestsProgress(body: unknown): boolean {
  if (Array.isArray(body)) return body.some(requestsProgress);
  const params = getMember(body, 'params');
  return getMember(getMember(params, '_meta'), 'progressToken') !== undefined;
}

interface LegacyCall {
  server: McpServer;
  options: McpHandlerRequestOptions;
  /** Whether the client accepts streams. */
  readsStreams: boolean;
}

/**
 * Calls a tool directly; every other request goes through the transport of the SDK, which validates
 * it.
 */
async function handleLegacy(
  request: Request,
  { server, options, readsStreams }: LegacyCall,
): Promise<McpResponse> {
  const { parsedBody: body, authInfo } = options;
  if (isPlainToolCall(body, request))
    return callToolDirectly({
      server,
      call: body,
      extra: { request, ...(authInfo && { authInfo }) },
      readsStreams,
    });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  return transport.handleRequest(request, options);
}
