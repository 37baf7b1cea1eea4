// Fills the disk with PostgreSQL's tables, and makes room again. It mounts a small file system, so it needs root on Linux.
import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../tools/embedded-postgres.ts';
import { clusterOwner } from '../tools/postgres/owner.ts';
import { clickAsBrowser } from './helpers/click-as-browser.ts';
import { createDemandWriter } from './helpers/demand-writer.ts';
import { failed, fillReplicaWorld, readDuring, runOn, startReplicaApi, warmUp } from './helpers/replica-world.ts';

const DISK_MB = 128;
const TIMEOUT_MS = 300_000;

let folder: string;
let disk: string;
let server: EmbeddedPostgres;
let api: AppProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-full-database-'));
  await chmod(folder, 0o711); // the user of PostgreSQL must be able to enter it
  disk = await mkdtemp(join(tmpdir(), 'marquee-tables-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(DISK_MB)}m,mode=711`, 'tmpfs', disk]);
  server = await startEmbeddedPostgres({ folder, settings: ['fsync=off', 'shared_buffers=64MB'] });
  const { uid = 0, gid = 0 } = await clusterOwner(join(server.location, 'cluster'));
  await chown(disk, uid, gid);
  await runOn(server.url('postgres'), `CREATE TABLESPACE small LOCATION '${disk}'`);
  await runOn(server.url('postgres'), 'CREATE DATABASE small TABLESPACE small');
  await fillReplicaWorld(server.url('small'));
  api = await startReplicaApi(server.url('small'), { MARQUEE_DATA: join(folder, 'data') });
  await warmUp(api);
}, TIMEOUT_MS);
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await server.stop();
  execFileSync('umount', [disk]);
  for (const path of [disk, folder]) await rm(path, { recursive: true, force: true });
}, TIMEOUT_MS);

const fill = () => writeFile(join(disk, 'filler'), Buffer.alloc(DISK_MB * 2 ** 20)).catch(() => undefined);
const clicks = async () =>
  (await runOn<{ n: number }>(server.url('small'), 'SELECT count(*)::int AS n FROM click'))[0]?.n ?? 0;

it(
  'serves every read and click while no table can grow, and loses no acknowledged write',
  async () => {
    const writer = createDemandWriter(api);
    let clicked = 0;
    async function fillTheDisk(reads: (count: number) => Promise<void>): Promise<void> {
      await reads(5);
      await fill();
      await waitFor(async () => {
        expect(await clickAsBrowser(api, `10.8.0.${String(clicked % 250)}`)).toMatchObject({ status: 302 });
        clicked++;
        return writer.rejected().length >= 5;
      });
      await rm(join(disk, 'filler'));
      const accepted = writer.accepted().length;
      await waitFor(() => writer.accepted().length >= accepted + 5);
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
