import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newApiKey } from '@marquee/access';
import { must } from '@marquee/testing/must';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { buildEvent, createTestMcpServer, type TestMcpServer } from './create-test-mcp-server.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SELF = { name: 'test', version: '1' };
const run = promisify(execFile);

let mcp: TestMcpServer;
let folder: string;
let program: string;
beforeAll(async () => {
  mcp = await createTestMcpServer({ events: [buildEvent({ title: 'Aurora Lane' })] });
  folder = await mkdtemp(join(tmpdir(), 'marquee-bridge-'));
  program = await installBridge(folder);
}, 120_000);
afterAll(async () => {
  await mcp[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Packs the bridge and installs it without a network in an empty folder, as `npx` does. Returns its
 * program.
 */
async function installBridge(target: string): Promise<string> {
  const packed = join(target, 'package');
  const home = join(target, 'home');
  await run(process.execPath, [
    join(ROOT, 'tools/pack-bridge.ts'),
    '--name',
    '@example/bridge',
    '--out',
    packed,
  ]);
  const env = {
    ...process.env,
    npm_config_cache: join(target, 'cache'),
    npm_config_update_notifier: 'false',
  };
  await run('npm', ['pack', packed, '--pack-destination', target], { cwd: target, env });
  const tarball = must((await readdir(target)).find((name) => name.endsWith('.tgz')));
  await run(
    'npm',
    ['install', '--offline', '--no-audit', '--prefix', home, join(target, tarball)],
    {
      cwd: target,
      env,
    },
  );
  return join(home, 'node_modules/.bin/marquee-mcp');
}

it('is also a bundle whose manifest starts the program', async () => {
  const code = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
print(json.dumps([sorted(archive.namelist()), json.loads(archive.read("manifest.json"))["server"]]))`;
  const { stdout } = await run('python3', ['-c', code, join(folder, 'package.mcpb')]);
  expect(JSON.parse(stdout)).toEqual([
    ['LICENSE', 'manifest.json', 'marquee-mcp.js', 'package.json'],
    {
      type: 'node',
      entry_point: 'marquee-mcp.js',
      mcp_config: {
        command: 'node',
        args: ['${__dirname}/marquee-mcp.js', '${user_config.url}'],
        env: { MARQUEE_API_KEY: '${user_config.api_key}' },
      },
    },
  ]);
});

async function connect(mode: 'legacy' | { pin: string }, environment: Record<string, string> = {}) {
  const client = new Client(SELF, { versionNegotiation: { mode } });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, mcp.url],
    env: environment,
    stderr: 'ignore',
  });
  await client.connect(transport);
  return client;
}

describe.each([
  ['older revisions', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const)('the bridge with %s', (_era, mode) => {
  it('passes on lists, concurrent calls and errors', async () => {
    const client = await connect(mode);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('search_events');
    const calls = ['Aurora', 'Nothing of this name'].map((q) =>
      client.callTool({ name: 'search_events', arguments: { q } }),
    );
    expect(await Promise.all(calls)).toMatchObject([
      { structuredContent: { count: 1 } },
      { structuredContent: { count: 0 } },
    ]);
    await expect(client.callTool({ name: 'nope', arguments: {} })).rejects.toThrow(
      /The tools are search_events/,
    );
    await client.close();
  });

  it('sends the key of the environment', async () => {
    const client = await connect(mode, { MARQUEE_API_KEY: newApiKey() });
    expect(await client.callTool({ name: 'list_news', arguments: {} })).toMatchObject({
      isError: true,
      _meta: { 'marquee/error': 'invalid_api_key' },
    });
    await client.close();
  });
});

/**
 * Starts the bridge, sends one message, and ends its input when the answer has arrived. Resolves
 * when the bridge has exited.
 */
async function ask(url: string, message: object): Promise<unknown> {
  const running = run(process.execPath, [program, url]);
  const { stdin, stdout } = running.child;
  stdout?.once('data', () => stdin?.end());
  stdin?.write(`${JSON.stringify(message)}\n`);
  return JSON.parse((await running).stdout);
}

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

it('exits when its input ends', async () => {
  expect(await ask(mcp.url, PING)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
});

it('states that the server cannot be reached', async () => {
  expect(await ask('http://127.0.0.1:1/mcp', PING)).toMatchObject({
    id: 1,
    error: {
      message: expect.stringMatching(
        /^The server http:\/\/127\.0\.0\.1:1\/mcp gave no answer .*repeat the call\.$/,
      ),
    },
  });
});

it.each(['', 'mcp.example.com', 'ftp://mcp.example.com'])(
  'explains its use if the address is "%s"',
  async (address) => {
    await expect(run(process.execPath, [program, address])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('marquee-mcp [address]'),
    });
  },
);

it('has no dependencies, and the licences of what it contains', async () => {
  const installed = join(program, '../../@example/bridge');
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as object;
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('private');
  expect(await readFile(join(installed, 'LICENSE'), 'utf8')).toContain(
    '@modelcontextprotocol/client',
  );
  expect(await readFile(join(installed, 'README.md'), 'utf8')).toContain(
    '"@example/bridge", "ADDRESS"',
  );
});
