import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const HEALTH = ['/health', '/health/live', '/health/ready'];
const DOCS = ['/docs', '/docs/list_events'];
export interface Server {
  name: string;
  portSetting: string;
  paths: string[];
  /** Required settings next to DATABASE_URL, and the error message for a missing one. */
  needs?: Record<string, { value: string; complaint: RegExp }>;
}

export const SECRET = {
  value: 'a-secret-of-the-tests-of-32-characters',
  complaint: /^ {2}HASH_SECRETS must be set in production/,
};
const address = (name: string) => ({
  [`PUBLIC_${name}_URL`]: {
    value: `https://${name.toLowerCase()}.example.com`,
    complaint: new RegExp(`^ {2}PUBLIC_${name}_URL must be set in production`),
  },
});
export const SERVERS: Server[] = [
  {
    name: 'api',
    portSetting: 'API_PORT',
    paths: [...HEALTH, '/events', '/openapi.json', '/metrics', ...DOCS],
    needs: { HASH_SECRET: SECRET, ...address('API'), ...address('WIDGETS'), ...address('WEB') },
  },
  {
    name: 'widgets',
    portSetting: 'WIDGETS_PORT',
    paths: [...HEALTH, '/', '/embed/events', '/events.v1.js'],
    needs: { HASH_SECRET: SECRET, ...address('WIDGETS'), ...address('WEB'), ...address('API') },
  },
  {
    name: 'web',
    portSetting: 'WEB_PORT',
    paths: [...HEALTH, '/', '/search', '/robots.txt'],
    needs: { HASH_SECRET: SECRET, ...address('WEB'), ...address('API'), ...address('WIDGETS') },
  },
  {
    name: 'mcp-server',
    portSetting: 'MCP_PORT',
    paths: HEALTH,
    needs: {
      HASH_SECRET: SECRET,
      ...address('API'),
      ...address('WIDGETS'),
      ...address('WEB'),
      ...address('MCP'),
    },
  },
  {
    name: 'worker',
    portSetting: 'WORKER_PORT',
    paths: HEALTH,
    needs: { HASH_SECRET: SECRET, ...address('API'), ...address('WIDGETS'), ...address('WEB') },
  },
];
export const UNREACHABLE = 'postgresql://marquee:secret@127.0.0.1:1/marquee';

export type Settings = Record<string, string>;

export function requiredSettings(name: string): Settings {
  const { needs = {} } = SERVERS.find((server) => server.name === name) ?? {};
  return Object.fromEntries(Object.entries(needs).map(([setting, { value }]) => [setting, value]));
}
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'marquee-data-'));
  await chmod(path, 0o777);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

export async function takePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, [Symbol.asyncDispose]: () => promisify(server.close.bind(server))() };
}

export async function createEmptyDatabase() {
  const server = process.env['MARQUEE_TEST_POSTGRES'] ?? '';
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const url = server.replace(/\/[^/]+$/, `/${name}`);
  const query = async (address: string, statement: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    return client.query<{ count: number }>(statement).finally(() => client.end());
  };
  await query(server, `CREATE DATABASE ${name}`);
  return {
    url,
    countEvents: async () => (await query(url, 'SELECT count(*)::int FROM event')).rows[0]?.count,
    [Symbol.asyncDispose]: () =>
      query(server, `DROP DATABASE ${name} WITH (FORCE)`).then(() => undefined),
  };
}
