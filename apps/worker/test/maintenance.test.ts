import { describe, expect, it } from '@jest/globals';
import { createMailRepository } from '@marquee/database';
import { buildMail, waitFor, createTestWorker } from './create-test-worker.ts';

describe('the worker', () => {
  it('reports in its health whether jobs run', async () => {
    await using worker = await createTestWorker();
    const dependencies = worker.start();
    await waitFor(dependencies.jobs.isWorking);
    const { status, body } = await worker.health(dependencies);
    expect([status, body.status, body.checks]).toEqual([200, 'ok', { database: 'ok', jobs: 'ok' }]);
    await dependencies.jobs.stop();
    const stopped = await worker.health(dependencies);
    expect([stopped.status, stopped.body.status, stopped.body.checks.jobs]).toEqual([
      200,
      'degraded',
      'down',
    ]);
  });

  it('deletes mails and click addresses older than 30 days, but no unsubscription', async () => {
    await using worker = await createTestWorker();
    const mails = createMailRepository(worker.database);
    for (const to of ['old@example.com', 'new@example.com'])
      await worker.enqueue(buildMail({ to }));
    await worker.rows(
      `UPDATE mail SET created_at = now() - interval '30 days 1 minute' WHERE recipient LIKE 'old%'`,
    );
    await worker.rows(`UPDATE mail_day SET day = day - 2`);
    await mails.stop(Buffer.from('a mailbox'));
    await mails.stop(Buffer.from('a mailbox'));
    await worker.rows(`UPDATE mail_stop SET created_at = now() - interval '9 years'`);
    await worker.rows(`INSERT INTO click (id, event_id, partner, clicked_at, address_hash)
      SELECT gen_random_uuid(), gen_random_uuid(), 'p', now() - make_interval(days => days), 'ip-x' FROM unnest(ARRAY[29, 31]) days`);
    worker.start();
    await worker.rows(`SELECT graphile_worker.add_job('clean_up')`);
    await waitFor(async () => (await worker.rows('SELECT 1 FROM mail_day')).length === 0);
    await worker.mailsFinished();
    expect(await worker.rows('SELECT 1 FROM mail')).toHaveLength(1);
    expect(await worker.rows('SELECT 1 FROM mail_stop')).toHaveLength(1);
    expect(await worker.rows('SELECT address_hash FROM click ORDER BY clicked_at')).toEqual([
      { address_hash: null },
      { address_hash: 'ip-x' },
    ]);
  });

  it('schedules its recurring jobs', async () => {
    await using worker = await createTestWorker();
    const { jobs } = worker.start();
    await waitFor(jobs.isWorking);
    const SCHEDULED_JOBS =
      'SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY 1';
    const EXPECTED = [
      'answer_reports',
      'check_feeds',
      'check_mail_backlog',
      'clean_up',
      'export_days',
      'find_pictures',
      'follow_changes',
      'follow_revisions',
      'group_series',
      'keep_boards',
      'link_organizers',
      'publish_changes',
      'purge_cache',
      'queue_webhooks',
      'rank_events',
      'read_feeds',
      'reencrypt',
      'send_digests',
      'send_saved_searches',
      'sweep_pictures',
      'write_round_ups',
      'write_snapshot',
    ];
    await waitFor(async () => (await worker.rows(SCHEDULED_JOBS)).length >= EXPECTED.length);
    expect(await worker.rows(SCHEDULED_JOBS)).toEqual(
      EXPECTED.map((identifier) => ({ identifier })),
    );
  });
});
