// What a list costs that is asked again and again, beside a bare Express server that sends the same bytes from memory.
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { ADDRESS, someAddress, startApi } from './asking.ts';
import { quantile, type Row } from './report.ts';
import { startYardstick } from './yardstick.ts';

const ROUNDS = 5;
const REQUESTS = 6_000;
const AT_ONCE = 32;
const QUESTIONS = 256;
const TICKS_PER_S = 100; // of /proc/…/stat, on every Linux of today

interface Target {
  name: string;
  child: ChildProcess;
  base: string;
}

/** CPU time and requests a second of each, the medians of rounds that take turns. */
export async function measureHot(url: string): Promise<Row[]> {
  const paths = await questionsOf(url);
  const kept = { name: 'kept answers', child: await startApi(url, { ANSWER_CACHE_MB: '64' }), base: ADDRESS };
  const fresh = await startApi(url, { API_PORT: '3991' });
  const targets: Target[] = [
    { name: 'yardstick: bare Express, the same bytes', ...(await startYardstick(await sampleOf(paths))) },
    kept,
    { name: 'made anew each time', child: fresh, base: 'http://127.0.0.1:3991' },
  ];
  try {
    const costs = targets.map(() => ({ cpu: [] as number[], rate: [] as number[] }));
    for (const target of targets) await load(target, paths);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, target] of targets.entries()) {
        const before = cpuSecondsOf(target.child);
        const startedAt = performance.now();
        await load(target, paths);
        costs[index]?.rate.push(REQUESTS / ((performance.now() - startedAt) / 1000));
        costs[index]?.cpu.push(((cpuSecondsOf(target.child) - before) / REQUESTS) * 1e6);
      }
    const yardstick = quantile(costs[0]?.cpu ?? [], 0.5);
    return targets.map(({ name }, index) => {
      const { cpu = [], rate = [] } = costs[index] ?? {};
      return {
        name,
        'CPU µs a request': quantile(cpu, 0.5),
        'times the yardstick': quantile(cpu, 0.5) / yardstick,
        'requests a second': quantile(rate, 0.5),
      };
    });
  } finally {
    for (const { child } of targets) child.kill();
  }
}

/** The next 20 events of a city and a category: what people ask most. */
async function questionsOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ path: string }>(
    `SELECT '/events?city=' || replace(c.name, ' ', '+') || '&category=' || e.category AS path
     FROM event e JOIN city c ON c.id = e.city_id WHERE c.name ~ '^[A-Za-z ]+$' GROUP BY 1 ORDER BY count(*) DESC LIMIT $1`,
    [QUESTIONS],
  );
  await client.end();
  return rows.map(({ path }) => path);
}

async function sampleOf(paths: string[]): Promise<string> {
  const response = await fetch(`${ADDRESS}${paths[0] ?? '/events'}`, { headers: { 'x-forwarded-for': someAddress() } });
  if (response.status !== 200) throw new Error(`${String(response.status)} ${await response.text()}`);
  return response.text();
}

function cpuSecondsOf({ pid }: ChildProcess): number {
  const fields =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

async function load({ base }: Target, paths: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = REQUESTS;
  const lane = async () => {
    while (left-- > 0) await ask(`${base}${paths[left % paths.length] ?? ''}`, agent);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  agent.destroy();
}

const ask = (address: string, agent: Agent) =>
  new Promise<void>((settle, fail) => {
    request(address, { agent, headers: { 'x-forwarded-for': someAddress() } }, (res) => {
      if (res.statusCode !== 200) fail(new Error(`${address}: ${String(res.statusCode)}`));
      res.resume().once('end', settle);
    })
      .once('error', fail)
      .end();
  });
