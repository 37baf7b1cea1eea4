import { ProtocolError, ProtocolErrorCode, type McpServer } from '@modelcontextprotocol/server';

const CALL = 'tools/call ';

/**
 * Returns the names of the called tools if all messages are calls. `methods` are those of
 * `RequestScope`.
 */
export const calledTools = (methods: string[]): string[] =>
  methods.every((method) => method.startsWith(CALL))
    ? methods.map((method) => method.slice(CALL.length))
    : [];

/** Replaces the error of the SDK for an unknown tool by one that lists the tools. */
export function rejectCalls(server: McpServer, names: string[]): void {
  server.server.setRequestHandler('tools/call', () => {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no such tool. The tools are ${names.join(', ')}.`,
    );
  });
}
