// For each shared resource: how long a victim waits alone, and while an attacker uses the same one.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startAppProcess, type AppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import { buildEvent } from './helpers/demand-fixture.ts';
import { quantile } from './helpers/open-loop.ts';
import { createWebhookFixture, startReceiver } from './helpers/webhook-fixture.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 10);
const MAX_RATIO = 1.2;
/** Shorter waits count as this one: they depend on the machine and not on the attacker. */
const FLOOR_MS = 2_000;
const SLOW_MS = 8_000;
const TIMEOUT_MS = 1_200_000;

type Fixture = Awaited<ReturnType<typeof createWebhookFixture>>;
type Receiver = Awaited<ReturnType<typeof startReceiver>>;

let marquee: Fixture;
let slow: Receiver;
let fast: Receiver;
let silent: Awaited<ReturnType<typeof startServer>>;
let quick: Awaited<ReturnType<typeof startServer>>;
let api: AppProcess;
beforeAll(async () => {
  [slow, fast] = [await startReceiver(), await startReceiver()];
  [silent, quick] = [await startServer(true), await startServer(false)];
  slow.respond((response) => void setTimeout(() => response.writeHead(204).end(), SLOW_MS).unref());
  marquee = await createWebhookFixture();
  await writeFile(
    marquee.environment.SOURCES_FILE,
    JSON.stringify([toSource('slow', `${silent.url}/feed`), toSource('fast', `${quick.url}/feed`)]),
  );
  marquee.start({ INGEST_ALLOW_PRIVATE: '1' });
  await marquee.ingest([buildEvent({ title: 'Night' })]);
  api = await startAppProcess('api', {
    settings: { ...marquee.environment, TRUST_PROXY: '1', LOG_LEVEL: 'info' },
  });
}, TIMEOUT_MS);
afterAll(async () => {
  for (const part of [api, marquee, slow, fast, silent, quick]) await part[Symbol.asyncDispose]();
}, TIMEOUT_MS);

interface Resource {
  name: string;
  /** What the victim does before. Default: it uses the resource, as a first use is slower. */
  prepare?: () => Promise<unknown>;
  /** Starts the attack, and returns a function that ends it. */
  attack: () => Promise<() => Promise<unknown>>;
  /** Uses the resource once, and waits for the result. */
  use: () => Promise<unknown>;
}

const nothing = () => Promise.resolve();
const count = async (text: string) => (await marquee.rows<{ n: number }>(text))[0]?.n ?? 0;
let serial = 0;

/** Accounts of an attacker, each with three receivers that take eight seconds. */
async function slowWebhooks(accounts: number) {
  const webhooks: { id: string; key: string }[] = [];
  for (let account = 0; account < accounts; account++) {
    const key = await marquee.createKey();
    for (let index = 0; index < 3; index++) {
      const url = `${slow.url}/${String(++serial)}`;
      const { id } = await marquee.createWebhook({ url, batch_size: 1 }, key);
      webhooks.push({ id, key });
    }
  }
  return webhooks;
}
const removeAll = (webhooks: { id: string; key: string }[]) =>
  Promise.all(
    webhooks.map(({ id, key }) => marquee.call(`delete /webhooks/${id}`, undefined, key)),
  );

async function sendToSlowWebhooks() {
  const webhooks = await slowWebhooks(8);
  await marquee.ingest(
    Array.from({ length: 20 }, () => buildEvent({ title: `Event ${String(++serial)}` })),
  );
  return () => removeAll(webhooks);
}

/** Stores an event, and waits until a receiver got it. */
async function receiveAt(path: string): Promise<void> {
  const title = `Event ${String(++serial)} for ${path}`;
  await marquee.ingest([buildEvent({ title })]);
  await waitFor(() => fast.titles(path).includes(title));
}

