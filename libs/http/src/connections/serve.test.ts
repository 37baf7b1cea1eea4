import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { createDrain } from './drain.ts';
import { listen } from './listen.ts';
import { serve } from './serve.ts';

const ANY_PORT = { host: '127.0.0.1', port: 0, portSetting: 'TEST_PORT' };
const CONNECTIONS = { maxConnections: 100, maxConnectionsPerAddress: 0, databasePoolSize: 2 };

/** Starts a server whose shutdown delay ends when the test calls `endDelay`. */
async function serveWithDelay() {
  const app = express();
  app.get('/', (_req, res) => void res.send('ok'));
  const delay = Promise.withResolvers<undefined>();
  const calls: string[] = [];
  const { port, drain } = await serve(
    app,
    { ...ANY_PORT, ...CONNECTIONS, shutdownDelayMs: 5_000 },
    {
      telemetry: null,
      logger: { warn: () => undefined },
      readiness: {
        watch: () => () => void calls.push('unwatch'),
        beginDrain: () => void calls.push('draining'),
      },
      sleep: async (ms) => {
        calls.push(`sleep ${String(ms)}`);
        await delay.promise;
      },
    },
  );
  const request = () => fetch(`http://127.0.0.1:${String(port)}/`);
  return { request, drain, calls, endDelay: () => delay.resolve(undefined) };
}

describe('draining a server', () => {
  it('reports not ready first, and then serves new connections during the delay', async () => {
    const { request, drain, calls, endDelay } = await serveWithDelay();
    const drained = drain();
    expect(calls).toEqual(['draining', 'unwatch', 'sleep 5000']);
    for (let times = 0; times < 3; times++) {
      const response = await request();
      expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    }
    endDelay();
    await drained;
    await expect(request()).rejects.toThrow('fetch failed');
  });

  it('leaves the port open until the given work is done', async () => {
    const { request, drain, endDelay } = await serveWithDelay();
    const work = Promise.withResolvers<undefined>();
    const drained = drain(work.promise);
    endDelay();
    expect((await request()).status).toBe(200);
    work.resolve(undefined);
    await drained;
    await expect(request()).rejects.toThrow('fetch failed');
  });

  it('ends connections that never sent a request', async () => {
    const server = express().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { close } = createDrain(server, 600_000);
    const accepted = once(server, 'connection');
    const silent = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
    await accepted;
    await Promise.all([close(), once(silent, 'close')]);
  });

  it('ends kept-alive connections that are idle', async () => {
    const app = express().get('/', (_req, res) => void res.send('ok'));
    const server = await listen(app, ANY_PORT);
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) => {
      get({ port: server.port, host: '127.0.0.1', agent }, (res) =>
        res.resume().once('end', resolve),
      );
    });
    await server.close();
    agent.destroy();
  });

  it('cuts off requests that take longer than the timeout', async () => {
    const server = express()
      .get('/', () => undefined)
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { close } = createDrain(server, 50);
    const received = once(server, 'request');
    const { port } = server.address() as AddressInfo;
    const pending = fetch(`http://127.0.0.1:${String(port)}/`);
    const failure = expect(pending).rejects.toThrow('fetch failed');
    await received;
    await close();
    await failure;
  });
});
