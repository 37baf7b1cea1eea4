// Pages a second that the widgets serve: kept ones, and ones that are drawn anew for each request.
import pg from 'pg';
import { startApp } from './app-process.ts';
import { startBaseline } from './baseline.ts';
import { quantile, type Row } from './report.ts';
import { askInTurn, fetchText } from './timed-fetch.ts';

const ROUNDS = 3;
const CITIES = 64;

interface Target {
  name: string;
  goal: string;
  address: string;
  requests: number;
}

/** Lists of ten events of as many cities, the same for all: medians of rounds that take turns. */
export async function measureWidgets(url: string): Promise<Row[]> {
  const paths = await pathsOf(url);
  await using kept = await startApp('widgets', { DATABASE_URL: url, ANSWER_CACHE_MB: '64' });
  await using anew = await startApp('widgets', { DATABASE_URL: url });
  await using bare = await startBaseline(await fetchText(`${kept.address}${paths[0] ?? ''}`));
  const targets: Target[] = [
    { name: 'yardstick: bare Express, the same bytes', goal: '', address: bare.address, requests: 6_000 },
    { name: 'kept pages', goal: '1,500', address: kept.address, requests: 6_000 },
    { name: 'drawn anew each time', goal: '300', address: anew.address, requests: 1_500 },
  ];
  const rates = targets.map((): number[] => []);
  for (const { address } of targets) await askInTurn(address, paths, 500);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { address, requests }] of targets.entries()) {
      const startedAt = performance.now();
      await askInTurn(address, paths, requests);
      rates[index]?.push(requests / ((performance.now() - startedAt) / 1000));
    }
  return targets.map(({ name, goal }, index) => ({
    name,
    'pages a second': quantile(rates[index] ?? [], 0.5),
    target: goal,
  }));
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
