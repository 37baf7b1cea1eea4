import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, isFree } from '@marquee/testing/free-port';
import { explainFailure } from './explain-failure.ts';
import { createLocation, findLocation } from './location.ts';
import { clusterOwner } from './owner.ts';
import { isServing, serverFor, START_TIMEOUT_S, type Server } from './server.ts';

const MEGABYTE = 2 ** 20;

/** A quarter of the memory of the machine or container, as the PostgreSQL manual recommends. */
function sharedBuffers(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return `shared_buffers=${String(Math.round(Math.min(Math.max(memory / 4 / MEGABYTE, 128), 8192)))}MB`;
}

const FLAGS = [
  'listen_addresses=127.0.0.1',
  "unix_socket_directories=''",
  sharedBuffers(),
  'maintenance_work_mem=128MB',
  // Fewer checkpoints: after each one, PostgreSQL writes full pages to the log, which was most of
  // 70 kB per event.
  'max_wal_size=4GB',
  'checkpoint_timeout=15min',
  'jit=off',
  'random_page_cost=1.1',
];

export interface EmbeddedOptions {
  /** Folder of the cluster, or of a pointer to it (postgres/location.ts); created on first use. */
  folder: string;
  /** Additional server settings, e.g. `fsync=off` for tests. */
  settings?: string[];
}

export interface EmbeddedPostgres {
  /** postgresql://… of a database in it (default `marquee`; it must exist). */
  url: (database?: string) => string;
  /** The folder that contains the cluster. */
  location: string;
  /** Whether it was already running. */
  wasRunning: boolean;
  stop: () => Promise<void>;
}

interface Access {
  port: number;
  password: string;
}

/**
 * Starts the PostgreSQL that npm installed on loopback for this folder, or connects to it if it is
 * running.
 */
export async function startEmbeddedPostgres({
  folder,
  settings = [],
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const location = await locate(resolve(folder));
  const server = await serverFor(join(location, 'cluster'));
  if (!hasCluster(location)) await initialise(server, location);
  const wasRunning = await isServing(server);
  const access = wasRunning ? await readAccess(location) : await start(server, location, settings);
  return describe({ server, location, access, wasRunning });
}

/** Returns the running embedded PostgreSQL of a folder, or null. Never starts one. */
export async function findEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres | null> {
  const location = await findLocation(resolve(folder));
  if (!hasCluster(location)) return null;
  const server = await serverFor(join(location, 'cluster'));
  if (!(await isServing(server))) return null;
  return describe({ server, location, access: await readAccess(location), wasRunning: true });
}

/** Stops the embedded PostgreSQL of a folder and deletes the folder and the database. */
export async function removeEmbeddedPostgres(folder: string): Promise<void> {
  const location = await findLocation(resolve(folder));
  await (await findEmbeddedPostgres(folder))?.stop();
  for (const path of [location, folder]) await rm(path, { recursive: true, force: true });
}

const hasCluster = (location: string) => existsSync(join(location, 'cluster', 'PG_VERSION'));

async function locate(folder: string): Promise<string> {
  const known = await findLocation(folder);
  if (known !== folder || hasCluster(folder)) return known;
  return createLocation(folder, await clusterOwner(join(folder, 'cluster')));
}

interface Parts {
  server: Server;
  location: string;
  access: Access;
  wasRunning: boolean;
}

const describe = ({
  server,
  location,
  access: { port, password },
  wasRunning,
}: Parts): EmbeddedPostgres => ({
  url: (database = 'marquee') =>
    `postgresql://marquee:${password}@127.0.0.1:${String(port)}/${database}`,
  location,
  wasRunning,
  stop: server.stop,
});

/**
 * Creates the cluster under a temporary name and renames it at the end, so that a killed start
 * leaves no partial database.
 */
async function initialise({ cluster, owner, initdb }: Server, folder: string): Promise<void> {
  const incomplete = `${cluster}.incomplete`;
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(folder, 'initial-password');
  try {
    for (const path of [cluster, incomplete]) await rm(path, { recursive: true, force: true });
    await mkdir(incomplete, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    const { uid, gid } = owner;
    if (uid !== undefined && gid !== undefined)
      for (const path of [incomplete, passwordFile]) await chown(path, uid, gid);
    await initdb(incomplete, passwordFile);
    await writeAccess(folder, { port: await freePort(), password });
    await rename(incomplete, cluster);
  } catch (error) {
    throw new Error(await explainFailure({ error, folder, cluster }), { cause: error });
  } finally {
    for (const path of [incomplete, passwordFile]) await rm(path, { recursive: true, force: true });
  }
}

async function start(server: Server, folder: string, settings: string[]): Promise<Access> {
  const access = await readAccess(folder);
  const port = (await isFree(access.port)) ? access.port : await freePort();
  const log = join(server.cluster, 'server.log');
  const flags = [...FLAGS, ...settings].flatMap((setting) => ['-c', setting]).join(' ');
  // Without -l the server inherits our pipe, and the call never ends.
  const options = [
    '-w',
    '-t',
    String(START_TIMEOUT_S),
    '-l',
    log,
    '-o',
    `-p ${String(port)} ${flags}`,
  ];
  try {
    await server.control('start', ...options);
  } catch (error) {
    throw new Error(await explainFailure({ error, folder, cluster: server.cluster }), {
      cause: error,
    });
  }
  if (port !== access.port) await writeAccess(folder, { ...access, port });
  return { ...access, port };
}

const accessFile = (folder: string) => join(folder, 'access.json');
const writeAccess = (folder: string, access: Access) =>
  writeFile(accessFile(folder), JSON.stringify(access), { mode: 0o600 });

async function readAccess(folder: string): Promise<Access> {
  try {
    return JSON.parse(await readFile(accessFile(folder), 'utf8')) as Access;
  } catch (error) {
    throw new Error(
      `${accessFile(folder)}, which contains the password of the embedded PostgreSQL, is missing or damaged. Restore it, or move ${folder} away: the next start creates a new database.`,
      { cause: error },
    );
  }
}
