// Two instances are restarted one after the other behind a load balancer, while clients send
// requests.
import { Agent, request } from 'node:http';
import { expect, it } from '@jest/globals';
import { createFilledDatabase } from '@marquee/database/testing';
import { startAppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import { startRollingProxy } from './helpers/rolling-proxy.ts';

const MIN_REQUESTS = 10_000;
const RESTARTS_OF_EACH = 3;
// Fewer than pool connections, so that one instance alone sheds none of them.
const CLIENTS = [
  ...[
    '/events?limit=20',
    '/events?city=ber',
    '/health/live',
    '/artists',
    '/openapi.json',
    '/docs',
  ].map((path) => ({
    method: 'GET',
    path,
  })),
  ...['/events', '/demand-it'].map((path) => ({ method: 'OPTIONS', path })),
];

it('loses no request in rolling restarts', async () => {
  await using database = await createFilledDatabase(2_000);
  await using proxy = await startRollingProxy();
  // as in the images
  const settings = { DATABASE_URL: database.url, TRUST_PROXY: '1', SHUTDOWN_DELAY_S: '5' };
  const start = async () => {
    const app = await startAppProcess('api', { settings });
    const backend = proxy.add(app.port);
    await waitFor(() => backend.isReady);
    return { app, backend };
  };
  const instances = [await start(), await start()];
  const startedAt = performance.now();
  const traffic = startClients(proxy.port);
  const exits: unknown[] = [];
  try {
    for (
      let restart = 0;
      restart < 2 * RESTARTS_OF_EACH || traffic.total() < MIN_REQUESTS;
      restart++
    ) {
      const instance = instances[restart % 2];
      if (!instance) throw new Error('no instance');
      const before = traffic.total();
      instance.app.signal('SIGTERM');
      exits.push(await instance.app.ended);
      proxy.remove(instance.backend);
      instances[restart % 2] = await start();
      await waitFor(() => traffic.total() >= before + 1_000);
    }
  } finally {
    await traffic.stop();
    for (const { app } of instances) await app[Symbol.asyncDispose]();
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `${String(traffic.total())} requests and ${String(exits.length)} restarts in ${seconds} s`,
  );
  expect([...proxy.failures, ...traffic.failures]).toEqual([]);
  expect(exits).toEqual(exits.map(() => ({ code: 0, stderr: '' })));
  expect(traffic.total()).toBeGreaterThanOrEqual(MIN_REQUESTS);
  // The balancer hides from its clients that instances end their connections.
  expect(traffic.connections()).toBe(CLIENTS.length);
});

/** Each client sends one request after the other on one connection. */
function startClients(port: number) {
  const failures: string[] = [];
  let total = 0;
  let connections = 0;
  let isStopped = false;
  async function run(client: (typeof CLIENTS)[number]): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isStopped) {
      const { failure, isReused } = await send({ port, agent, ...client });
      total++;
      if (!isReused) connections++;
      if (failure !== null) failures.push(`${client.method} ${client.path}: ${failure}`);
    }
    agent.destroy();
  }
  const running = Promise.all(CLIENTS.map(run));
  return {
    failures,
    total: () => total,
    connections: () => connections,
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}

interface Sent {
  port: number;
  agent: Agent;
  method: string;
  path: string;
}

function send(options: Sent): Promise<{ failure: string | null; isReused: boolean }> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', ...options }, (response) => {
      const { statusCode = 0 } = response;
      const end = (failure: string | null) => {
        resolve({ failure, isReused: sent.reusedSocket });
      };
      response.once('error', (error) => {
        end(String(error));
      });
      response.resume().once('end', () => {
        end(statusCode >= 200 && statusCode < 300 ? null : `status ${String(statusCode)}`);
      });
    });
    sent.once('error', (error) => {
      resolve({ failure: String(error), isReused: sent.reusedSocket });
    });
    sent.end();
  });
}
