import {
  DEFAULT_NEGOTIATED_PROTOCOL_VERSION,
  isJsonContentType,
  isJSONRPCRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type McpServer,
  type MessageExtraInfo,
  type Transport,
} from '@modelcontextprotocol/server';
import type { McpResponse } from './web-adapter.ts';

export interface DirectCall {
  server: McpServer;
  call: JSONRPCRequest;
  extra: MessageExtraInfo;
  /** Whether the client accepts streams. */
  readsStreams: boolean;
}

/** Returns whether a message is a single tool call in a revision that the SDK supports. */
export function isPlainToolCall(message: unknown, { headers }: Request): message is JSONRPCRequest {
  if (!isJSONRPCRequest(message) || message.method !== 'tools/call') return false;
  const revision = headers.get('mcp-protocol-version') ?? DEFAULT_NEGOTIATED_PROTOCOL_VERSION;
  return (
    SUPPORTED_PROTOCOL_VERSIONS.includes(revision) && isJsonContentType(headers.get('content-type'))
  );
}

/**
 * Calls a tool without the transport of the SDK, which parses the request several times and wraps
 * the result in a Response: see docs/decisions/0028-mcp-sdk.md for what that costs. Returns JSON,
 * or a stream if there are notifications and the client accepts streams.
 */
export async function callToolDirectly({
  server,
  call,
  extra,
  readsStreams,
}: DirectCall): Promise<McpResponse> {
  const notifications: JSONRPCMessage[] = [];
  const { promise, resolve } = Promise.withResolvers<JSONRPCMessage>();
  const transport: Transport = {
    start: () => Promise.resolve(),
    send: async (message) => {
      if ('method' in message) notifications.push(message);
      else resolve(message);
    },
    close: () => Promise.resolve(transport.onclose?.()),
  };
  await server.connect(transport);
  transport.onmessage?.(call, extra);
  const result = await promise;
  return notifications.length > 0 && readsStreams
    ? toStream([...notifications, result])
    : JSON.stringify(result);
}

const toStream = (messages: JSONRPCMessage[]): Response =>
  new Response(
    messages.map((message) => `event: message\ndata: ${JSON.stringify(message)}\n\n`).join(''),
    {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
    },
  );
