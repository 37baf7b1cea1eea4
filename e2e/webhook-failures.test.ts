import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { buildEvent } from './helpers/demand-fixture.ts';
import { createWebhookFixture, startReceiver, verify } from './helpers/webhook-fixture.ts';

describe('a webhook whose receiver fails', () => {
  it('gets the same message again before any later one', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const { id, secret } = await marquee.createWebhook({ url: receiver.url });
    receiver.respond((response) => void response.writeHead(500).end());
    await marquee.ingest([buildEvent({ title: 'First' })]);
    await receiver.waitForMessages(1);
    await waitFor(async () => (await marquee.webhook(id)).status === 'failing');
    await marquee.ingest([buildEvent({ title: 'Second' })]);
    expect(await marquee.deliveries(id)).toMatchObject([
      { status: 'pending', attempts: 1, error: 'The receiver responded with the status 500.' },
    ]);
    receiver.respond();
    await marquee.retryNow();
    const [first, again, next] = await receiver.waitForMessages(3);
    expect(receiver.titles()).toEqual(['First', 'First', 'Second']);
    expect(must(again).headers['webhook-id']).toBe(must(first).headers['webhook-id']);
    expect(must(next).headers['webhook-id']).not.toBe(must(first).headers['webhook-id']);
    expect(verify(secret, must(again))).toBeDefined();
    await waitFor(async () => (await marquee.webhook(id)).status === 'active');
  });

  it('is disabled after three days with a mail to its owner, and continues without a gap when it is enabled', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const { id } = await marquee.createWebhook({ url: receiver.url });
    receiver.respond((response) => void response.writeHead(503).end());
    await marquee.ingest([buildEvent({ title: 'Lost?' })]);
    await receiver.waitForMessages(1);
    await waitFor(async () => (await marquee.deliveries(id))[0]?.attempts === 1);
    await marquee.rows(`UPDATE webhook_delivery SET created_at = now() - interval '73 hours'`);
    await marquee.retryNow();
    await waitFor(async () => (await marquee.webhook(id)).status === 'disabled');
    expect(await marquee.webhook(id)).toMatchObject({ disabled_reason: 'failing' });
    expect(await marquee.rows(`SELECT kind, confirmed FROM mail`)).toEqual([
      { kind: 'webhook_disabled', confirmed: true },
    ]);
    receiver.respond();
    await marquee.call(`patch /webhooks/${id}`, { active: true });
    await receiver.waitForMessages(3);
    expect(receiver.titles().at(-1)).toBe('Lost?');
  });

  it('is disabled at once if the receiver responds with 410', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const { id } = await marquee.createWebhook({ url: receiver.url });
    receiver.respond((response) => void response.writeHead(410).end());
    await marquee.ingest([buildEvent()]);
    await waitFor(async () => (await marquee.webhook(id)).disabled_reason === 'gone');
    expect(receiver.at()).toHaveLength(1);
  });

  it('does not follow a redirect', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const { id } = await marquee.createWebhook({ url: receiver.url });
    receiver.respond(
      (response) => void response.writeHead(307, { location: `${receiver.url}/internal` }).end(),
    );
    await marquee.ingest([buildEvent()]);
    await waitFor(async () => (await marquee.deliveries(id))[0]?.attempts === 1);
    expect(await marquee.deliveries(id)).toMatchObject([
      { error: 'The receiver redirects, which is not followed.' },
    ]);
    expect(receiver.at('/internal')).toEqual([]);
  });

  it('does not delay others while it does not respond', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    receiver.respond((response, _message, path) => {
      if (!path.startsWith('/silent')) response.writeHead(204).end();
    });
    const { id } = await marquee.createWebhook({ url: `${receiver.url}/healthy` });
    await marquee.call(`post /webhooks/${id}/test`);
    await receiver.waitForMessages(1, '/healthy');
    await waitFor(async () => (await marquee.deliveries(id))[0]?.status === 'delivered');
    for (let count = 0; count < 50; count++)
      await marquee.createWebhook({ url: `${receiver.url}/silent${String(count)}` });
    await marquee.ingest([buildEvent({ title: 'On time' })]);
    await receiver.waitForMessages(2, '/healthy');
    const [{ silent } = { silent: 0 }] = await marquee.rows<{ silent: number }>(
      `SELECT count(*)::int AS silent FROM webhook WHERE failing_since IS NULL AND url LIKE '%silent%'`,
    );
    expect(silent).toBeGreaterThan(0); // not all of them have timed out yet
  });

  it('can send an endless response without effect', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const { id } = await marquee.createWebhook({ url: receiver.url });
    let sentBytes = 0;
    receiver.respond((response) => {
      const chunk = Buffer.alloc(1_000_000);
      const send = () =>
        response.write(chunk, (error) =>
          error ? undefined : ((sentBytes += chunk.length), setImmediate(send)),
        );
      response.writeHead(200);
      send();
    });
    await marquee.ingest([buildEvent()]);
    await waitFor(async () => (await marquee.deliveries(id))[0]?.status === 'delivered');
    expect(sentBytes).toBeLessThan(100_000_000);
  });
});

describe('a private address', () => {
  let marquee: Awaited<ReturnType<typeof createWebhookFixture>>;
  beforeAll(async () => {
    marquee = await createWebhookFixture({ allowPrivate: false });
  });
  afterAll(() => marquee[Symbol.asyncDispose]());

  it.each([
    'http://127.0.0.1:3000/',
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'http://0x7f000001/',
    'http://10.0.0.1/',
  ])('is refused when a webhook is created for %s', async (url) => {
    const { status, body } = await marquee.call('post /webhooks', { url });
    expect([status, body['code'], (body['errors'] as { name: string }[])[0]?.name]).toEqual([
      400,
      'invalid_body',
      'url',
    ]);
  });

  it('is not contacted if a stored host leads to it', async () => {
    await using receiver = await startReceiver();
    marquee.start();
    const { id } = await marquee.createWebhook({ url: 'https://example.com/hook' });
    for (const url of [receiver.url, receiver.url.replace('127.0.0.1', 'localhost')]) {
      await marquee.rows(`UPDATE webhook SET url = '${url}', verified_url = '${url}'`);
      await marquee.call(`post /webhooks/${id}/test`);
      await waitFor(async () =>
        (await marquee.deliveries(id)).every(({ attempts }) => attempts === 1),
      );
    }
    const errors = (await marquee.deliveries(id)).map(({ error }) => error);
    expect(errors).toEqual([
      'The host does not resolve to a public address.',
      'The host does not resolve to a public address.',
    ]);
    expect(receiver.at()).toEqual([]);
  });
});