const QUEUES: Resource[] = [
  {
    name: 'messages to new receivers',
    attack: sendToSlowWebhooks,
    use: async () => {
      const path = `/victim-${String(++serial)}`;
      const { id } = await marquee.createWebhook({ url: `${fast.url}${path}` });
      await receiveAt(path);
      await marquee.call(`delete /webhooks/${id}`);
    },
  },
  {
    name: 'messages to receivers that accepted one',
    prepare: async () => {
      await marquee.createWebhook({ url: `${fast.url}/proven` });
      await receiveAt('/proven');
    },
    attack: sendToSlowWebhooks,
    use: () => receiveAt('/proven'),
  },
  {
    name: 'challenges',
    attack: async () => {
      const keys = [await marquee.createKey(), await marquee.createKey()];
      for (let index = 0; index < 40; index++)
        await marquee.createWebhook(
          { url: `${silent.url}/${String(index)}` },
          keys[index % 2],
          'open',
        );
      return silent.end;
    },
    use: async () => {
      const { id } = await marquee.createWebhook({ url: `${fast.url}/${String(++serial)}` });
      await marquee.call(`delete /webhooks/${id}`);
    },
  },
  {
    name: 'test messages',
    attack: async () => {
      const webhooks = await slowWebhooks(2);
      for (let index = 0; index < 40; index++) {
        const { id, key } = webhooks[index % webhooks.length] ?? { id: '', key: '' };
        await marquee.call(`post /webhooks/${id}/test`, undefined, key);
      }
      return () => removeAll(webhooks);
    },
    use: async () => {
      const path = `/test-${String(++serial)}`;
      const { id } = await marquee.createWebhook({ url: `${fast.url}${path}` });
      await marquee.call(`post /webhooks/${id}/test`);
      await fast.waitForMessages(1, path);
      await marquee.call(`delete /webhooks/${id}`);
    },
  },
  {
    name: 'mails',
    attack: async () => {
      for (let index = 0; index < 3_000; index++)
        await marquee.enqueue({
          to: `reader${String(index)}@example.com`,
          confirmed: true,
          locale: null,
          content: {
            ...{ kind: 'webhook_disabled', webhookId: 'a', host: 'a.example' },
            ...{ reason: 'failing', error: '' },
          },
        });
      return nothing;
    },
    use: async () => {
      const content = { kind: 'api_key', apiKey: 'mq_live_0123456789', confirmToken: 'a' } as const;
      const to = `ann${String(++serial)}@example.com`;
      await marquee.enqueue({ to, confirmed: false, locale: null, content });
      await waitFor(
        async () =>
          (await count(
            `SELECT count(*)::int AS n FROM mail WHERE kind = 'api_key' AND content IS NOT NULL`,
          )) === 0,
      );
    },
  },
  {
    name: 'pictures of hosts',
    attack: async () => {
      await addPictures(silent.url, 200);
      return () => marquee.rows(`DELETE FROM picture WHERE url LIKE '${silent.url}%'`);
    },
    use: async () => {
      await addPictures(quick.url, 1);
      await waitFor(
        async () =>
          (await count(
            `SELECT count(*)::int AS n FROM picture
              WHERE url LIKE '${quick.url}%' AND problem IS NULL`,
          )) === 0,
      );
    },
  },
  {
    name: 'feeds and calendars',
    attack: async () => {
      for (let index = 0; index < 5; index++) await readFeed('slow', 'calendars', String(index));
      return silent.end;
    },
    use: async () => {
      await readFeed('fast', 'feeds', 'fast');
      await waitFor(
        async () =>
          (await count(
            `SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE key = 'feed:fast'`,
          )) === 0,
      );
    },
  },
  {
    name: 'previews of calendars',
    attack: async () => {
      for (let index = 0; index < 10; index++)
        await preview('203.0.113.7', { address: `${silent.url}/${String(index)}` });
      return silent.end;
    },
    use: async () => {
      await preview(`198.51.100.${String(++serial % 250)}`, { table: 'Title,Date\nA,2099-01-15' });
      await waitFor(
        async () =>
          (await count(
            `SELECT count(*)::int AS n FROM calendar WHERE address IS NULL AND state = 'reading'`,
          )) === 0,
      );
    },
  },
];

