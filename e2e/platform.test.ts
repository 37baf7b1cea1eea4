import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createOperatorRepository } from '@marquee/database';
import { buildEvent } from '@marquee/sources/testing';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { createPlatform, type Platform } from './helpers/platform-fixture.ts';
import { startReceiver, verify } from './helpers/webhook-fixture.ts';

const LATER = '2126-11-28T20:00:00';

let platform: Platform;
beforeAll(async () => {
  platform = await createPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

interface StoredEvent {
  id: string;
  title: string;
}

async function readJson<Body>(path: string, key?: string): Promise<Body> {
  const response = await fetch(
    platform.addresses.api + path,
    key === undefined ? {} : { headers: { 'x-api-key': key } },
  );
  return (await response.json()) as Body;
}

it('gives a developer a key, usage, and a webhook whose message is signed and can be replayed', async () => {
  await using receiver = await startReceiver();
  const page = await platform.signIn('dev@example.com');
  await page.goto(`${platform.addresses.web}/account/keys`);
  await page.getByLabel('Name of the new key').fill('Server');
  await page.getByRole('button', { name: 'Create a key', exact: true }).click();
  const key = (await page.locator('.secret code').textContent()) ?? '';
  await readJson('/events?limit=1', key);
  await platform.usageRecorder.flush();
  await page.goto(`${platform.addresses.web}/account/keys`);
  expect(await page.locator('table', { hasText: 'Endpoint' }).textContent()).toContain(
    'GET /events',
  );

  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByLabel('URL that receives the messages').fill(receiver.url);
  await page.getByLabel('Filters, as in').fill('city=Berlin');
  await page.getByRole('button', { name: 'Create the webhook' }).click();
  const secret = (await page.locator('.secret code').textContent()) ?? '';
  await platform.ingest([
    buildEvent({ title: 'Told', start_local: LATER }),
    buildEvent({ title: 'Elsewhere', city: 'Munich', start_local: LATER }),
  ]);
  const [message] = await receiver.waitForMessages(1);
  expect(verify(secret, must(message))).toMatchObject({ type: 'events.changed' });
  expect(receiver.titles()).toEqual(['Told']);

  await page.getByRole('link', { name: 'To the webhook' }).click();
  await waitFor(async () => {
    await page.reload();
    const rows = page.locator('tr', { hasText: '1 change' });
    return (await rows.allTextContents()).some((text) => text.includes('delivered'));
  });
  const deliveries = page.locator('tr', { hasText: '1 change' });
  await deliveries.getByRole('button', { name: 'Send again', exact: true }).click();
  const [first, again] = await receiver.waitForMessages(2);
  expect(must(again).headers['webhook-id']).toBe(must(first).headers['webhook-id']);
});

it('lets a developer mirror the catalogue from a snapshot and continue by cursor without a gap', async () => {
  await platform.ingest([buildEvent({ title: 'Mirrored', start_local: LATER })]);
  await platform.rows(`UPDATE change SET changed_at = now() - interval '1 hour'`);
  await platform.rows(
    `SELECT graphile_worker.add_job('write_snapshot', job_key => 'write_snapshot')`,
  );
  interface Snapshots {
    snapshots: { cursor: string; files: { name: string; url: string }[] }[];
  }
  let snapshots: Snapshots['snapshots'] = [];
  await waitFor(
    async () => (({ snapshots } = await readJson<Snapshots>('/snapshots')), snapshots.length > 0),
  );
  const { cursor, files } = must(snapshots[0]);
  const file = await fetch(must(files.find(({ name }) => name.endsWith('.ndjson.gz'))).url);
  const lines = gunzipSync(Buffer.from(await file.arrayBuffer()))
    .toString()
    .trim()
    .split('\n');
  const copy = new Map(
    lines.map((line) => JSON.parse(line) as StoredEvent).map((event) => [event.id, event.title]),
  );

  await platform.ingest([buildEvent({ title: 'After the snapshot', start_local: LATER })]);
  interface Changes {
    changes: { event_id: string; event: StoredEvent | null }[];
    next_cursor: string;
    has_more: boolean;
  }
  for (let since = cursor, hasMore = true; hasMore;) {
    const page = await readJson<Changes>(`/events/changes?since=${encodeURIComponent(since)}`);
    for (const { event_id, event } of page.changes) if (event) copy.set(event_id, event.title); else copy.delete(event_id); // prettier-ignore
    since = page.next_cursor;
    hasMore = page.has_more;
  }
  const stored = await platform.rows<StoredEvent>(
    'SELECT id, title FROM event WHERE withdrawn_at IS NULL',
  );
  expect([...copy].sort()).toEqual(stored.map(({ id, title }) => [id, title]).sort());
});

it('lets a stranger report a duplicate, which the operator resolves in the console', async () => {
  const same = { start_local: LATER, venue_name: 'Tempodrom' };
  await platform.ingest([
    buildEvent({ ...same, title: 'Evening of strings' }),
    buildEvent({
      ...same,
      title: 'String quartet, second list',
      start_local: '2126-11-29T20:00:00',
    }),
  ]);
  const slug = async (title: string) =>
    must(
      (await platform.rows<{ slug: string }>(`SELECT slug FROM event WHERE title = '${title}'`))[0],
    ).slug;
  const [first, other] = [
    await slug('Evening of strings'),
    await slug('String quartet, second list'),
  ];
  const { web } = platform.addresses;
  const stranger = await platform.visit();
  await stranger.goto(`${web}/report/${first}`);
  await stranger.getByLabel('It is listed twice', { exact: true }).check();
  await stranger.getByLabel('If it is listed twice').fill(`${web}/e/${other}`);
  await stranger.getByRole('button', { name: 'Send the report' }).click();
  await stranger.getByText('Thank you').first().waitFor();

  await createOperatorRepository(platform.database).add('operator@example.com');
  const page = await platform.signIn('operator@example.com');
  await page.goto(`${web}/console`);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('No open reports.').waitFor();
  const { event } = await readJson<{ event: StoredEvent }>(`/events/${other}`);
  expect(event.id).toBe((await readJson<{ event: StoredEvent }>(`/events/${first}`)).event.id);
  await page.getByRole('status').getByRole('link', { name: 'Log' }).click();
  expect(await page.locator('ul').last().textContent()).toContain('accept report');
});
