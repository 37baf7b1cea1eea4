// Fills the disk with the write-ahead log of the primary, until PostgreSQL ends, and makes room
// again. A replica streams from the primary. It mounts a small file system, so it needs root on
// Linux.
import { execFileSync } from 'node:child_process';
import { chown, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from '@jest/globals';
import type { AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import { clusterOwner } from '../tools/postgres/owner.ts';
import { startReplicatedPostgres } from '../tools/testing/start-replicated-postgres.ts';
import { mountDisk, serveDuring, type Disk } from './helpers/full-disk.ts';
import { fillReplicaWorld, runOn, startReplicaApi, warmUp } from './helpers/replica-world.ts';

const TIMEOUT_MS = 300_000;

let disk: Disk;
let dataFolder: string;
let world: Awaited<ReturnType<typeof startReplicatedPostgres>>;
let api: AppProcess;
beforeAll(async () => {
  disk = await mountDisk('wal', 256);
  dataFolder = await mkdtemp(join(tmpdir(), 'marquee-wal-data-'));
  world = await startReplicatedPostgres({ replicas: 1, fill: fillReplicaWorld });
  await world.primary.stop();
  await moveLog(join(world.primary.folder, 'cluster'));
  await world.primary.start();
  const settings = {
    DATABASE_REPLICA_URLS: world.replicas.map(({ url }) => url).join(','),
    MARQUEE_DATA: dataFolder,
  };
  api = await startReplicaApi(world.primary.url, settings);
  await warmUp(api);
}, TIMEOUT_MS);
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
  await disk.unmount();
  await rm(dataFolder, { recursive: true, force: true });
}, TIMEOUT_MS);

/** Moves the write-ahead log of a stopped server to the small disk, as `initdb --waldir` does. */
async function moveLog(cluster: string): Promise<void> {
  const { uid = 0, gid = 0 } = await clusterOwner(cluster);
  const [from, to] = [join(cluster, 'pg_wal'), join(disk.path, 'pg_wal')];
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  execFileSync('chown', ['-R', `${String(uid)}:${String(gid)}`, to]);
  await rm(from, { recursive: true });
  await symlink(to, from);
  await chown(disk.path, uid, gid);
}

/** Begins a new segment of the log, as many writes do. */
const advance = () =>
  runOn(world.primary.url, `SELECT pg_logical_emit_message(true, 'fill', 'x'), pg_switch_wal()`);
const isRunning = () =>
  runOn(world.primary.url, 'SELECT 1').then(
    () => true,
    () => false,
  );
it(
  'serves every read and click while the log cannot grow, and loses no acknowledged write',
  () =>
    serveDuring({ api, url: world.primary.url }, async ({ writer, reads, click }) => {
      await reads(5);
      await waitFor(() => writer.accepted().length >= 20);
      await disk.fill();
      await waitFor(async () => {
        await advance().catch(() => undefined);
        return !(await isRunning());
      });
      const rejected = writer.rejected().length;
      await waitFor(async () => (await click()) >= 20 && writer.rejected().length >= rejected + 20);
      await disk.makeRoom();
      if (!(await isRunning())) await world.primary.start();
      const accepted = writer.accepted().length;
      await waitFor(() => writer.accepted().length >= accepted + 20);
    }),
  TIMEOUT_MS,
);
