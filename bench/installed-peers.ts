// Installs other servers in a temporary folder and compares them with Marquee: npm run bench:peers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@marquee/testing/free-port';
import { readCpuMs } from './app-process.ts';
import { LIST, ONE, PEER_SCHEMA, SEARCH } from './peer-statements.ts';
import type { Kind, Peer } from './peers.ts';

const PROGRAMS = join(import.meta.dirname, 'installed-peers');
const PACKAGES = { fastify: '5.12.8', pg: '8.23.1', postgraphile: '5.1.5' };
const START_TIMEOUT_MS = 60_000;

interface InstalledPeer {
  name: string;
  program: string;
  kinds: Kind[];
  /** Returns the path of a request that requests the same data as a path of Marquee. */
  toPath?: (path: string) => string;
}

const PEERS: InstalledPeer[] = [
  { name: 'Fastify + pg', program: 'fastify.mjs', kinds: ['list', 'one', 'search'] },
  {
    name: 'PostGraphile',
    program: 'postgraphile.mjs',
    kinds: ['list', 'one'],
    toPath: toGraphQlPath,
  },
];

/**
 * Installs and starts the servers on the database at `url`. Dispose of the result to stop and
 * remove them.
 */
export async function startInstalledPeers(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-peers-'));
  await install(folder);
  const started = await Promise.all(PEERS.map((peer) => startPeer(peer, { folder, url })));
  return {
    peers: started.map(({ peer }) => peer),
    [Symbol.asyncDispose]: async () => {
      for (const { stop } of started) await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function install(folder: string): Promise<void> {
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }),
  );
  const npm = spawn('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const [code] = (await once(npm, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`npm install in ${folder} failed with code ${String(code)}.`);
}

async function startPeer(
  { name, program, kinds, toPath }: InstalledPeer,
  { folder, url }: { folder: string; url: string },
) {
  await copyFile(join(PROGRAMS, program), join(folder, program));
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GRAPHILE_ENV: 'production',
      DATABASE_URL: url,
      PORT: String(port),
      PEER_SCHEMA,
      LIST,
      ONE,
      SEARCH,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  await waitForPort(port, name);
  const peer: Peer = {
    name,
    address: `http://127.0.0.1:${String(port)}`,
    cpuMs: () => readCpuMs(child.pid),
    kinds,
    ...(toPath && { toPath }),
  };
  return {
    peer,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}

async function waitForPort(port: number, name: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const isUp = () =>
    fetch(`http://127.0.0.1:${String(port)}/`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (Date.now() > deadline) throw new Error(`${name} did not start within a minute.`);
    await setTimeout(100);
  }
}

const FIELDS = `rowId slug title startUtc venueName city country category ticketUrl featured priceMin currency imageUrl description`;

/** PostGraphile filters by equality only, so its list has no dates. */
function toGraphQlPath(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const slug = pathname.split('/')[2];
  const text = (name: string) => JSON.stringify(searchParams.get(name) ?? '');
  const query = slug
    ? `{ allEvents(first: 1, condition: { slug: ${JSON.stringify(decodeURIComponent(slug))} }) { nodes { ${FIELDS} } } }`
    : `{ allEvents(first: 20, orderBy: START_UTC_ASC, condition: { city: ${text('city')}, category: ${text('category')} }) { nodes { ${FIELDS} } } }`;
  return `/graphql?query=${encodeURIComponent(query)}`;
}
