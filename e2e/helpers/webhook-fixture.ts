import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { hashOfKey, newApiKey } from '@marquee/access';
import { insertKey } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import type { RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { Webhook } from 'standardwebhooks';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../../apps/api/src/index.ts';
import { createTestWorker, HASH_SECRET } from '../../apps/worker/test/create-test-worker.ts';

export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
  content: {
    type: string;
    data: {
      next_cursor: string;
      challenge?: string;
      changes: { kind: string; event_id: string; event: { title: string } | null }[];
    };
  };
}

type Respond = (response: ServerResponse, message: ReceivedMessage, path: string) => void;

const accept: Respond = (response) => void response.writeHead(204).end();

/** Starts a receiver that stores the messages by path. */
export async function startReceiver() {
  const received = new Map<string, ReceivedMessage[]>();
  const state = { respond: accept, agrees: true };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const message = {
        headers: request.headers,
        body,
        content: JSON.parse(body) as ReceivedMessage['content'],
      };
      const path = request.url ?? '/';
      if (message.content.type === 'webhook.challenge' && state.agrees) {
        response.end(JSON.stringify({ challenge: message.content.data.challenge }));
        return;
      }
      received.set(path, [...(received.get(path) ?? []), message]);
      state.respond(response, message, path);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = (path = '/') => received.get(path) ?? [];
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    at,
    titles: (path = '/') =>
      at(path).flatMap(({ content }) => content.data.changes.map(({ event }) => event?.title)),
    /** Waits until a path received a number of messages. */
    waitForMessages: async (count: number, path = '/') => {
      await waitFor(() => at(path).length >= count);
      return at(path);
    },
    /** Answers challenges as `respond` states, and stores them. */
    disagree: () => {
      state.agrees = false;
    },
    respond: (how: Respond = accept) => {
      state.respond = how;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.resolve();
    },
  };
}

/** Verifies a message as a receiver does. Throws if the signature is wrong. */
export const verify = (
  secret: string,
  { headers, body }: Pick<ReceivedMessage, 'headers' | 'body'>,
): unknown => new Webhook(secret).verify(body, headers as Record<string, string>);

let serial = 0;

/** Starts the API and a worker on their own database. */
// eslint-disable-next-line max-lines-per-function -- a factory
export async function createWebhookFixture({ allowPrivate = true } = {}) {
  const flag = allowPrivate ? '1' : '0';
  const worker = await createTestWorker({ WEBHOOKS_ALLOW_PRIVATE: flag });
  const addresses = { api: 'https://api.test', widgets: 'https://widgets.test' };
  const settings = {
    databaseUrl: worker.database.url,
    logLevel: 'silent' as const,
    addresses,
    hashSecrets: [HASH_SECRET] as const,
    deadlineMs: 20_000, // long enough for a busy machine
  };
  const api = connectDependencies({ ...settings, allowPrivateWebhooks: allowPrivate });
  const request = supertest(createApp(api));

  /** Stores a key of an account; without an address, an unverified one. */
  async function createKey(
    email: string | null = `owner${String(++serial)}@example.com`,
    tier = 'custom',
  ) {
    const key = newApiKey();
    const insert = `INSERT INTO account (id, email, tier) VALUES (gen_random_uuid(), $1, $2::tier) RETURNING id`;
    const [account] =
      email === null
        ? []
        : (await worker.database.pool.query<{ id: string }>(insert, [email, tier])).rows;
    await insertKey(
      worker.database,
      { hash: hashOfKey(key), hint: key.slice(-4) },
      account?.id ?? null,
    );
    return key;
  }
  const key = await createKey();

  async function call(target: string, body?: object, as = key) {
    const [method = '', path = ''] = target.split(' ');
    const response = await request[method as 'get' | 'post' | 'patch' | 'delete'](path)
      .set('X-API-Key', as)
      .send(body);
    return { status: response.status, body: response.body as Record<string, unknown> };
  }
  const agreed = (id: string, as = key) =>
    waitFor(async () => {
      const { body } = await call(`get /webhooks/${id}`, undefined, as);
      return (body['webhook'] as { status: string }).status === 'active';
    });
  let isStarted = false;

  /** Creates a webhook and, if the worker runs, waits until its receiver has agreed. */
  async function createWebhook(
    body: object,
    as = key,
    agreement: 'awaited' | 'open' = allowPrivate ? 'awaited' : 'open',
  ) {
    const { body: created } = await call('post /webhooks', body, as);
    const { webhook, secret } = created as {
      webhook?: { id: string; cursor: string };
      secret?: string;
    };
    if (!webhook || secret === undefined) throw new Error(JSON.stringify(created));
    if (agreement === 'awaited' && isStarted) await agreed(webhook.id, as);
    return { ...webhook, secret };
  }
  async function deliveries(id: string, isOfChallenges = false) {
    const { body } = await call(`get /webhooks/${id}/deliveries`);
    const all = body['deliveries'] as {
      id: string;
      type: string;
      status: string;
      attempts: number;
      error: string | null;
      since: string;
    }[];
    return all.filter((delivery) => (delivery.type === 'webhook.challenge') === isOfChallenges);
  }
  return {
    ...worker,
    start: (changes?: Record<string, string>) => {
      isStarted = true;
      return worker.start(changes);
    },
    key,
    createKey,
    call,
    createWebhook,
    deliveries,
    webhook: async (id: string) =>
      must((await call(`get /webhooks/${id}`)).body['webhook']) as {
        status: string;
        disabled_reason: string | null;
      },
    ingest: (records: RawEvent[], full = false) =>
      ingest(worker.database, { source: { name: 'test' }, records, full }),
    /** Makes the retry of every message due. */
    retryNow: () =>
      worker.rows(`UPDATE webhook_delivery SET next_attempt_at = now() - interval '2 minutes' WHERE status = 'pending';
        SELECT graphile_worker.add_job('queue_webhooks', job_key => 'queue_webhooks')`),
    [Symbol.asyncDispose]: async () => {
      await api[Symbol.asyncDispose]();
      await worker[Symbol.asyncDispose]();
    },
  };
}
