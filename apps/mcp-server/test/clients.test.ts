import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createMCPClient } from '@ai-sdk/mcp';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createTestMcpServer, buildEvent, type TestMcpServer } from './create-test-mcp-server.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules');
const SELF = { name: 'test', version: '1' };
const run = promisify(execFile);

let mcp: TestMcpServer;
let home: string;
beforeAll(async () => {
  mcp = await createTestMcpServer({
    events: [buildEvent({ title: 'Aurora Lane', artists: ['Aurora Lane'] })],
  });
  home = await mkdtemp(join(tmpdir(), 'marquee-clients-'));
});
afterAll(async () => {
  await mcp[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
});

interface Caller {
  list: () => Promise<string[]>;
  call: (name: string, given: Record<string, unknown>) => Promise<ReturnType<typeof JSON.parse>>;
  close: () => Promise<unknown>;
}

/** Adapts the clients of both SDKs. */
const toCaller = (client: Pick<Client, 'listTools' | 'callTool' | 'close'> | ClientV1): Caller => ({
  list: async () => (await client.listTools()).tools.map(({ name }) => name),
  call: (name, given) => client.callTool({ name, arguments: given }),
  close: () => client.close(),
});

async function v2(mode: 'legacy' | 'auto' | 'pin'): Promise<Caller> {
  const versions = { legacy: 'legacy' as const, auto: 'auto' as const, pin: { pin: '2026-07-28' } };
  const client = new Client(SELF, { versionNegotiation: { mode: versions[mode] } });
  await client.connect(new StreamableHTTPClientTransport(new URL(mcp.url)));
  return toCaller(client);
}

async function v1(): Promise<Caller> {
  const client = new ClientV1(SELF);
  const transport = new TransportV1(new URL(mcp.url));
  await client.connect(transport);
  return toCaller(client);
}

async function aiSdk(): Promise<Caller> {
  const client = await createMCPClient({ transport: { type: 'http', url: mcp.url } });
  const tools = await client.tools();
  const options = { toolCallId: '1', messages: [], context: {} };
  return {
    list: async () => Object.keys(tools),
    call: async (name, given) => tools[name]?.execute(given, options),
    close: () => client.close(),
  };
}

async function viaStdio(): Promise<Caller> {
  const client = new ClientV1(SELF);
  const args = [
    join(MODULES, 'mcp-remote/dist/proxy.js'),
    mcp.url,
    '--allow-http',
    '--transport',
    'http-only',
  ];
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args,
      env: { HOME: home },
      stderr: 'ignore',
    }),
  );
  return toCaller(client);
}

const CLIENTS: [string, () => Promise<Caller>][] = [
  ['@modelcontextprotocol/sdk 1', v1],
  ['@modelcontextprotocol/client, legacy', () => v2('legacy')],
  ['@modelcontextprotocol/client, auto', () => v2('auto')],
  ['@modelcontextprotocol/client, pinned', () => v2('pin')],
  ['@ai-sdk/mcp', aiSdk],
  ['mcp-remote over stdio', viaStdio],
];

describe.each(CLIENTS)('%s', (_name, connect) => {
  it('lists and calls all six tools, and recovers from an error', async () => {
    const { list, call, close } = await connect();
    expect((await list()).sort()).toEqual([
      'demand_artist',
      'demand_leaders',
      'get_event',
      'list_news',
      'plan_my_night',
      'search_events',
    ]);
    const found = await call('search_events', { city: 'Berl' });
    const { slug } = found.structuredContent.events[0];
    const refused = await call('get_event', { id_or_slug: `${String(slug)}x` });
    expect(refused.isError).toBe(true);
    const [, closest] = /Closest slugs: ([^,.]+)/.exec(refused.content[0].text) ?? [];
    expect((await call('get_event', { id_or_slug: closest })).structuredContent.event.slug).toBe(
      slug,
    );
    expect(
      (await call('plan_my_night', { event_id: slug })).structuredContent.dinner.summary,
    ).toEqual(expect.any(String));
    expect(
      (await call('demand_artist', { artist_name: 'Aurora Lane', city: 'Berlin' }))
        .structuredContent.ok,
    ).toBe(true);
    expect((await call('demand_leaders', {})).structuredContent.top_artists).toHaveLength(1);
    expect((await call('list_news', {})).structuredContent.articles).toEqual([]);
    await close();
  });
});

describe('the MCP inspector', () => {
  const inspector = join(MODULES, '.bin/mcp-inspector');
  const inspect = (...args: string[]) =>
    run(inspector, ['--cli', mcp.url, '--transport', 'http', ...args], {
      env: { ...process.env, HOME: home },
    });

  it.each(['legacy', 'modern'])('reports no warning in the %s era', async (era) => {
    const { stdout, stderr } = await inspect(
      '--protocol-era',
      era,
      '--method',
      'tools/list',
      '--strict',
    );
    expect(`${stdout}${stderr}`).not.toMatch(/warn|portab/i);
    expect(stdout).toContain('search_events');
  });
});
