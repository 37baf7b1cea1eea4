// Demands per second that the API counts, and the latency of the leaderboard, over HTTP on the same
// machine.
import { Agent, request } from 'node:http';
import { hashOfKey, newApiKey } from '@marquee/access';
import {
  connectDatabase,
  createLeaderboardRepository,
  CACHED_PERIODS_DAYS,
} from '@marquee/database';
import { insertKey } from '@marquee/database/testing';
import pg from 'pg';
import { startApp } from './app-process.ts';
import { quantile, type Row } from './report.ts';

const SECONDS = 10;
const CONCURRENCY = 32;
const ARTISTS = 10_000;
const CITIES = 10_000;

interface Target {
  address: string;
  key: string;
  /** Requests at a time. */
  concurrency?: number;
}

interface Sent {
  status: number;
  ms: number;
}

/**
 * Measures demand on a database with the gazetteer, after it inserts `history` generated demands.
 */
export async function measureDemand(url: string, history: number): Promise<Row[]> {
  const key = await unlimitedKey(url);
  const cities = await largestCities(url);
  if (history > 0) await insertHistory(url, history);
  await using api = await startApp('api', { DATABASE_URL: url });
  const target = { address: api.address, key };
  // warm-up
  await sendDemands(2, target, (n) => ({ artist_name: `Warm-up ${String(n)}`, city: 'Berlin' }));
  return [
    await measureBareInsert(url),
    toRow('10,000 artists and cities', await sendDemands(SECONDS, target, randomDemand(cities))),
    toRow(
      'one artist and city',
      await sendDemands(SECONDS, target, () => ({ artist_name: 'Hot', city: 'Berlin' })),
    ),
    await measureLeaders(url, api.address),
  ];
}

/** Draws an artist, who may be new, and a city of the gazetteer. */
const randomDemand = (cities: City[]) => () => ({
  artist_name: `Artist ${String(Math.floor(Math.random() * ARTISTS))}`,
  ...cities[Math.floor(Math.random() * cities.length)],
});

interface City {
  city: string;
  country_code: string;
}

async function largestCities(url: string): Promise<City[]> {
  const database = connectDatabase({ url, name: 'bench' });
  const { rows } = await database.pool.query<City>(
    'SELECT name AS city, country_code FROM city ORDER BY population DESC LIMIT $1',
    [CITIES],
  );
  await database.close();
  return rows;
}

export async function unlimitedKey(url: string): Promise<string> {
  const database = connectDatabase({ url, name: 'bench' });
  const key = newApiKey();
  const { rows } = await database.pool.query<{ id: string }>(
    "INSERT INTO account (id, email, tier) VALUES (gen_random_uuid(), gen_random_uuid() || '@example.com', 'custom') RETURNING id",
  );
  await insertKey(database, { hash: hashOfKey(key), hint: key.slice(-4) }, rows[0]?.id ?? null);
  await database.close();
  return key;
}

/**
 * Inserts demands of the last two years for 10,000 artists and the largest cities of the gazetteer.
 */
