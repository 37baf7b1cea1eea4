import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createMailRepository } from '@marquee/database';
import { createLogger } from '@marquee/http';
import { must } from '@marquee/testing/must';
import { connectDependencies, parseConfig } from '../src/index.ts';
import { checkMailBacklog } from '../src/jobs/check-mail-backlog.ts';
import { buildMail, waitFor, createTestWorker } from './create-test-worker.ts';

const WITH_METRICS = { INGEST_ALLOW_PRIVATE: '1', ADMIN_PORT: '0' };

async function startFeedServer(statuses: number[]) {
  const server = createServer((request, response) => {
    const status = request.url === '/robots.txt' ? 404 : (statuses.shift() ?? 500);
    response
      .writeHead(status)
      .end('{"source_id":"1","title":"Night","start_local":"2027-01-01T20:00:00"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const location = `http://127.0.0.1:${String(address.port)}/feed`;
  return { location, [Symbol.asyncDispose]: async () => void server.close() };
}

const buildFeed = (location: string) => ({
  ...{ name: 'feed', title: 'Feed', format: 'ndjson', location, trust: 50, schedule: 'hourly' },
  ...{ sample: null, licence: null, attribution: null, url: null },
});

describe('the metrics of the worker', () => {
  it('count the runs of a feed by result', async () => {
    await using server = await startFeedServer([404, 200]);
    await using worker = await createTestWorker(WITH_METRICS);
    await writeFile(worker.environment.SOURCES_FILE, JSON.stringify([buildFeed(server.location)]));
    const { telemetry } = worker.start();
    await worker.rows(`SELECT graphile_worker.add_job('read_feed', '{"name":"feed"}')`);
    await worker.jobsFinished('read_feed'); // after the second attempt
    const metrics = await telemetry?.registry.metrics();
    expect(metrics).toMatch(
      /marquee_feed_runs_total\{source="feed",result="failed",deployable="worker"\} 1/,
    );
    expect(metrics).toMatch(
      /marquee_feed_runs_total\{source="feed",result="read",deployable="worker"\} 1/,
    );
  });

  it('contain the number of waiting mails and the age of the oldest', async () => {
    await using worker = await createTestWorker({
      ...WITH_METRICS,
      SMTP_URL: 'smtp://127.0.0.1:1',
    }); // refuses connections
    const { telemetry } = worker.start();
    await worker.enqueue(buildMail());
    await worker.rows(`UPDATE graphile_worker._private_jobs SET created_at = now() - interval '1 hour'
      WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send_mail')`);
    const metrics = await must(telemetry).registry.metrics();
    expect(metrics).toContain('marquee_mails_waiting{deployable="worker"} 1');
    const age = /marquee_mail_oldest_waiting_seconds\{deployable="worker"\} (\d+)/.exec(
      metrics,
    )?.[1];
    expect(Number(age)).toBeGreaterThanOrEqual(3_600);
  });

  it('contain the age of the oldest due message of webhooks, without retries, and failed jobs', async () => {
    await using worker = await createTestWorker(WITH_METRICS);
    const { telemetry, database } = connectDependencies(parseConfig(worker.environment));
    const add = (key: string, runAt: string) =>
      worker.rows(
        `SELECT graphile_worker.add_job('deliver_webhook', job_key => '${key}', run_at => ${runAt})`,
      );
    await add('retry', "now() + interval '1 hour'");
    const read = async (name: string) => {
      const metrics = await must(telemetry).registry.metrics();
      return Number(new RegExp(`${name}\\{deployable="worker"\\} (\\d+)`).exec(metrics)?.[1]);
    };
    expect(await read('marquee_webhook_oldest_waiting_seconds')).toBe(0);
    await add('due', "now() - interval '1 hour'");
    expect(await read('marquee_webhook_oldest_waiting_seconds')).toBeGreaterThanOrEqual(3_600);
    expect(await read('marquee_jobs_failed')).toBe(0);
    await worker.rows('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
    expect(await read('marquee_jobs_failed')).toBe(2);
    await database.close();
  });

  it('contain the ages of the newest snapshot and backup', async () => {
    await using worker = await createTestWorker(WITH_METRICS);
    const { telemetry, database } = connectDependencies(parseConfig(worker.environment));
    const age = async (of: string) => {
      const metrics = await must(telemetry).registry.metrics();
      return new RegExp(`^marquee_${of}_age_seconds\\{deployable="worker"\\} (\\S+)`, 'm').exec(
        metrics,
      )?.[1];
    };
    expect([await age('snapshot'), await age('backup')]).toEqual(['0', undefined]);
    await worker.rows(`INSERT INTO change (event_id, kind) VALUES (gen_random_uuid(), 'created')`);
    expect(await age('snapshot')).toBe('+Inf'); // the catalogue has changed, and none was written
    await mkdir(join(worker.environment.MARQUEE_DATA, 'snapshots/20200101T000000Z'), {
      recursive: true,
    });
    await worker.rows(`INSERT INTO backup VALUES ('2020-01-01'), (now() - interval '1 hour')`);
    expect(Number(await age('snapshot'))).toBeGreaterThan(86_400);
    expect(Number(await age('backup'))).toBeCloseTo(3_600, -2);
    await database.close();
  });
});

describe('the mail backlog check', () => {
  it('logs a warning while a mail waits longer than ten minutes', async () => {
    await using worker = await createTestWorker();
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const check = checkMailBacklog({
      logger: createLogger('worker', 'info', stream),
      mails: createMailRepository(worker.database),
    });
    const runCheck = () =>
      check.run({}, { isFirst: true, isLast: false, signal: new AbortController().signal });
    await worker.enqueue(buildMail());
    await runCheck();
    expect(lines).toEqual([]);
    await worker.rows(
      `UPDATE graphile_worker._private_jobs SET created_at = now() - interval '11 minutes'`,
    );
    await runCheck();
    await waitFor(() => lines.length === 1);
    expect(JSON.parse(must(lines[0]))).toMatchObject({
      level: 40,
      msg: 'mail.backlog',
      waiting: 1,
    });
  });
});
