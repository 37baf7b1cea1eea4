import { expect, it } from '@jest/globals';
import { createJobRepository } from '@marquee/database';
import { waitFor } from '@marquee/testing/wait-for';
import { buildEvent } from './helpers/demand-fixture.ts';
import { createWebhookFixture, startReceiver } from './helpers/webhook-fixture.ts';

const SLOW_RECEIVERS = 24;
const EVENTS = 30;
const SLOW_MS = 4_000;
/** The fast queue has 16 places, so 24 receivers of 4 s hold it for 8 s once. */
const MAX_WAIT_MS = 20_000;

it('delivers to a new receiver while the slow ones of 24 accounts have many messages', async () => {
  await using slow = await startReceiver();
  await using fast = await startReceiver();
  await using marquee = await createWebhookFixture();
  slow.respond((response) => setTimeout(() => void response.writeHead(204).end(), SLOW_MS).unref());
  marquee.start();
  for (let account = 0; account < SLOW_RECEIVERS; account++) {
    const key = await marquee.createKey();
    const url = `${slow.url}/${String(account)}`;
    await marquee.createWebhook({ url, batch_size: 1 }, key);
  }
  await marquee.ingest(
    Array.from({ length: EVENTS }, (_, index) => buildEvent({ title: `Event ${String(index)}` })),
  );
  await slow.waitForMessages(1, '/0');
  await marquee.createWebhook({ url: fast.url });
  const startedAt = Date.now();
  await marquee.ingest([buildEvent({ title: 'For the new receiver' })]);
  await waitFor(() => fast.titles().includes('For the new receiver'));
  const waitedMs = Date.now() - startedAt;
  console.log(`The new receiver waited ${String(waitedMs)} ms.`);
  expect(waitedMs).toBeLessThan(MAX_WAIT_MS);
  const { findOldestDueS } = createJobRepository(marquee.database);
  expect(await findOldestDueS(['deliver_slow_webhook'])).toBeGreaterThan(0);
  expect(await findOldestDueS(['deliver_webhook', 'deliver_first_webhook'])).toBeLessThan(
    MAX_WAIT_MS / 1_000,
  );
});