async function insertHistory(url: string, demands: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    INSERT INTO artist (id, slug, name, name_key)
    SELECT gen_random_uuid(), 'artist-' || n, 'Artist ' || n, 'artist ' || n FROM generate_series(0, ${String(ARTISTS - 1)}) n ON CONFLICT DO NOTHING;
    CREATE TEMP TABLE a AS SELECT row_number() OVER () AS n, id FROM artist;
    CREATE TEMP TABLE c AS SELECT row_number() OVER (ORDER BY population DESC) AS n, id FROM city WHERE geoname_id IS NOT NULL LIMIT 1000;
    CREATE TEMP TABLE drawn AS
      SELECT 1 + floor(${String(ARTISTS)} * random() ^ 3)::int AS artist, 1 + floor(1000 * random() ^ 3)::int AS city,
        now() - random() * interval '730 days' AS at FROM generate_series(1, ${String(demands)});
    INSERT INTO demand_target (artist_id, city_id, demands, last_demand_at)
    SELECT a.id, c.id, count(*), max(at) FROM drawn d JOIN a ON a.n = d.artist JOIN c ON c.n = d.city GROUP BY 1, 2 ON CONFLICT DO NOTHING;
    INSERT INTO demand (target_id, ordinal, counted_at)
    SELECT t.id, row_number() OVER (PARTITION BY t.id ORDER BY at), at
    FROM drawn d JOIN a ON a.n = d.artist JOIN c ON c.n = d.city JOIN demand_target t ON t.artist_id = a.id AND t.city_id = c.id ON CONFLICT DO NOTHING;
    INSERT INTO artist_demand SELECT artist_id, sum(demands) FROM demand_target WHERE artist_id IS NOT NULL GROUP BY 1 ON CONFLICT DO NOTHING;
    INSERT INTO artist_demand_day SELECT (at AT TIME ZONE 'UTC')::date, a.id, count(*) FROM drawn d JOIN a ON a.n = d.artist GROUP BY 1, 2 ON CONFLICT DO NOTHING;
    INSERT INTO city_demand_day SELECT (at AT TIME ZONE 'UTC')::date, c.id, count(*) FROM drawn d JOIN c ON c.n = d.city GROUP BY 1, 2 ON CONFLICT DO NOTHING`);
  await client.query(
    'VACUUM ANALYZE demand_target, demand, artist_demand, artist_demand_day, city_demand_day, artist',
  );
  await client.end();
}

/** Measures the baseline: one bare INSERT per transaction. */
async function measureBareInsert(url: string): Promise<Row> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(
    'CREATE TABLE IF NOT EXISTS bench_insert (artist int, city int, at timestamptz DEFAULT now())',
  );
  const ms: number[] = [];
  const endsAt = performance.now() + 3_000;
  const run = async () => {
    while (performance.now() < endsAt) {
      const startedAt = performance.now();
      await pool.query('INSERT INTO bench_insert (artist, city) VALUES ($1, $2)', [1, 2]);
      ms.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, run));
  await pool.query('DROP TABLE bench_insert');
  await pool.end();
  return {
    name: 'baseline: bare INSERT by pg',
    'a second': ms.length / 3,
    'p50 ms': quantile(ms, 0.5),
    'p99 ms': quantile(ms, 0.99),
  };
}

export async function sendDemands(
  seconds: number,
  target: Target,
  buildDemand: (n: number) => object,
): Promise<Sent[]> {
  const { concurrency = CONCURRENCY } = target;
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const sent: Sent[] = [];
  const endsAt = performance.now() + seconds * 1_000;
  let n = Math.floor(Math.random() * 1e6);
  const run = async () => {
    while (performance.now() < endsAt)
      sent.push(await demand(agent, target, { n: ++n, body: buildDemand(n) }));
  };
  await Promise.all(Array.from({ length: concurrency }, run));
  agent.destroy();
  return sent;
}

/** Sends a demand from its own client address. */
const demand = (
  agent: Agent,
  { address: api, key }: Target,
  { n, body: fields }: { n: number; body: object },
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const body = JSON.stringify(fields);
    const address = `10.${String((n >> 16) & 255)}.${String((n >> 8) & 255)}.${String(n & 255)}`;
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-api-key': key,
      'x-forwarded-for': address,
    };
    const sent = request(`${api}/demand-it`, { method: 'POST', agent, headers }, (res) => {
      res.resume().once('end', () => {
        resolve({ status: res.statusCode ?? 0, ms: performance.now() - startedAt });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });

function toRow(name: string, sent: Sent[]): Row {
  const failed = sent.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${name}: ${String(failed.status)}`);
  const ms = sent.map((one) => one.ms);
  return {
    name,
    'a second': sent.length / SECONDS,
    'p50 ms': quantile(ms, 0.5),
    'p99 ms': quantile(ms, 0.99),
  };
}

/** Measures cached leaderboards, and the time to compute them. */
async function measureLeaders(url: string, address: string): Promise<Row> {
  const database = connectDatabase({ url, name: 'bench', statementTimeoutMs: 60_000 });
  const startedAt = performance.now();
  for (const days of CACHED_PERIODS_DAYS) await createLeaderboardRepository(database).refresh(days);
  const refreshMs = performance.now() - startedAt;
  await database.close();
  const ms: number[] = [];
  for (let n = 0; n < 400; n++) {
    const sentAt = performance.now();
    const response = await fetch(
      `${address}/demand-leaders?days=${String(CACHED_PERIODS_DAYS[n % CACHED_PERIODS_DAYS.length])}&limit=${String(1 + (n % 100))}`,
      {
        headers: { 'x-forwarded-for': `10.9.${String(n >> 7)}.${String(n & 127)}` },
      },
    );
    await response.text();
    if (response.status !== 200) throw new Error(String(response.status));
    ms.push(performance.now() - sentAt);
  }
  return {
    name: `GET /demand-leaders, cached (all four computed in ${refreshMs.toFixed(0)} ms)`,
    'a second': '',
    'p50 ms': quantile(ms, 0.5),
    'p99 ms': quantile(ms, 0.99),
  };
}
