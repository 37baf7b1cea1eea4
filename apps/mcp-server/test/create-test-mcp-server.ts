import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@marquee/database/testing';
import { createLogger } from '@marquee/http';
import { ingest } from '@marquee/ingest';
import { type RawEvent } from '@marquee/sources';
import { buildEvent as buildTestEvent, NOW } from '@marquee/sources/testing';
import { behindProxy } from '@marquee/testing/behind-proxy';
import { must } from '@marquee/testing/must';
import {
  connectDependencies,
  createApp,
  type DependencySettings,
  type McpOptions,
} from '../src/index.ts';

let serial = 0;

/** Returns a concert at the Kesselhaus with tickets. A test overrides the fields it is about. */
export const buildEvent = (overrides: Partial<RawEvent> = {}): RawEvent =>
  buildTestEvent({
    venue_name: 'Kesselhaus',
    ticket_url: `https://tickets.example/${String(serial++)}`,
    ...overrides,
  });

interface Options {
  events?: RawEvent[];
  now?: () => Date;
  /** If absent, each request comes from its own address, so that tests do not share a quota. */
  settings?: Partial<DependencySettings>;
  /** Replaces the tools of the server. */
  options?: McpOptions;
  /** Receives the log lines. If absent, nothing is logged. */
  log?: (line: string) => void;
}

/** Starts the tool server on its own database with these events. */
export async function createTestMcpServer({
  events = [],
  now = () => NOW,
  settings,
  options,
  log,
}: Options = {}) {
  const database = await createTestDatabase();
  const dependencies = connectDependencies({
    databaseUrl: database.url,
    logLevel: 'silent',
    addresses: { api: 'https://api.test', widgets: 'https://widgets.test' },
    mcpUrl: 'https://mcp.test/mcp',
    hashSecrets: ['a secret of thirty-two characters'],
    trustProxy: 1,
    deadlineMs: 20_000, // not reached on a slow machine
    now,
    ...settings,
  });
  await ingest(database, {
    source: { name: 'test', licence: 'CC0-1.0', attribution: 'A test' },
    records: events,
  });
  const logger = log ? createLogger('mcp-server', 'info', { write: log }) : dependencies.logger;
  const parts = { ...dependencies, logger };
  const app = options ? createApp(parts, options) : createApp(parts);
  const server = createServer(settings ? app : behindProxy(app)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/mcp`;
  return {
    url,
    app,
    database,
    dependencies,
    call: (name: string, given: unknown = {}, headers: Record<string, string> = {}) =>
      callTool(url, { name, arguments: given }, headers),
    send: (message: unknown, headers: Record<string, string> = {}) =>
      post(url, JSON.stringify(message), headers),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await dependencies[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
export type TestMcpServer = Awaited<ReturnType<typeof createTestMcpServer>>;

export const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  });

export interface ToolResult {
  isError?: boolean;
  content: { type: string; text: string }[];
  /** Untyped: the assertions of a test check the fields that it reads. */
  structuredContent?: ReturnType<typeof JSON.parse>;
  _meta?: Record<string, unknown>;
}

/**
 * Calls a tool with an older revision of the protocol. Throws if the response is a protocol error.
 */
async function callTool(
  url: string,
  params: object,
  headers: Record<string, string>,
): Promise<ToolResult> {
  const response = await post(
    url,
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    headers,
  );
  const message = (await response.json()) as { result?: ToolResult; error?: unknown };
  if (!message.result) throw new Error(`${String(response.status)} ${JSON.stringify(message)}`);
  return message.result;
}

/** Returns the text that a model reads of an error, or 'no error'. */
export const getErrorText = (result: ToolResult): string =>
  result.isError ? must(result.content[0]).text : 'no error';
