import type { Visitor } from '@marquee/agent-tools';
import { getClientAddress } from '@marquee/http';
import {
  createMcpHandler,
  DEFAULT_NEGOTIATED_PROTOCOL_VERSION,
  isJsonContentType,
  isJSONRPCRequest,
  isLegacyRequest,
  legacyStatelessFallback,
  SUPPORTED_PROTOCOL_VERSIONS,
  WebStandardStreamableHTTPServerTransport,
  type AuthInfo,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type McpHandlerRequestOptions,
  type McpServer,
  type Transport,
} from '@modelcontextprotocol/server';
import type { RequestHandler } from 'express';
import { keyOf } from './guards.ts';
import { normaliseCall } from './normalise-call.ts';
import { onLeaving, webRequest, write, type Answered } from './web-adapter.ts';

const STREAM = 'text/event-stream';

/** Makes the protocol's side of one request, with all that it may need: methods, and of calls the tool's name behind it. */
export type ServerFor = (visitor: Visitor, asked: string[]) => McpServer;

/** What is served, and to how many who want to be told of changes. Our lists never change: nobody has to wait for that. */
export interface McpOptions {
  serverFor: ServerFor;
  maxSubscriptions?: number;
}

interface Endpoint extends McpOptions {
  report: (error: unknown) => void;
}

/**
 * Answers every revision of the protocol at one address and keeps nothing between two requests: any number of replicas behind any
 * balancer may take turns. Clients that read JSON get JSON, those that read streams alone get a stream.
 */
export function mcpEndpoint({ serverFor, maxSubscriptions = 0, report }: Endpoint): RequestHandler {
  const factory = ({ authInfo }: { authInfo?: AuthInfo }) => serverFor(visitorOf(authInfo), authInfo?.scopes ?? []);
  // Refusals are the callers' mistakes, and answered as such.
  const shared = { legacy: 'reject', maxSubscriptions } as const;
  const modern = createMcpHandler(factory, shared);
  const modernStream = createMcpHandler(factory, { ...shared, responseMode: 'sse' });
  const legacyStream = legacyStatelessFallback(factory, report);

  return async (req, res) => {
    const parsedBody = normaliseCall(req.body);
    const scopes = askedIn(parsedBody);
    const authInfo: AuthInfo = { token: keyOf(res) ?? '', clientId: getClientAddress(req) ?? '', scopes };
    const options = { parsedBody, authInfo };
    const accept = req.headers.accept ?? '';
    const streams = wantsStream(accept, parsedBody);
    req.headers.accept = `application/json, ${STREAM}`; // what the SDK insists on, and few clients send
    const request = webRequest(req);
    const isLegacy = await isLegacyRequest(request, parsedBody);
    if (isLegacy && !streams) {
      const server = factory(options);
      onLeaving(res, () => void server.close());
      await write(await answerLegacy(request, { server, options, readsStreams: accept.includes(STREAM) }), req, res);
      return;
    }
    const gone = new AbortController();
    onLeaving(res, () => {
      gone.abort();
    });
    const served = isLegacy ? legacyStream : (streams ? modernStream : modern).fetch;
    await write(await served(webRequest(req, gone.signal), options), req, res);
  };
}

/** What the SDK passes on as it was told: the address, the key, and what is asked. */
const visitorOf = (auth?: AuthInfo): Visitor => ({
  address: auth?.clientId,
  key: auth?.token === '' ? undefined : auth?.token,
});

/** What a message asks for: its method, and of a call the tool. */
function askedIn(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(askedIn);
  const method = memberOf(body, 'method');
  if (typeof method !== 'string') return [];
  const name = method === 'tools/call' ? memberOf(memberOf(body, 'params'), 'name') : undefined;
  return [typeof name === 'string' ? `${method} ${name}` : method];
}

/** A stream where nothing else is read, or where both are and progress is asked for. */
function wantsStream(accept: string, body: unknown): boolean {
  if (!accept.includes(STREAM)) return false;
  return !/application\/(json|\*)|\*\/\*/.test(accept) || asksForProgress(body);
}

function asksForProgress(body: unknown): boolean {
  if (Array.isArray(body)) return body.some(asksForProgress);
  const params = memberOf(body, 'params');
  return memberOf(memberOf(params, '_meta'), 'progressToken') !== undefined;
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

interface LegacyCall {
  server: McpServer;
  options: McpHandlerRequestOptions;
  /** Whether the client also reads streams. */
  readsStreams: boolean;
}

/**
 * The SDK's transport checks the request and refuses; its own way of answering makes a Response of the text that we then would read
 * out of it again. A plain call, at which there is nothing to refuse, goes to the server at once: the transport would look at it nine
 * times.
 */
async function answerLegacy(request: Request, { server, options, readsStreams }: LegacyCall): Promise<Answered> {
  const { parsedBody: body, authInfo } = options;
  if (isPlainCall(request, body)) {
    const transport = directTransport();
    const answered = answerOver(transport, [body], readsStreams);
    await server.connect(transport);
    transport.onmessage?.(body, { request, ...(authInfo && { authInfo }) });
    return answered;
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const answered = answerOver(transport, Array.isArray(body) ? body : [body], readsStreams);
  await server.connect(transport);
  return Promise.race([answered, transport.handleRequest(request, options)]);
}

/** One call of a tool, in a revision that the SDK knows. */
function isPlainCall({ headers }: Request, body: unknown): body is JSONRPCRequest {
  if (memberOf(body, 'method') !== 'tools/call' || !isJSONRPCRequest(body)) return false;
  const revision = headers.get('mcp-protocol-version') ?? DEFAULT_NEGOTIATED_PROTOCOL_VERSION;
  return SUPPORTED_PROTOCOL_VERSIONS.includes(revision) && isJsonContentType(headers.get('content-type'));
}

/** Carries what it is given; where answers go is for its user to say. */
function directTransport(): Transport {
  const transport: Transport = {
    start: () => Promise.resolve(),
    send: () => Promise.resolve(),
    close: () => Promise.resolve(transport.onclose?.()),
  };
  return transport;
}

/** What a server answers to messages, in JSON; as a stream where something was said on the way and the client can read that. */
const answerOver = (transport: Transport, messages: unknown[], readsStreams: boolean): Promise<Answered> =>
  new Promise((resolve) => {
    const said: JSONRPCMessage[] = [];
    const answers = new Map<unknown, JSONRPCMessage>();
    const wanted = idsIn(messages).size;
    transport.send = async (message) => {
      if ('method' in message) {
        said.push(message);
        return;
      }
      answers.set(message.id, message);
      if (answers.size < wanted) return;
      const all = [...answers.values()];
      if (said.length > 0 && readsStreams) resolve(asStream([...said, ...all]));
      else resolve(JSON.stringify(all.length === 1 ? all[0] : all));
    };
  });

/** The ids of all that wants an answer. */
function idsIn(messages: unknown[]): Set<unknown> {
  return new Set(
    messages
      .filter((message) => memberOf(message, 'method'))
      .map((message) => memberOf(message, 'id'))
      .filter((id) => id !== undefined),
  );
}

const asStream = (messages: unknown[]): Response =>
  new Response(messages.map((message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
  });
