import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { quickFolder } from '@marquee/testing/tmpfs';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { clusterOwner } from '../postgres/owner.ts';
import { signalPostgres } from './postgres-processes.ts';

const SETTINGS = [
  'wal_level=replica',
  'max_wal_senders=8',
  'shared_buffers=64MB',
  'autovacuum=off',
];

interface ReplicaOptions {
  replicas: number;
  /** Fills the primary before the replicas are copied from it. */
  fill: (url: string) => Promise<void>;
}

/** Starts a primary and replicas that stream from it, each a PostgreSQL of its own. */
export async function startReplicatedPostgres({ replicas: count, fill }: ReplicaOptions) {
  const folder = await mkdtemp(join(await quickFolder(), 'marquee-replicas-'));
  await chmod(folder, 0o711); // the user of PostgreSQL must be able to enter it
  const first = await startServer(join(folder, 'primary'));
  await fill(first.url);
  await first.stop();
  const replicaFolders = Array.from({ length: count }, (_, index) =>
    join(folder, `replica-${String(index)}`),
  );
  for (const replica of replicaFolders) await copyAsReplica(first.folder, replica, first.url);
  const primary = await startServer(first.folder);
  const replicas = await Promise.all(replicaFolders.map(startServer));
  return {
    primary,
    replicas,
    [Symbol.asyncDispose]: async () => {
      for (const server of [...replicas, primary]) await server.stop().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(folder: string) {
  let server = await startEmbeddedPostgres({ folder, settings: SETTINGS });
  const { location } = server;
  const url = server.url('postgres');
  const signal = (name: NodeJS.Signals) => signalPostgres(join(location, 'cluster'), name);
  return {
    folder: location,
    url,
    /** Kills all of its processes. */
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    start: async () => {
      server = await startEmbeddedPostgres({ folder, settings: SETTINGS });
    },
    stop: () => server.stop(),
  };
}

/** Copies a stopped primary. */
async function copyAsReplica(primary: string, replica: string, primaryUrl: string): Promise<void> {
  await mkdir(replica, { mode: 0o711 });
  await cp(primary, replica, { recursive: true, preserveTimestamps: true });
  const cluster = join(replica, 'cluster');
  const { hostname, port, username, password } = new URL(primaryUrl);
  const connection = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  await appendFile(join(cluster, 'postgresql.auto.conf'), `\nprimary_conninfo = '${connection}'\n`);
  await writeFile(join(cluster, 'standby.signal'), '');
  await own(cluster, await clusterOwner(join(primary, 'cluster')));
}

async function own(
  folder: string,
  { uid, gid }: Awaited<ReturnType<typeof clusterOwner>>,
): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(join(folder, entry), uid, gid);
}
