// CPU time per request of an empty route, with and without counting.
import { fork, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startRedis } from '@marquee/testing/start-redis';
import { quantile, type Row } from './report.ts';

const COUNTERS = ['none', 'memory', 'redis'] as const;
const ROUNDS = 7;
const REQUESTS = 6_000;
const WARM_UP = 3_000;
const CONCURRENCY = 10;
const CLIENTS = 500;

/** Returns microseconds of CPU per request, the median of several interleaved rounds. */
export async function measureQuota(): Promise<Row[]> {
  await using redis = await startRedis();
  const servers = await Promise.all(COUNTERS.map((way) => startServer(way, redis.url)));
  try {
    for (const { port } of servers) await load(port, WARM_UP);
    const costs = COUNTERS.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { child, port }] of servers.entries()) {
        const before = await readCpuMs(child);
        await load(port, REQUESTS);
        costs[index]?.push(((await readCpuMs(child)) - before) / REQUESTS);
      }
    const bare = quantile(costs[0] ?? [], 0.5);
    return COUNTERS.map((name, index) => {
      const cost = quantile(costs[index] ?? [], 0.5);
      return {
        counted: name,
        'CPU µs a request': cost * 1000,
        'more than without': (cost - bare) * 1000,
      };
    });
  } finally {
    for (const { child } of servers) child.kill();
  }
}

async function startServer(
  way: string,
  redisUrl: string,
): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, 'quota-server.ts'), [way, redisUrl]);
  const { address } = (await nextMessage(child)) as { address: AddressInfo };
  return { child, port: address.port };
}

async function readCpuMs(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const { cpu } = (await nextMessage(child)) as { cpu: NodeJS.CpuUsage };
  return (cpu.user + cpu.system) / 1000;
}

const nextMessage = (child: ChildProcess) =>
  new Promise((resolve) => child.once('message', resolve));

async function load(port: number, requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  let left = requests;
  const run = async () => {
    while (left-- > 0)
      await send(port, agent, `10.0.${String(left % 2)}.${String((left % CLIENTS) >> 1)}`);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, run));
  agent.destroy();
}

const send = (port: number, agent: Agent, address: string) =>
  new Promise<void>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, agent, headers: { 'x-forwarded-for': address } };
    request(options, (res) => {
      res.resume().once('end', resolve);
    })
      .once('error', reject)
      .end();
  });
