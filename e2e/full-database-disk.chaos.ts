// Fills the disk with PostgreSQL's tables, and makes room again. It mounts a small file system, so
// it needs root on Linux.
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from '@jest/globals';
import type { AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../tools/postgres/embedded-postgres.ts';
import { clusterOwner } from '../tools/postgres/owner.ts';
import { mountDisk, serveDuring, type Disk } from './helpers/full-disk.ts';
import { fillReplicaWorld, runOn, startReplicaApi, warmUp } from './helpers/replica-world.ts';

const TIMEOUT_MS = 300_000;

let folder: string;
let disk: Disk;
let server: EmbeddedPostgres;
let api: AppProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-full-database-'));
  await chmod(folder, 0o711); // the user of PostgreSQL must be able to enter it
  disk = await mountDisk('tables', 128);
  server = await startEmbeddedPostgres({ folder, settings: ['fsync=off', 'shared_buffers=64MB'] });
  const { uid = 0, gid = 0 } = await clusterOwner(join(server.location, 'cluster'));
  await chown(disk.path, uid, gid);
  await runOn(server.url('postgres'), `CREATE TABLESPACE small LOCATION '${disk.path}'`);
  await runOn(server.url('postgres'), 'CREATE DATABASE small TABLESPACE small');
  await fillReplicaWorld(server.url('small'));
  api = await startReplicaApi(server.url('small'), { MARQUEE_DATA: join(folder, 'data') });
  await warmUp(api);
}, TIMEOUT_MS);
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await server.stop();
  await disk.unmount();
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

it(
  'serves every read and click while no table can grow, and loses no acknowledged write',
  () =>
    serveDuring({ api, url: server.url('small') }, async ({ writer, reads, click }) => {
      await reads(5);
      await disk.fill();
      await waitFor(async () => {
        await click();
        return writer.rejected().length >= 5;
      });
      await disk.makeRoom();
      const accepted = writer.accepted().length;
      await waitFor(() => writer.accepted().length >= accepted + 5);
    }),
  TIMEOUT_MS,
);
