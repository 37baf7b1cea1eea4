// Redirects per second with every click stored in the database, next to a route of the same process
// that does nothing.
import type { AppProcess } from './app-process.ts';
import { eventSlug } from './event-dataset.ts';
import { load } from './load.ts';
import { quantile, type Row } from './report.ts';

const ROUNDS = 3;
const SECONDS = 4;
const LANES = 40;

export async function measureClicks({ port, cpuMs }: AppProcess): Promise<Row[]> {
  await load({ port, clients: LANES, seconds: 2, path: (serial) => `/click/${eventSlug(serial)}` });
  const rows: Row[] = [];
  for (let round = 1; round <= ROUNDS; round++)
    for (const [what, path] of Object.entries(PATHS)) {
      const before = await cpuMs();
      const answers = await load({ port, clients: LANES, seconds: SECONDS, path });
      const spent = (await cpuMs()) - before;
      const times = answers.map(({ ms }) => ms);
      rows.push({
        round,
        what,
        'answers a second': answers.length / SECONDS,
        'CPU ms an answer': (spent / answers.length).toFixed(3),
        'p50 ms': quantile(times, 0.5),
        'p99 ms': quantile(times, 0.99),
        failed: answers.filter(({ status }) => status >= 400).length,
      });
    }
  return rows;
}

const PATHS: Readonly<Record<string, (serial: number) => string>> = {
  'GET /click/{slug}': (serial) => `/click/${eventSlug(serial)}`,
  'GET /health/live': () => '/health/live',
};
