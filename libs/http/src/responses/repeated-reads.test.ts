import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from '@jest/globals';
import { createAccess, hashOfKey, newApiKey, type ApiKeyOwner } from '@marquee/access';
import { defineOperation } from '@marquee/domain';
import { createQuota } from '@marquee/quota';
import { waitFor } from '@marquee/testing/wait-for';
import express from 'express';
import { z } from 'zod';
import { createListener } from '../connections/create-listener.ts';
import { identify } from '../rate-limit/identify.ts';
import { createLimits } from '../rate-limit/limit-requests.ts';
import { problemDetails, requestId } from '../requests/middleware.ts';
import { get } from '../requests/route.ts';
import { routerFor } from '../requests/router.ts';
import { createLogger } from '../telemetry/logger.ts';
import { createRepeatedReads } from './repeated-reads.ts';
import { createResponseCache } from './response-cache.ts';

/** Requests per hour of an address without a key. */
const LIMIT = 100;

const hello = defineOperation({
  name: 'hello',
  summary: 'A greeting',
  description: 'A greeting.',
  input: z.object({}),
  output: z.object({ text: z.string() }),
  run: () => Promise.resolve({ text: 'hello' }),
});

/**
 * Starts an app with one cached read. `onCount` is called for each consultation of the quota, and
 * `onAddress` with each client address.
 */
async function startApp({ onCount, onAddress, proxies, owner }: AppFixture = {}) {
  const quota = createQuota({});
  const counting: typeof quota.consume = (subject, policies) => {
    onCount?.();
    return quota.consume(subject, policies);
  };
  const key = newApiKey();
  const findOwner = (hash: string) => (hash === hashOfKey(key) ? (owner ?? null) : null);
  const access = createAccess({
    quota: { ...quota, consume: counting },
    findKey: (hash) => Promise.resolve(findOwner(hash)),
    peekKey: findOwner,
    schedule: 'A',
    secret: 'a secret',
  });
  const authenticate: typeof access.authenticate = (address, ...others) => {
    onAddress?.(address);
    return access.authenticate(address, ...others);
  };
  const recognise: typeof access.recognise = (address, ...others) => {
    onAddress?.(address);
    return access.recognise(address, ...others);
  };
  const limits = createLimits(access);
  const lines: string[] = [];
  const logger = createLogger('test', 'info', { write: (line) => lines.push(line) });
  const cache = createResponseCache({ maxBytes: 1_000_000 });
  const repeatedReads = createRepeatedReads({ access: { ...access, recognise }, cache });
  const app = express()
    .set('query parser', false)
    .set('trust proxy', proxies ?? false);
  app.use(requestId(), identify({ ...access, authenticate }));
  app.use(routerFor([get('/hello', hello)], {}, { limits, cache, repeatedReads }));
  app.use(problemDetails({ apiUrl: 'https://api.test', logger }));
  const server = createServer(
    createListener(app, { logger, telemetry: null, repeatedReads }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    key,
    lines,
    repeatedReads,
    get: (headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${String(port)}/hello`, { headers }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      quota.close();
    },
  };
}

interface AppFixture {
  onCount?: () => void;
  onAddress?: (address: string | undefined) => void;
  /** The trusted proxies. */
  proxies?: number | string[];
  /** The owner of `key`. */
  owner?: ApiKeyOwner;
}

const FREE: ApiKeyOwner = {
  key_id: 'k',
  account_id: 'a',
  tier: 'free',
  custom_limit: null,
  expires_at: null,
  origins: null,
};

/** The headers of a response, without those that differ from one response to the next. */
const lasting = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !['date', 'x-request-id', 'ratelimit'].includes(name)),
  );

it('consults the quota once for each read, also for one that is over the limit', async () => {
  let consulted = 0;
  const onCount = () => consulted++;
  const statuses: number[] = [];
  let last = new Response();
  await using app = await startApp({ onCount });
  for (let sent = 0; sent < LIMIT + 5; sent++) {
    last = await app.get();
    statuses.push(last.status);
    await last.text();
  }
  await waitFor(() => app.lines.length === LIMIT + 5);

  expect(statuses).toEqual([...Array<number>(LIMIT).fill(200), ...Array<number>(5).fill(429)]);
  expect(app.repeatedReads.answered()).toBe(LIMIT - 1);
  expect(consulted).toBe(LIMIT + 5);
  expect(last.headers.get('ratelimit')).toMatch(/r=0;t=\d+/);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});

it.each([
  [undefined, '203.0.113.1'],
  [1, '198.51.100.7, 203.0.113.1'],
  [2, '198.51.100.7,203.0.113.1 '],
  [2, '203.0.113.1'],
  [['loopback', '203.0.113.0/24'], '198.51.100.7, 203.0.113.1, 203.0.113.2'],
  [1, 'unknown'],
  [1, '2001:db8::1'],
  [1, ''],
])(
  'counts for the address that Express reports: proxies %j, header %j',
  async (proxies, forwarded) => {
    const addresses: (string | undefined)[] = [];
    await using app = await startApp({
      onAddress: (address) => addresses.push(address),
      ...(proxies !== undefined && { proxies }),
    });
    for (let sent = 0; sent < 2; sent++)
      await (await app.get({ 'X-Forwarded-For': forwarded })).text();
    // The app counts values that are no address.
    expect(app.repeatedReads.answered()).toBe(forwarded === 'unknown' ? 0 : 1);
    expect(addresses).toEqual([addresses[0], addresses[0]]);
  },
);

it('has the headers of the first response, and what remains of the quota, with a key', async () => {
  await using app = await startApp({ owner: FREE });
  const first = await app.get({ 'X-API-Key': app.key });
  const second = await app.get({ Authorization: `Bearer ${app.key}` });
  const third = await app.get({ Authorization: `Bearer ${app.key}` });
  expect(app.repeatedReads.answered()).toBe(2);
  expect([second, third].map(lasting)).toEqual([lasting(first), lasting(first)]);
  expect([first, second, third].map(({ headers }) => headers.get('ratelimit'))).toEqual([
    expect.stringContaining('r=499'),
    expect.stringContaining('r=498'),
    expect.stringContaining('r=497'),
  ]);
});

it('admits exactly the quota of a key that sends many repeated reads at once', async () => {
  await using app = await startApp({ owner: { ...FREE, tier: 'custom', custom_limit: 100 } });
  await (await app.get({ 'X-API-Key': app.key })).text();
  const responses = await Promise.all(
    Array.from({ length: 240 }, () => app.get({ 'X-API-Key': app.key })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(99);
  expect(app.repeatedReads.answered()).toBe(99);
});
