import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@marquee/database/testing';
import { createLogger } from '@marquee/http';
import { ingest, type RawEvent } from '@marquee/ingest';
import { behindProxy } from '../../../tools/testing/behind-proxy.ts';
import { buildEvent as buildTestEvent, NOW } from '../../../tools/testing/test-events.ts';
import { connectDependencies, createApp, type DependencySettings, type McpOptions } from '../src/index.ts';

let serial = 0;

/** A concert at the Kesselhaus with tickets, but for what a test says. */
export const buildEvent = (overrides: Partial<RawEvent> = {}): RawEvent =>
  buildTestEvent({
    venue_name: 'Kesselhaus',
    ticket_url: `https://tickets.example/${String(serial++)}`,
    ...overrides,
  });

interface World {
  events?: RawEvent[];
  now?: () => Date;
  /** Absent: each request comes from an address of its own, so that no test spends another's quota. */
  settings?: Partial<DependencySettings>;
  /** In the place of what the server offers. */
  served?: McpOptions;
  /** Takes the lines of the log. Without it, there is none. */
  log?: (line: string) => void;
}

/** The real tool server on a database of its own that holds these events. */
export async function agentsWith({ events = [], now = () => NOW, settings, served, log }: World = {}) {
  const database = await createTestDatabase();
  const dependencies = connectDependencies({
    databaseUrl: database.url,
    logLevel: 'silent',
    addresses: { api: 'https://api.test' },
    mcpUrl: 'https://mcp.test/mcp',
    hashSecret: 'a secret of thirty-two characters',
    trustProxy: 1,
    deadlineMs: 20_000, // a busy machine is no outage
    now,
    ...settings,
  });
  await ingest(database, { source: { name: 'test', licence: 'CC0-1.0', attribution: 'A test' }, records: events });
  const logger = log ? createLogger('mcp-server', 'info', { write: log }) : dependencies.logger;
  const parts = { ...dependencies, logger };
  const app = served ? createApp(parts, served) : createApp(parts);
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
    send: (message: unknown, headers: Record<string, string> = {}) => post(url, JSON.stringify(message), headers),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await dependencies[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
export type Agents = Awaited<ReturnType<typeof agentsWith>>;

export const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  });

export interface ToolResult {
  isError?: boolean;
  content: { type: string; text: string }[];
  /** Whatever a tool answers: what a test reads of it is checked by what it expects. */
  structuredContent?: ReturnType<typeof JSON.parse>;
  _meta?: Record<string, unknown>;
}

/** The result of a call, as a client of the older revisions gets it; throws where it is a protocol error. */
async function callTool(url: string, params: object, headers: Record<string, string>): Promise<ToolResult> {
  const response = await post(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }), headers);
  const answer = (await response.json()) as { result?: ToolResult; error?: unknown };
  if (!answer.result) throw new Error(`${String(response.status)} ${JSON.stringify(answer)}`);
  return answer.result;
}

/** What a model reads of a refusal. */
export const refusalIn = (result: ToolResult): string =>
  result.isError ? (result.content[0]?.text ?? '') : 'no error';
