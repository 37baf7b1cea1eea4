import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import express, { type Response } from 'express';
import { createLoadShedder } from './load-shedder.ts';
import { createLogger } from './logger.ts';
import { problemDetails } from './middleware.ts';

/** A server with a pool of two connections, whose requests end when the test says so. */
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
  const ask = () => fetch(`http://127.0.0.1:${String(port)}/`);

  /** Sends requests that stay in progress. */
  async function hold(count: number) {
    for (let index = 0; index < count; index++) {
      const received = once(server, 'request');
      pending.push(ask());
      await received;
    }
  }
  /** The pool releases a connection every 20 ms while callers wait, and the event loop turns as often. */
  const release = (waiting: number, times: number) => {
    pool.waitingCount = waiting;
    for (let released = 0; released < times; released++) {
      clock.ms += 20;
      pool.emit('release');
      tick();
    }
  };
  /** Each turn of the event loop lasts so long. */
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
    ask,
    hold,
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
  it('refuses with 503 and Retry-After beyond the limit of requests per connection', async () => {
    await using server = await startServer();
    await server.hold(20);
    const response = await server.ask();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ ok: false, code: 'unavailable' });
    expect(server.shed()).toBe(1);
  });

  it('admits requests again after others end', async () => {
    await using server = await startServer();
    await server.hold(20);
    await server.end();
    await server.hold(20);
    expect(server.shed()).toBe(0);
  });

  it('refuses requests that would wait too long for a connection', async () => {
    await using server = await startServer();
    await server.hold(2);
    server.release(50, 100);
    expect((await server.ask()).status).toBe(503);
  });

  it('admits a burst that waits for the pool for a moment', async () => {
    await using server = await startServer();
    server.release(2, 100);
    await server.hold(2);
    server.release(50, 20);
    await server.hold(1);
    expect(server.shed()).toBe(0);
  });

  it('admits requests again as soon as the pool serves them quickly', async () => {
    await using server = await startServer();
    await server.hold(2);
    server.release(50, 100);
    expect((await server.ask()).status).toBe(503);
    server.release(2, 1);
    await server.hold(1);
    expect(server.shed()).toBe(1);
  });

  it('admits requests that wait for a pool that serves them quickly', async () => {
    await using server = await startServer();
    await server.hold(2);
    server.release(2, 100);
    await server.hold(1);
    expect(server.shed()).toBe(0);
  });

  it('refuses requests if the turns of the event loop last too long', async () => {
    await using server = await startServer();
    await server.hold(2);
    server.turn(200, 4);
    expect((await server.ask()).status).toBe(503);
  });

  it('admits requests after one long turn of the event loop', async () => {
    await using server = await startServer();
    await server.hold(2);
    server.turn(2_000, 1);
    await server.hold(1);
    server.turn(20, 1);
    await server.hold(1);
    expect(server.shed()).toBe(0);
  });

  it('tolerates more if requests have more time', async () => {
    await using server = await startServer({ deadlineMs: 25_000 });
    await server.hold(2);
    server.release(50, 100);
    await server.hold(1);
    server.turn(200, 4);
    await server.hold(1);
    expect(server.shed()).toBe(0);
  });

  it('refuses requests while many connections wait to be accepted', async () => {
    await using server = await startServer();
    server.clock.waiting = 8;
    await server.hold(1);
    server.clock.waiting = 9;
    expect((await server.ask()).status).toBe(503);
  });

  it('refuses none while there are fewer requests than connections', async () => {
    await using server = await startServer();
    server.release(50, 100);
    server.turn(500, 4);
    await server.hold(2);
    expect(server.shed()).toBe(0);
  });

  it('logs one warning in ten seconds', async () => {
    await using server = await startServer();
    await server.hold(20);
    for (let times = 0; times < 3; times++) await server.ask();
    server.clock.ms += 10_000;
    await server.ask();
    expect(server.log()).toMatchObject([
      { level: 40, msg: 'requests.shed', shed: 1 },
      { level: 40, msg: 'requests.shed', shed: 4 },
    ]);
  });
});
