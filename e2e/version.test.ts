import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userAgent } from '@marquee/sources/fetch';
import manifest from '../package.json' with { type: 'json' };
import { runTool } from './helpers/run-tool.ts';
import { APPS, startApp, type AppName } from './helpers/start-app.ts';

const NAMES = Object.keys(APPS) as AppName[];
// no surface needs the database to state the version
const UNREACHABLE = 'postgresql://marquee:secret@127.0.0.1:1/marquee';
const VERSION = /\d+\.\d+\.\d+/;

let apps: Record<AppName, Awaited<ReturnType<typeof startApp>>>;
beforeAll(async () => {
  const started = NAMES.map(async (name) => [name, await startApp(name, UNREACHABLE)] as const);
  apps = Object.fromEntries(await Promise.all(started)) as typeof apps;
});
afterAll(async () => {
  await Promise.all(NAMES.map((name) => apps[name][Symbol.asyncDispose]()));
});

const healthOf = async (name: AppName) => (await apps[name].get('/health')).body['version'];

async function serverInfo(path: string): Promise<unknown> {
  const params = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  };
  const response = await fetch(apps['mcp-server'].address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
  });
  const { result } = (await response.json()) as { result: { serverInfo: { version: string } } };
  return result.serverInfo.version;
}

const documentOf = async (path: string) => (await apps['mcp-server'].get(path)).body['version'];

async function statusPage(): Promise<unknown> {
  const page = await (await fetch(`${apps.web.address}/status`)).text();
  return /Marquee (\S+)\.</.exec(page)?.[1];
}

async function apiDescription(): Promise<unknown> {
  const { info } = (await apps.api.get('/openapi.json')).body as { info: Record<string, unknown> };
  return info['x-release'];
}

const command = async (tool: string) =>
  (await runTool(tool, {}, { args: ['--version'] })).output.trim();

it.each<[surface: string, read: () => Promise<unknown>]>([
  ...NAMES.map((name): [string, () => Promise<unknown>] => [
    `/health of ${name}`,
    () => healthOf(name),
  ]),
  ['/openapi.json of api', apiDescription],
  ['initialize of mcp-server', () => serverInfo('/mcp')],
  ['initialize of /mcp/research', () => serverInfo('/mcp/research')],
  ['/mcp/server-card of mcp-server', () => documentOf('/mcp/server-card')],
  ['/mcp/server.json of mcp-server', () => documentOf('/mcp/server.json')],
  ['/status of web', statusPage],
  ['npm run admin -- --version', () => command('admin.ts')],
  ['npm run ingest -- --version', () => command('ingest.ts')],
  ['npm run migrate -- --version', () => command('migrate.ts')],
  ['User-Agent of requests for feeds', () => Promise.resolve(VERSION.exec(userAgent(null))?.[0])],
])('%s states the version of package.json', async (_surface, read) => {
  expect(await read()).toBe(manifest.version);
});
