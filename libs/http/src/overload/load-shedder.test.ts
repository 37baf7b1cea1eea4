import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import express, { type Response } from 'express';
import { problemDetails } from '../requests/middleware.ts';
import { createLogger } from '../telemetry/logger.ts';
import { createLoadShedder } from './load-shedder.ts';

/**
 * Starts a server with a pool of two connections. Requests stay open until the test calls `end`.
 */
async function startServer({ deadlineMs }: { deadlineMs?: number } = {}) {
  const clock = { ms: 0, waiting: 0 };
  const log: string[] = [];
  const { middleware, tick, shed } = createLoadShedder({
    poolSize: 2,
    logger: createLogger('test', 'info', { write: (line: string) => log.push(line) }),
    waiting: () => clock.waiting,
    maxPerConnection: 10,
    deadlineMs,
    now: () => clock.ms,
  });
  const open: Response[] = [];
  const pending: Promise<unknown>[] = [];
  const app = express();
  app.get('/', middleware, (_req, res) => void open.push(res));
  app.use(problemDetails({ apiUrl: 'https://api.test', logger: createLogger('test', 'silent') }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const request = () => fetch(`http://127.0.0.1:${String(port)}/`);

  /** Sends requests that stay in progress. */
  async function openRequests(count: number) {
    for (let index = 0; index < count; index++) {
      const received = once(server, 'request');
      pending.push(request());
      await received;
    }
  }
  /** Runs turns of the event loop with this duration. */
  const turn = (ms: number, times: number) => {
    for (let turned = 0; turned < times; turned++) {
      clock.ms += ms;
      tick();
    }
  };
  const end = async () => {
    for (const res of open.splice(0)) res.end();
    await Promise.all(pending.splice(0));
  };
  return {
    clock,
    request,
    open: openRequests,
    turn,
    end,
    shed,
    log: () => log.map((line) => JSON.parse(line) as Record<string, unknown>),
    [Symbol.asyncDispose]: async () => {
      await end();
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('the load shedder', () => {
  it('responds with 503 and Retry-After over the limit of requests per connection', async () => {
    await using server = await startServer();
    await server.open(20);
    const response = await server.request();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ ok: false, code: 'unavailable' });
    expect(server.shed()).toBe(1);
  });

  it('admits requests again after others end', async () => {
    await using server = await startServer();
    await server.open(20);
    await server.end();
    await server.open(20);
    expect(server.shed()).toBe(0);
  });

  it('rejects requests if the turns of the event loop take too long', async () => {
    await using server = await startServer();
    await server.open(2);
    server.turn(200, 4);
    expect((await server.request()).status).toBe(503);
  });

  it('admits requests after one long turn of the event loop', async () => {
    await using server = await startServer();
    await server.open(2);
    server.turn(2_000, 1);
    await server.open(1);
    server.turn(20, 1);
    await server.open(1);
    expect(server.shed()).toBe(0);
  });

  it('tolerates longer waits if requests have a longer deadline', async () => {
    await using server = await startServer({ deadlineMs: 25_000 });
    await server.open(2);
    await server.open(1);
    server.turn(200, 4);
    await server.open(1);
    expect(server.shed()).toBe(0);
  });

  it('rejects requests while many connections wait to be accepted', async () => {
    await using server = await startServer();
    server.clock.waiting = 8;
    await server.open(1);
    server.clock.waiting = 9;
    expect((await server.request()).status).toBe(503);
  });

  it('rejects no request while there are fewer than connections in the pool', async () => {
    await using server = await startServer();
    server.turn(500, 4);
    await server.open(2);
    expect(server.shed()).toBe(0);
  });

  it('logs at most one warning in ten seconds', async () => {
    await using server = await startServer();
    await server.open(20);
    for (let times = 0; times < 3; times++) await server.request();
    server.clock.ms += 10_000;
    await server.request();
    expect(server.log()).toMatchObject([
      { level: 40, msg: 'requests.shed', shed: 1 },
      { level: 40, msg: 'requests.shed', shed: 4 },
    ]);
  });
});
