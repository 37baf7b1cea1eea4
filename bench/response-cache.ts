// What a list costs that is asked again and again, beside a bare Express server that sends the same bytes from memory.
import pg from 'pg';
import { startApp } from './app-process.ts';
import { startBaseline } from './baseline.ts';
import { quantile, type Row } from './report.ts';
import { askInTurn, fetchText } from './timed-fetch.ts';

const ROUNDS = 5;
const REQUESTS = 6_000;
const QUESTIONS = 256;

interface Target {
  name: string;
  address: string;
  /** Milliseconds of processor time so far. */
  cpuMs: () => Promise<number>;
}

/** CPU time and requests a second of each, the medians of rounds that take turns. */
export async function measureHot(url: string): Promise<Row[]> {
  const paths = await questionsOf(url);
  await using kept = await startApp('api', { DATABASE_URL: url, ANSWER_CACHE_MB: '64' });
  await using fresh = await startApp('api', { DATABASE_URL: url });
  await using bare = await startBaseline(await fetchText(`${kept.address}${paths[0] ?? '/events'}`));
  const targets: Target[] = [
    { name: 'yardstick: bare Express, the same bytes', ...bare },
    { name: 'kept answers', ...kept },
    { name: 'made anew each time', ...fresh },
  ];
  const costs = targets.map(() => ({ cpu: [] as number[], rate: [] as number[] }));
  for (const target of targets) await askInTurn(target.address, paths, REQUESTS);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, target] of targets.entries()) {
      const before = await target.cpuMs();
      const startedAt = performance.now();
      await askInTurn(target.address, paths, REQUESTS);
      costs[index]?.rate.push(REQUESTS / ((performance.now() - startedAt) / 1000));
      costs[index]?.cpu.push((((await target.cpuMs()) - before) / REQUESTS) * 1000);
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
