// What counting a request costs this process: CPU time a request of a route that does nothing, with and without it.
import { fork, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startRedis } from '@marquee/quota/testing';
import { quantile, type Row } from './report.ts';

const WAYS = ['none', 'memory', 'redis'] as const;
const ROUNDS = 7;
const REQUESTS = 6_000;
const WARM_UP = 3_000;
const AT_ONCE = 10;
const PEOPLE = 500;

/** Microseconds of CPU a request, the median of several rounds that take turns. */
export async function measureQuota(): Promise<Row[]> {
  await using redis = await startRedis();
  const servers = await Promise.all(WAYS.map((way) => startServer(way, redis.url)));
  try {
    for (const { port } of servers) await load(port, WARM_UP);
    const costs = WAYS.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { child, port }] of servers.entries()) {
        const before = await cpuOf(child);
        await load(port, REQUESTS);
        costs[index]?.push(((await cpuOf(child)) - before) / REQUESTS);
      }
    const bare = quantile(costs[0] ?? [], 0.5);
    return WAYS.map((name, index) => {
      const cost = quantile(costs[index] ?? [], 0.5);
      return { counted: name, 'CPU µs a request': cost * 1000, 'more than without': (cost - bare) * 1000 };
    });
  } finally {
    for (const { child } of servers) child.kill();
  }
}

async function startServer(way: string, redisUrl: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, 'quota-server.ts'), [way, redisUrl]);
  const { address } = (await answerOf(child)) as { address: AddressInfo };
  return { child, port: address.port };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const { cpu } = (await answerOf(child)) as { cpu: NodeJS.CpuUsage };
  return (cpu.user + cpu.system) / 1000;
}

const answerOf = (child: ChildProcess) => new Promise((resolve) => child.once('message', resolve));

async function load(port: number, requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = requests;
  const lane = async () => {
    while (left-- > 0) await ask(port, agent, `10.0.${String(left % 2)}.${String((left % PEOPLE) >> 1)}`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  agent.destroy();
}

const ask = (port: number, agent: Agent, address: string) =>
  new Promise<void>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, agent, headers: { 'x-forwarded-for': address } };
    request(options, (res) => {
      res.resume().once('end', resolve);
    })
      .once('error', reject)
      .end();
  });
