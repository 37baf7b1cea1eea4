import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { hashOfKey, newApiKey } from '@marquee/access';
import { insertKey } from '@marquee/database/testing';
import { startRedis } from '@marquee/testing/start-redis';
import { waitFor } from '@marquee/testing/wait-for';
import { createKey } from '../accounts/key-fixture.ts';
import { spend } from '../accounts/spend-quota.ts';
import { createTestApi, type Api } from '../create-test-api.ts';

const ADDRESS = '203.0.113.7';

/** Starts the API; with Redis, once its counters are connected. */
async function countingApi(redisUrl: string | undefined) {
  const api = await createTestApi({ settings: { redisUrl } });
  await api.dependencies.countersConnected();
  return api;
}

const left = async (api: Api) => {
  const { body } = await api.get('/usage').set('X-Forwarded-For', ADDRESS).expect(200);
  return (body as { limits: { remaining: number }[] }).limits[0]?.remaining;
};

/**
 * Sends raw bytes on one connection and returns the statuses of all responses. The last request
 * must close the connection.
 */
async function statusesOf(api: Api, bytes: string): Promise<string[]> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
}

const raw = (line: string, ...headers: string[]) =>
  [line, 'Host: a', `X-Forwarded-For: ${ADDRESS}`, ...headers, '', ''].join('\r\n');

describe.each(['Redis', 'memory'])('a limit of 100, counted in %s', (where) => {
  it('admits 100 of 240 simultaneous requests', async () => {
    await using redis = where === 'Redis' ? await startRedis() : null;
    await using api = await countingApi(redis?.url);
    const statuses = await Promise.all(
      Array.from({ length: 240 }, () =>
        spend(1, () => api.get('/').set('X-Forwarded-For', ADDRESS)),
      ),
    );
    expect(statuses.filter((counts) => counts[200] === 1)).toHaveLength(100);
    expect(statuses.filter((counts) => counts[429] === 1)).toHaveLength(140);
    expect(api.dependencies.quota.state()).toBe(where === 'Redis' ? 'ok' : 'local');
  });

  it('counts pipelined, HTTP/1.0 and HEAD requests, and no OPTIONS', async () => {
    await using redis = where === 'Redis' ? await startRedis() : null;
    await using api = await countingApi(redis?.url);
    const close = raw('OPTIONS /events HTTP/1.1', 'Connection: close');
    const pipelined = await statusesOf(api, raw('GET / HTTP/1.1').repeat(30) + close);
    expect(pipelined).toEqual([...Array.from({ length: 30 }, () => '200'), '204']);
    expect(await left(api)).toBe(70);
    expect(await statusesOf(api, raw('GET / HTTP/1.0'))).toEqual(['200']);
    expect(await statusesOf(api, raw('HEAD / HTTP/1.1', 'Connection: close'))).toEqual(['200']);
    expect(await left(api)).toBe(68);
  });
});

describe('what a request costs', () => {
  const send = (api: Api, method: 'get' | 'head' | 'put' | 'options' | 'post', path: string) =>
    api.request[method](path).set('X-Forwarded-For', ADDRESS);

  it.each([
    { method: 'get', path: '/events?limit=1', status: 200, cost: 1 },
    { method: 'head', path: '/events?limit=1', status: 200, cost: 1 },
    { method: 'get', path: '/events?limit=x', status: 400, cost: 1 },
    { method: 'get', path: '/events?api_key=x', status: 400, cost: 1 },
    { method: 'get', path: '/events/unknown', status: 404, cost: 1 },
    { method: 'get', path: '/nowhere', status: 404, cost: 1 },
    { method: 'put', path: '/events', status: 405, cost: 1 },
    { method: 'put', path: '/usage', status: 405, cost: 1 },
    { method: 'put', path: '/keys/confirm', status: 405, cost: 0 },
    { method: 'put', path: '/docs', status: 405, cost: 0 },
    { method: 'post', path: '/demand-it', status: 400, cost: 1 },
    { method: 'options', path: '/events', status: 204, cost: 0 },
    { method: 'options', path: '/usage', status: 204, cost: 0 },
    { method: 'get', path: '/usage', status: 200, cost: 0 },
    { method: 'head', path: '/usage', status: 200, cost: 0 },
  ] as const)(
    '$method $path is $status and costs $cost',
    async ({ method, path, status, cost }) => {
      await using api = await createTestApi({ settings: {} });
      await send(api, method, path).expect(status);
      expect(await left(api)).toBe(100 - cost);
    },
  );
});

describe('keys that do not exist', () => {
  const usage = (api: Api, key: string, address = ADDRESS) =>
    api.get('/usage').set('X-Forwarded-For', address).set('X-API-Key', key);

  it('are limited by address, also on /usage, while a known key still works', async () => {
    await using api = await createTestApi({ settings: {} });
    const key = newApiKey();
    await usage(api, key).expect(401);
    await insertKey(api.database, { hash: hashOfKey(key), hint: key.slice(-4) }, null);
    // its notification has arrived
    await waitFor(async () => (await usage(api, key)).status === 200, 20_000);
    const statuses = await spend(300, () => usage(api, newApiKey()));
    // How many depends on how many minutes this takes.
    expect(statuses[401]).toBeGreaterThan(0);
    expect(statuses[429]).toBeGreaterThan(0);
    await usage(api, key).expect(200);
    await usage(api, newApiKey(), '203.0.113.8').expect(401);
  });

  it('are one address for a whole IPv6 /48', async () => {
    await using api = await createTestApi({ settings: {} });
    let turn = 0;
    const send = () =>
      usage(api, newApiKey(), `2001:db8:1:${((turn++ % 250) * 256).toString(16)}::1`);
    const statuses = await spend(300, send);
    expect(statuses[429]).toBeGreaterThan(0);
  });

  it('do not become valid if a valid key is sent twice', async () => {
    await using api = await createTestApi({ settings: {} });
    const key = await createKey(api);
    const twice = raw(
      'GET /usage HTTP/1.1',
      `X-API-Key: ${key}`,
      `x-api-key: ${key}`,
      'Connection: close',
    );
    expect(await statusesOf(api, twice)).toEqual(['400']);
  });
});
