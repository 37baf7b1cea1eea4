import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest, type RawEvent } from '@marquee/ingest';
import { connectDependencies, createApp, type DependencySettings, type Served } from '../src/index.ts';

/** The moment at which the tests' world stands: a Saturday noon in Berlin. */
const NOW = new Date('2026-11-21T11:00:00Z');

let serial = 0;

/** A concert in Berlin next week, but for what a test says. */
export const buildEvent = (overrides: Partial<RawEvent> = {}): RawEvent => {
  serial++;
  return {
    source_id: `e${String(serial)}`,
    title: `Concert ${String(serial)}`,
    category: 'music',
    start_local: '2026-11-28T20:00:00',
    city: 'Berlin',
    country: 'DE',
    venue_name: 'Kesselhaus',
    ticket_url: `https://tickets.example/${String(serial)}`,
    ...overrides,
  };
};

interface World {
  events?: RawEvent[];
  now?: () => Date;
  /** Absent: each request comes from an address of its own, so that no test spends another's quota. */
  settings?: Partial<DependencySettings>;
  /** In the place of what the server offers. */
  served?: Served;
}

/** The real tool server on a database of its own that holds these events. */
export async function agentsWith({ events = [], now = () => NOW, settings, served }: World = {}) {
  const database = await createTestDatabase();
  const dependencies = connectDependencies({
    databaseUrl: database.url,
    logLevel: 'silent',
    addresses: { api: 'https://api.test' },
    mcpUrl: 'https://mcp.test/mcp',
    hashSecret: 'a secret of thirty-two characters',
    trustProxy: 1,
    now,
    ...settings,
  });
  await ingest(database, { source: { name: 'test', licence: 'CC0-1.0', attribution: 'A test' }, records: events });
  const app = served ? createApp(dependencies, served) : createApp(dependencies);
  const server = createServer(settings ? app : behindProxy(app)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/mcp`;
  return {
    url,
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

/** A proxy that says that every request comes from somebody else, unless the test says from whom. */
const behindProxy = (app: ReturnType<typeof createApp>) => (req: IncomingMessage, res: ServerResponse) => {
  serial++;
  req.headers['x-forwarded-for'] ??=
    `10.${String(serial >> 16)}.${String((serial >> 8) & 255)}.${String(serial & 255)}`;
  app(req, res);
};

export const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
  });

export interface ToolResult {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent?: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- whatever a tool answers
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
