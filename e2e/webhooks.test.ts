import { describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { buildEvent } from './helpers/demand-fixture.ts';
import { createWebhookFixture, startReceiver, verify } from './helpers/webhook-fixture.ts';

describe('a webhook', () => {
  it('receives signed changes of the feed after an ingest', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const { secret } = await marquee.createWebhook({ url: receiver.url });
    await marquee.ingest([buildEvent({ title: 'Opening' })]);
    const [message] = await receiver.waitForMessages(1);
    const { type, data } = verify(secret, must(message)) as {
      type: string;
      data: { changes: object[] };
    };
    expect(type).toBe('events.changed');
    expect(data.changes).toMatchObject([
      { kind: 'created', event: { title: 'Opening', city: 'Berlin' } },
    ]);
  });

  it('receives a message that fails verification with any other secret, body, id or time', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const { id, secret } = await marquee.createWebhook({ url: receiver.url });
    const other = await marquee.createWebhook({ url: `${receiver.url}/other` });
    await marquee.call(`post /webhooks/${id}/test`);
    const message = must((await receiver.waitForMessages(1))[0]);
    const { headers, body } = message;
    const forged = [
      { secret: other.secret, message },
      { secret, message: { headers, body: body.replace('webhook.test', 'events.changed') } },
      { secret, message: { headers: { ...headers, 'webhook-id': 'msg_other' }, body } },
      {
        secret,
        message: {
          headers: {
            ...headers,
            'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1),
          },
          body,
        },
      },
    ];
    expect(verify(secret, message)).toMatchObject({ type: 'webhook.test', data: { changes: [] } });
    for (const attempt of forged)
      expect(() => verify(attempt.secret, attempt.message)).toThrow('No matching signature');
  });

  it('receives only the kinds and events that it selects', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const events = [
      buildEvent({ title: 'In Berlin' }),
      buildEvent({ title: 'In Munich', city: 'Munich' }),
      buildEvent({ title: 'A match in Berlin', category: 'sports' }),
    ];
    await marquee.createWebhook({ url: `${receiver.url}/all` });
    await marquee.createWebhook({
      url: `${receiver.url}/berlin`,
      filter: { city: 'Berlin', category: 'music' },
    });
    await marquee.createWebhook({
      url: `${receiver.url}/ended`,
      filter: { city: 'Berlin' },
      kinds: ['cancelled', 'removed'],
    });
    await marquee.ingest(events);
    await receiver.waitForMessages(1, '/all');
    await marquee.ingest([{ ...must(events[0]), status: 'cancelled' }], true);
    await waitFor(
      () => receiver.at('/all').flatMap(({ content }) => content.data.changes).length >= 6,
    );
    await waitFor(
      () => receiver.at('/ended').flatMap(({ content }) => content.data.changes).length >= 2,
    );
    await waitFor(() => receiver.titles('/berlin').length >= 2);
    expect(receiver.titles('/berlin')).toEqual(['In Berlin', 'In Berlin']);
    await marquee.ingest(
      events.map((event) => ({ ...event, category: 'sports' })),
      true,
    );
    await waitFor(() => receiver.titles('/berlin').length >= 3);
    const kinds = receiver
      .at('/berlin')
      .flatMap(({ content }) => content.data.changes.map(({ kind }) => kind));
    expect(kinds).toEqual(['created', 'cancelled', 'left']);
    const ended = receiver
      .at('/ended')
      .flatMap(({ content }) => content.data.changes.map(({ kind }) => kind));
    expect(ended.sort()).toEqual(['cancelled', 'removed']);
  });

  it('receives no fact of an event that left its filter and was then removed', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    const { secret } = await marquee.createWebhook({
      url: receiver.url,
      filter: { category: 'music' },
    });
    const event = buildEvent({ title: 'At a private address' });
    await marquee.ingest([event]);
    await marquee.ingest([{ ...event, category: 'sports' }], true);
    await marquee.ingest([buildEvent({ title: 'Another', category: 'sports' })], true);
    marquee.start();
    const message = must((await receiver.waitForMessages(1))[0]);
    const { data } = verify(secret, message) as { data: { changes: object[] } };
    expect(data.changes).toEqual([
      { kind: 'left', event_id: expect.any(String), changed_at: expect.any(String), event: null },
    ]);
  });

  it('receives one message about an event that leaves, by a source or a line-up, and is then removed', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    const record = buildEvent({ title: 'Listed twice', artists: ['Air'] });
    const list = (name: string, records: (typeof record)[]) =>
      ingest(marquee.database, { source: { name }, records, full: true, allowEmpty: true });
    await list('first', [record]);
    await list('second', [record, buildEvent({ title: 'Without Air', artists: ['Other'] })]);
    await marquee.createWebhook({ url: `${receiver.url}/first`, filter: { source: 'first' } });
    await marquee.createWebhook({
      url: `${receiver.url}/second`,
      filter: { source: 'second', city: 'Berlin' },
    });
    await marquee.createWebhook({ url: `${receiver.url}/air`, filter: { artist: 'air' } });
    await list('first', []);
    await list('second', [buildEvent({ title: 'The last' })]);
    marquee.start();
    await receiver.waitForMessages(1, '/air');
    const kinds = (path: string) => receiver.at(path).flatMap(({ content }) => content.data.changes.map(({ kind }) => kind)); // prettier-ignore
    await waitFor(() => kinds('/second').length >= 3 && kinds('/first').length > 0);
    expect(kinds('/first')).toEqual(['left']);
    expect(kinds('/air')).toEqual(['removed']);
    expect(kinds('/second').sort()).toEqual(['created', 'removed', 'removed']);
  });

  it('receives every change once and in order while several ingests run', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    await marquee.createWebhook({ url: receiver.url, batch_size: 7 });
    for (let round = 0; round < 4; round++)
      await marquee.ingest(Array.from({ length: 40 }, () => buildEvent()));
    const ids = () =>
      receiver.at().flatMap(({ content }) => content.data.changes.map(({ event_id }) => event_id));
    await waitFor(() => ids().length >= 160);
    const written = await marquee.rows<{ event_id: string }>(
      'SELECT event_id FROM change ORDER BY id',
    );
    expect(ids()).toEqual(written.map(({ event_id }) => event_id));
    expect(receiver.at().every(({ content }) => content.data.changes.length <= 7)).toBe(true);
  });
});

