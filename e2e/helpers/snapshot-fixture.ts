import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ingest } from '@marquee/ingest';
import type { RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../../apps/api/src/index.ts';
import { createTestWorker, HASH_SECRET } from '../../apps/worker/test/create-test-worker.ts';

interface SnapshotList {
  snapshots: {
    id: string;
    events: number;
    cursor: string;
    sources: { name: string; licence: string | null }[];
    files: { name: string; bytes: number; sha256: string; url: string }[];
  }[];
}

/** Starts the API and, after `start` is called, a worker with the same data folder. */
export async function createSnapshotFixture() {
  const worker = await createTestWorker();
  const api = connectDependencies({
    databaseUrl: worker.database.url,
    logLevel: 'silent',
    addresses: {
      api: 'https://api.test',
      widgets: 'https://widgets.test',
      web: 'http://localhost:3004',
    },
    hashSecrets: [HASH_SECRET],
    dataFolder: worker.dataFolder,
    trustProxy: 1,
    deadlineMs: 20_000, // long enough for a busy machine
  });
  const app = createApp(api);
  const request = supertest(app);
  let requests = 0;
  const get = (path: string) =>
    request.get(path).set('X-Forwarded-For', `10.1.0.${String(++requests % 250)}`);
  const list = async () => ((await get('/snapshots').expect(200)).body as SnapshotList).snapshots;
  const read = async (id: string, name: string) =>
    (await get(`/snapshots/${id}/${name}`).responseType('blob').expect(200)).body as Buffer;
  return {
    ...worker,
    app,
    get,
    list,
    read,
    ingest: (records: RawEvent[], source = 'test') =>
      ingest(worker.database, {
        source: { name: source, licence: 'CC0-1.0' },
        records,
        full: true,
      }),
    /** Makes a snapshot due, and waits until it is published. */
    write: async () => {
      const folder = join(worker.dataFolder, 'snapshots');
      const published = async () =>
        (await readdir(folder).catch(() => [])).filter((name) => /^\d+T\d+Z$/.test(name));
      await worker.rows(`UPDATE change SET changed_at = now() - interval '1 hour'`);
      await worker.rows(
        `SELECT graphile_worker.add_job('write_snapshot', job_key => 'write_snapshot')`,
      );
      await waitFor(async () => (await published()).length > 0);
      return must((await list())[0]);
    },
    [Symbol.asyncDispose]: async () => {
      await api[Symbol.asyncDispose]();
      await worker[Symbol.asyncDispose]();
    },
  };
}

export type SnapshotFixture = Awaited<ReturnType<typeof createSnapshotFixture>>;

/** Serves an app on a port of its own, and records the requests. */
export async function serve(app: RequestListener) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(must(request.url));
    app(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requested,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}
