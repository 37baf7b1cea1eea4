import { describe, expect, it } from '@jest/globals';
import { freePort } from '@marquee/testing/free-port';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { buildEvent } from './helpers/demand-fixture.ts';
import { createWebhookFixture, startReceiver, verify } from './helpers/webhook-fixture.ts';

const REFUSALS: Record<string, (challenge: string) => string> = {
  'another text': (challenge) => `${challenge}x`,
  'JSON with another member': (challenge) => JSON.stringify({ echo: challenge }),
  'the whole message': (challenge) => JSON.stringify({ data: { challenge } }),
  null: () => 'null',
};

describe('a receiver that has not agreed', () => {
  it('gets one signed challenge, and the waiting changes once it echoes a later one', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    receiver.disagree();
    const { id, secret } = await marquee.createWebhook({ url: receiver.url }, marquee.key, 'open');
    await marquee.ingest([buildEvent({ title: 'Waiting' })]);
    const [challenge] = await receiver.waitForMessages(1);
    expect(verify(secret, must(challenge))).toMatchObject({
      type: 'webhook.challenge',
      data: { challenge: expect.stringMatching(/^[\w-]{32}$/) },
    });
    receiver.respond((response, { content }) => {
      response.end(content.type === 'webhook.challenge' ? content.data.challenge : '');
    });
    expect((await marquee.webhook(id)).status).toBe('unverified');
    await marquee.call(`post /webhooks/${id}/test`);
    await waitFor(async () => (await marquee.webhook(id)).status === 'active');
    await waitFor(() => receiver.at().some(({ content }) => content.type === 'events.changed'));
    expect(receiver.at().map(({ content }) => content.type)).toEqual([
      'webhook.challenge',
      'webhook.challenge',
      'events.changed',
    ]);
    await marquee.jobsFinished('challenge_webhook');
    expect(await marquee.deliveries(id, true)).toMatchObject([
      { status: 'delivered', error: null },
      { status: 'failed', error: 'A later challenge replaced it.' },
    ]);
  });

  it('gets no message that was stored before its URL, and no challenge if the former one is back', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    const { id } = await marquee.createWebhook({ url: receiver.url });
    await marquee.rows('UPDATE webhook SET verified_url = url');
    await marquee.call(`post /webhooks/${id}/test`);
    await marquee.call(`patch /webhooks/${id}`, { url: `${receiver.url}/other` });
    receiver.disagree();
    marquee.start();
    await waitFor(async () => (await marquee.deliveries(id))[0]?.status === 'failed');
    expect((await marquee.deliveries(id))[0]?.error).toMatch('has not agreed');
    await receiver.waitForMessages(1, '/other');
    await marquee.rows('UPDATE webhook SET url = verified_url');
    await waitFor(async () => (await marquee.deliveries(id, true))[0]?.status === 'failed');
    expect((await marquee.deliveries(id, true))[0]?.error).toMatch('agreed earlier');
    expect(receiver.at()).toEqual([]);
  });

  it('has not agreed by a text that is not the challenge', async () => {
    await using marquee = await createWebhookFixture();
    marquee.start();
    const statuses = Object.entries(REFUSALS).map(async ([name, toBody]) => {
      await using receiver = await startReceiver();
      receiver.disagree();
      receiver.respond((response, { content }) => {
        response.end(toBody(content.data.challenge ?? ''));
      });
      const { id } = await marquee.createWebhook({ url: receiver.url }, marquee.key, 'open');
      await waitFor(async () => (await marquee.deliveries(id, true))[0]?.attempts === 1);
      return [name, (await marquee.webhook(id)).status];
    });
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual(
      Object.fromEntries(Object.keys(REFUSALS).map((name) => [name, 'unverified'])),
    );
  });

  it('looks the same in the log as a closed port', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    receiver.disagree();
    receiver.respond((response) => response.writeHead(403).end());
    const closed = `http://127.0.0.1:${String(await freePort())}/`;
    const webhooks = await Promise.all(
      [receiver.url, closed].map((url) => marquee.createWebhook({ url }, marquee.key, 'open')),
    );
    const [answered, refused] = await Promise.all(
      webhooks.map(async ({ id }) => {
        await waitFor(async () => (await marquee.deliveries(id, true))[0]?.attempts === 1);
        const delivery = must((await marquee.deliveries(id, true))[0]);
        const times = { created_at: 0, attempted_at: 0, next_attempt_at: 0 };
        return { ...delivery, ...times, id: '' };
      }),
    );
    expect(answered).toEqual(refused);
    expect(answered).toMatchObject({ response_status: null, duration_ms: null });
  });
});

it('waits until the next day when the account has used up its bytes', async () => {
  await using receiver = await startReceiver();
  await using marquee = await createWebhookFixture();
  marquee.start();
  const { id } = await marquee.createWebhook({ url: receiver.url });
  await marquee.rows(
    `UPDATE webhook_traffic SET bytes = 2000000000 WHERE subject LIKE 'account:%'`,
  );
  await marquee.ingest([buildEvent()]);
  await waitFor(
    async () => (await marquee.deliveries(id))[0]?.error?.includes('bytes a day') ?? false,
  );
  expect(await marquee.deliveries(id)).toMatchObject([
    { status: 'pending', attempts: 0, next_attempt_at: expect.stringMatching(/T00:00:00Z$/) },
  ]);
  expect(receiver.at()).toEqual([]);
});
