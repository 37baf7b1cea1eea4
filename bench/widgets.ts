// Pages a second that the widgets serve: kept ones, and ones that are drawn anew for each request.
import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { someAddress } from './asking.ts';
import { quantile, type Row } from './report.ts';
import { startYardstick } from './yardstick.ts';

const ROUNDS = 3;
const AT_ONCE = 32;
const CITIES = 64;
const FIRST_PORT = 3980;

interface Target {
  name: string;
  goal: string;
  base: string;
  child: ChildProcess;
  requests: number;
}

/** Lists of ten events of as many cities, the same for all: medians of rounds that take turns. */
export async function measureWidgets(url: string): Promise<Row[]> {
  const paths = await pathsOf(url);
  const kept = await startWidgets(url, { ANSWER_CACHE_MB: '64', WIDGETS_PORT: String(FIRST_PORT) });
  const anew = await startWidgets(url, { ANSWER_CACHE_MB: '0', WIDGETS_PORT: String(FIRST_PORT + 1) });
  const sample = await fetch(`${kept.base}${paths[0] ?? ''}`);
  const bare = await startYardstick(await sample.text());
  const targets: Target[] = [
    {
      name: 'yardstick: bare Express, the same bytes',
      goal: '',
      base: bare.address,
      child: bare.child,
      requests: 6_000,
    },
    { name: 'kept pages', goal: '1,500', ...kept, requests: 6_000 },
    { name: 'drawn anew each time', goal: '300', ...anew, requests: 1_500 },
  ];
  try {
    const rates = targets.map((): number[] => []);
    for (const target of targets) await load({ ...target, requests: 500 }, paths);
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, target] of targets.entries()) {
        const startedAt = performance.now();
        await load(target, paths);
        rates[index]?.push(target.requests / ((performance.now() - startedAt) / 1000));
      }
    return targets.map(({ name, goal }, index) => ({
      name,
      'pages a second': quantile(rates[index] ?? [], 0.5),
      target: goal,
    }));
  } finally {
    for (const { child } of targets) child.kill();
  }
}

async function pathsOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.name FROM event e JOIN city c ON c.id = e.city_id WHERE c.name ~ '^[A-Za-z ]+$' GROUP BY 1 ORDER BY count(*) DESC LIMIT $1`,
    [CITIES],
  );
  await client.end();
  return rows.map(({ name }) => `/embed/events?city=${encodeURIComponent(name)}`);
}

async function startWidgets(url: string, settings: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; base: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/widgets/src/main.ts')], {
    env: { ...process.env, DATABASE_URL: url, TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const base = `http://127.0.0.1:${settings['WIDGETS_PORT'] ?? ''}`;
  for (let attempt = 0; attempt < 150; attempt++) {
    const isUp = await fetch(`${base}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { child, base };
    await new Promise((settle) => setTimeout(settle, 100));
  }
  child.kill();
  throw new Error('the widgets did not start');
}

async function load({ base, requests }: Pick<Target, 'base' | 'requests'>, paths: string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = requests;
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
