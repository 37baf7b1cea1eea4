// Cost of repeated list requests, compared with a bare Express server that sends the same bytes
// from memory.
import pg from 'pg';
import { startApp } from './app-process.ts';
import { startBaseline } from './baseline.ts';
import { quantile, type Row } from './report.ts';
import { sendRequests, fetchText } from './timed-fetch.ts';

const ROUNDS = 5;
const REQUESTS = 6_000;
const PATHS = 256;

interface Target {
  name: string;
  address: string;
  /** Returns the CPU time so far, in milliseconds. */
  cpuMs: () => Promise<number>;
}

/** Returns CPU time and requests per second of each target, medians of interleaved rounds. */
export async function measureHot(url: string): Promise<Row[]> {
  const paths = await readPaths(url);
  await using cached = await startApp('api', { DATABASE_URL: url, ANSWER_CACHE_MB: '64' });
  await using uncached = await startApp('api', { DATABASE_URL: url });
  await using bare = await startBaseline(
    await fetchText(`${cached.address}${paths[0] ?? '/events'}`),
  );
  const targets: Target[] = [
    { name: 'baseline: bare Express, the same bytes', ...bare },
    { name: 'cached responses', ...cached },
    { name: 'rendered for each request', ...uncached },
  ];
  const costs = targets.map(() => ({ cpu: [] as number[], rate: [] as number[] }));
  for (const target of targets)
    await sendRequests({ address: target.address, paths, requests: REQUESTS });
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, target] of targets.entries()) {
      const before = await target.cpuMs();
      const startedAt = performance.now();
      await sendRequests({ address: target.address, paths, requests: REQUESTS });
      costs[index]?.rate.push(REQUESTS / ((performance.now() - startedAt) / 1000));
      costs[index]?.cpu.push((((await target.cpuMs()) - before) / REQUESTS) * 1000);
    }
  const baseline = quantile(costs[0]?.cpu ?? [], 0.5);
  return targets.map(({ name }, index) => {
    const { cpu = [], rate = [] } = costs[index] ?? {};
    return {
      name,
      'CPU µs a request': quantile(cpu, 0.5),
      'times the baseline': quantile(cpu, 0.5) / baseline,
      'requests a second': quantile(rate, 0.5),
    };
  });
}

/** Returns the most frequent kind of query: the next 20 events of a city and a category. */
async function readPaths(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ path: string }>(
    `SELECT '/events?city=' || replace(c.name, ' ', '+') || '&category=' || e.category AS path
     FROM event e JOIN city c ON c.id = e.city_id WHERE c.name ~ '^[A-Za-z ]+$' GROUP BY 1 ORDER BY count(*) DESC LIMIT $1`,
    [PATHS],
  );
  await client.end();
  return rows.map(({ path }) => path);
}
