import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import express, { type Response } from 'express';
import { createLoadShedder } from './load-shedder.ts';
import { createLogger } from './logger.ts';
import { problemDetails } from './middleware.ts';

/** Starts a server with a pool of two connections. Requests stay open until the test calls `end`. */
async function startServer({ deadlineMs }: { deadlineMs?: number } = {}) {
  const pool = Object.assign(new EventEmitter(), { options: { max: 2 }, waitingCount: 0 });
  const clock = { ms: 0, waiting: 0 };
  const log: string[] = [];
  const { middleware, tick, shed } = createLoadShedder({
    pool,
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
  app.use(problemDetails({ logger: createLogger('test', 'silent') }));
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
  /** Releases a connection of the pool in each turn of the event loop of 20 ms, while callers wait. */
  const release = (waiting: number, times: number) => {
    pool.waitingCount = waiting;
    for (let released = 0; released < times; released++) {
      clock.ms += 20;
      pool.emit('release');
      tick();
    }
  };
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
    pool,
    clock,
    request,
    open: openRequests,
    release,
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

  it('rejects requests that would wait too long for a connection', async () => {
    await using server = await startServer();
    await server.open(2);
    server.release(50, 100);
    expect((await server.request()).status).toBe(503);
  });

  it('admits a burst that waits for the pool briefly', async () => {
    await using server = await startServer();
    server.release(2, 100);
    await server.open(2);
    server.release(50, 20);
    await server.open(1);
    expect(server.shed()).toBe(0);
  });

  it('admits requests again as soon as the pool serves them quickly', async () => {
    await using server = await startServer();
    await server.open(2);
    server.release(50, 100);
    expect((await server.request()).status).toBe(503);
    server.release(2, 1);
    await server.open(1);
    expect(server.shed()).toBe(1);
  });

  it('admits requests that wait for a pool that serves them quickly', async () => {
    await using server = await startServer();
    await server.open(2);
    server.release(2, 100);
    await server.open(1);
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
    server.release(50, 100);
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
    server.release(50, 100);
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