describe('the owner of a webhook', () => {
  it('gets all changes again after a cursor', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const { id } = await marquee.createWebhook({ url: receiver.url });
    for (const title of ['First', 'Second', 'Third']) {
      await marquee.ingest([buildEvent({ title })]);
      await waitFor(() => receiver.titles().includes(title));
    }
    await waitFor(async () =>
      (await marquee.deliveries(id)).every(({ status }) => status === 'delivered'),
    );
    const second = must((await marquee.deliveries(id))[1]);
    await marquee.call(`post /webhooks/${id}/replay`, { since: second.since });
    await waitFor(() => receiver.titles().length >= 5);
    expect(receiver.titles()).toEqual(['First', 'Second', 'Third', 'Second', 'Third']);
  });

  it('gets one message again with the same id', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const { id } = await marquee.createWebhook({ url: receiver.url });
    await marquee.ingest([buildEvent({ title: 'Once' })]);
    await waitFor(async () => (await marquee.deliveries(id))[0]?.status === 'delivered');
    const [delivery] = await marquee.deliveries(id);
    await marquee.call(`post /webhooks/${id}/deliveries/${must(delivery).id}/replay`);
    const [first, again] = await receiver.waitForMessages(2);
    expect(must(again).headers['webhook-id']).toBe(must(first).headers['webhook-id']);
    expect(receiver.titles()).toEqual(['Once', 'Once']);
  });

  it('can verify messages with the old and the new secret after a rotation', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const { id, secret } = await marquee.createWebhook({ url: receiver.url });
    const rotated = (await marquee.call(`post /webhooks/${id}/rotate-secret`)).body[
      'secret'
    ] as string;
    await marquee.call(`post /webhooks/${id}/test`);
    const [message] = await receiver.waitForMessages(1);
    for (const known of [secret, rotated])
      expect(verify(known, must(message))).toMatchObject({ type: 'webhook.test' });
    await marquee.rows(`UPDATE webhook SET previous_secret_until = now()`);
    await marquee.call(`post /webhooks/${id}/test`);
    const [, later] = await receiver.waitForMessages(2);
    expect(verify(rotated, must(later))).toBeDefined();
    expect(() => verify(secret, must(later))).toThrow('No matching signature');
  });

  it('gets no messages after the key of an earlier release that owns it was revoked', async () => {
    await using receiver = await startReceiver();
    await using marquee = await createWebhookFixture();
    marquee.start();
    const unverified = await marquee.createKey(null);
    const { id } = await marquee.createWebhook({ url: `${receiver.url}/unverified` });
    await marquee.rows(`UPDATE webhook w SET account_id = NULL, key_id = k.id
      FROM api_key k WHERE w.id = '${id}' AND k.account_id IS NULL`);
    await marquee.createWebhook({ url: `${receiver.url}/account` });
    await marquee.ingest([buildEvent({ title: 'Before' })]);
    await receiver.waitForMessages(1, '/unverified');
    await marquee.call('delete /keys/current', undefined, unverified);
    await marquee.ingest([buildEvent({ title: 'After' })]);
    await waitFor(() => receiver.titles('/account').length >= 2);
    await marquee.jobsFinished('queue_webhooks');
    await marquee.jobsFinished('deliver_webhook');
    expect(receiver.titles('/unverified')).toEqual(['Before']);
  });
});
