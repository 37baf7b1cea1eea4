// Fills the disk with the write-ahead log of the primary, until PostgreSQL ends, and makes room again. A replica streams from the primary.
// It mounts a small file system, so it needs root on Linux.
import { execFileSync } from 'node:child_process';
import { chown, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import { clusterOwner } from '../tools/postgres/owner.ts';
import { startReplicatedPostgres } from '../tools/testing/start-replicated-postgres.ts';
import { clickAsBrowser } from './helpers/click-as-browser.ts';
import { createDemandWriter } from './helpers/demand-writer.ts';
import { failed, fillReplicaWorld, readDuring, runOn, startReplicaApi, warmUp } from './helpers/replica-world.ts';

const DISK_MB = 256;
const TIMEOUT_MS = 300_000;

let disk: string;
let dataFolder: string;
let world: Awaited<ReturnType<typeof startReplicatedPostgres>>;
let api: AppProcess;
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'marquee-wal-'));
  dataFolder = await mkdtemp(join(tmpdir(), 'marquee-wal-data-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(DISK_MB)}m,mode=711`, 'tmpfs', disk]);
  world = await startReplicatedPostgres({ replicas: 1, fill: fillReplicaWorld });
  await world.primary.stop();
  await moveLog(join(world.primary.folder, 'cluster'));
  await world.primary.start();
  const settings = { DATABASE_REPLICA_URLS: world.replicas.map(({ url }) => url).join(','), MARQUEE_DATA: dataFolder };
  api = await startReplicaApi(world.primary.url, settings);
  await warmUp(api);
}, TIMEOUT_MS);
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
  execFileSync('umount', [disk]);
  for (const path of [disk, dataFolder]) await rm(path, { recursive: true, force: true });
}, TIMEOUT_MS);

/** Moves the write-ahead log of a stopped server to the small disk, as `initdb --waldir` does. */
async function moveLog(cluster: string): Promise<void> {
  const { uid = 0, gid = 0 } = await clusterOwner(cluster);
  const [from, to] = [join(cluster, 'pg_wal'), join(disk, 'pg_wal')];
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  execFileSync('chown', ['-R', `${String(uid)}:${String(gid)}`, to]);
  await rm(from, { recursive: true });
  await symlink(to, from);
  await chown(disk, uid, gid);
}

const fill = () => writeFile(join(disk, 'filler'), Buffer.alloc(DISK_MB * 2 ** 20)).catch(() => undefined);
/** Begins a new segment of the log, as many writes do. */
const advance = () => runOn(world.primary.url, `SELECT pg_logical_emit_message(true, 'fill', 'x'), pg_switch_wal()`);
const isRunning = () =>
  runOn(world.primary.url, 'SELECT 1').then(
    () => true,
    () => false,
  );
const clicks = async () =>
  (await runOn<{ n: number }>(world.primary.url, 'SELECT count(*)::int AS n FROM click'))[0]?.n ?? 0;

it(
  'serves every read and click while the log cannot grow, and loses no acknowledged write',
  async () => {
    const writer = createDemandWriter(api);
    let clicked = 0;
    async function fillTheDisk(reads: (count: number) => Promise<void>): Promise<void> {
      await reads(5);
      await waitFor(() => writer.accepted().length >= 20);
      await fill();
      await waitFor(async () => {
        await advance().catch(() => undefined);
        return !(await isRunning());
      });
      const rejected = writer.rejected().length;
      await waitFor(async () => {
        expect(await clickAsBrowser(api, `10.8.0.${String(clicked % 250)}`)).toMatchObject({ status: 302 });
        clicked++;
        return clicked >= 20 && writer.rejected().length >= rejected + 20;
      });
      await rm(join(disk, 'filler'));
      if (!(await isRunning())) await world.primary.start();
      const accepted = writer.accepted().length;
      await waitFor(() => writer.accepted().length >= accepted + 20);
    }
    const replies = await readDuring(api, (reads) => {
      writer.start();
      return fillTheDisk(reads).finally(writer.stop);
    });
    expect(failed(replies, api)).toEqual([]);
    expect(writer.unexpected()).toEqual([]);
    expect(await writer.findLost()).toEqual([]);
    await waitFor(async () => (await clicks()) === clicked);
    expect(api.log().filter(({ msg }) => msg === 'request.failed')).toEqual([]);
    console.log(`${String(replies.length)} reads, ${String(clicked)} clicks, ${writer.summary()}`);
  },
  TIMEOUT_MS,
);
