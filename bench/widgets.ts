// Pages per second of the widgets, cached and rendered for each request.
import pg from 'pg';
import { startApp } from './app-process.ts';
import { startBaseline } from './baseline.ts';
import { quantile, type Row } from './report.ts';
import { sendRequests, fetchText } from './timed-fetch.ts';

const ROUNDS = 3;
const CITIES = 64;

interface Target {
  name: string;
  goal: string;
  address: string;
  requests: number;
}

/** Returns medians of interleaved rounds over lists of ten events in the same cities. */
export async function measureWidgets(url: string): Promise<Row[]> {
  const paths = await findPaths(url);
  await using cached = await startApp('widgets', { DATABASE_URL: url, ANSWER_CACHE_MB: '64' });
  await using uncached = await startApp('widgets', { DATABASE_URL: url });
  await using bare = await startBaseline(await fetchText(`${cached.address}${paths[0] ?? ''}`));
  const targets: Target[] = [
    {
      name: 'baseline: bare Express, the same bytes',
      goal: '',
      address: bare.address,
      requests: 6_000,
    },
    { name: 'cached pages', goal: '1,500', address: cached.address, requests: 6_000 },
    { name: 'rendered for each request', goal: '300', address: uncached.address, requests: 1_500 },
  ];
  const rates = targets.map((): number[] => []);
  for (const { address } of targets) await sendRequests({ address, paths, requests: 500 });
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { address, requests }] of targets.entries()) {
      const startedAt = performance.now();
      await sendRequests({ address, paths, requests });
      rates[index]?.push(requests / ((performance.now() - startedAt) / 1000));
    }
  return targets.map(({ name, goal }, index) => ({
    name,
    'pages a second': quantile(rates[index] ?? [], 0.5),
    target: goal,
  }));
}

async function findPaths(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.name FROM event e JOIN city c ON c.id = e.city_id WHERE c.name ~ '^[A-Za-z ]+$' GROUP BY 1 ORDER BY count(*) DESC LIMIT $1`,
    [CITIES],
  );
  await client.end();
  return rows.map(({ name }) => `/embed/events?city=${encodeURIComponent(name)}`);
}