const preview = (from: string, calendar: object) =>
  send(from, ['previews', '/calendars', { ...calendar, title: 'Hall', is_owner: true }]);

const readFeed = (name: string, queue: string, key: string) =>
  marquee.rows(
    `SELECT graphile_worker.add_job('read_feed', '{"name":"${name}"}', queue_name => '${queue}',
      job_key => 'feed:${key}', max_attempts => 1)`,
  );

/** Lets the worker fetch images of one host. */
async function addPictures(host: string, images: number): Promise<void> {
  const url = `${host}/image${String(++serial)}`;
  await marquee.rows(
    `INSERT INTO picture (url_hash, url)
      SELECT sha256(('${url}' || n)::bytea), '${url}?' || n
      FROM generate_series(1, ${String(images)}) n`,
  );
  await marquee.rows(
    `SELECT graphile_worker.add_job('fetch_pictures', job_key => 'fetch_pictures')`,
  );
}

type Route = [name: string, path: string, body?: object];
const ROUTES: Route[] = [
  ['lists', '/events?limit=50'],
  ['searches', '/search?q=night'],
  ['the feed of changes', '/events/changes'],
  ['cards', '/og/night-berlin-2099-06-06.png'],
  ['demands', '/demand-it', { artist_name: 'Ann', city: 'Berlin', user_email: 'ann@example.com' }],
  ['sign-ups', '/register-api-key', { email: 'ben@example.com' }],
];
const CONNECTIONS = 20;

async function send(from: string, [, path, body]: Route): Promise<number> {
  const response = await fetch(api.address + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** One address sends as many requests as it can; each request of the victim has another one. */
const toResource = (route: Route): Resource => ({
  name: `${route[0]} of the API`,
  attack: () => {
    let isOver = false;
    const run = async () => {
      while (!isOver) await send('203.0.113.7', route);
    };
    const running = Promise.all(Array.from({ length: CONNECTIONS }, run));
    return Promise.resolve(() => {
      isOver = true;
      return running;
    });
  },
  use: async () => {
    const status = await send(`198.51.100.${String(++serial % 250)}`, route);
    if (status >= 400) throw new Error(`The victim got ${String(status)}.`);
  },
});

const RESOURCES = [...QUEUES, ...ROUTES.map(toResource)];

async function measure({ use }: Resource): Promise<number> {
  const waits: { ms: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await use();
    waits.push({ ms: performance.now() - startedAt });
  }
  return quantile(waits, 0.99);
}

it.each(RESOURCES)(
  'gives a victim its share of $name',
  async (resource) => {
    await (resource.prepare ?? resource.use)();
    const alone = await measure(resource);
    const end = await resource.attack();
    const attacked = await measure(resource);
    await end();
    const ratio = Math.max(attacked, FLOOR_MS) / Math.max(alone, FLOOR_MS);
    const times = `${alone.toFixed(0)} ms | ${attacked.toFixed(0)} ms`;
    console.log(`| ${resource.name} | ${times} | ${ratio.toFixed(2)} |`);
    expect(ratio).toBeLessThanOrEqual(MAX_RATIO);
  },
  TIMEOUT_MS,
);

const toSource = (name: string, location: string) => ({
  ...{ name, title: name, format: 'ndjson', location, trust: 50, schedule: 'daily' },
  ...{ sample: null, licence: null, attribution: null, url: null },
});

/** Starts a server that answers at once, or not before `end` is called. */
async function startServer(isSlow: boolean) {
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    request.resume();
    if (isSlow) waiting.add(response);
    else response.end('{"source_id":"1","title":"A","start_local":"2099-01-01T20:00"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    end: () => {
      for (const response of waiting) response.destroy();
      return Promise.resolve();
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.resolve();
    },
  };
}
