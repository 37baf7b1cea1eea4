// CPU time of a plan, compared with the event alone.
import type { AppProcess } from './app-process.ts';
import { eventSlug } from './event-dataset.ts';
import { load } from './load.ts';
import { quantile, type Row } from './report.ts';

const ROUNDS = 3;
const SECONDS = 3;

export async function measurePlan({ port, cpuMs }: AppProcess): Promise<Row[]> {
  await load({
    port,
    clients: 2,
    seconds: 2,
    path: (serial) => `/plan?event_id=${eventSlug(serial)}`,
  });
  const rows: Row[] = [];
  for (let round = 1; round <= ROUNDS; round++)
    for (const [what, path] of Object.entries(PATHS)) {
      const before = await cpuMs();
      const answers = await load({ port, clients: 2, seconds: SECONDS, path });
      rows.push({
        round,
        what,
        'CPU ms an answer': (((await cpuMs()) - before) / answers.length).toFixed(2),
        'p50 ms': quantile(
          answers.map(({ ms }) => ms),
          0.5,
        ),
        failed: answers.filter(({ status }) => status >= 400).length,
      });
    }
  return rows;
}

const PATHS: Readonly<Record<string, (serial: number) => string>> = {
  'GET /plan': (serial) => `/plan?event_id=${eventSlug(serial)}`,
  'GET /events/{slug}': (serial) => `/events/${eventSlug(serial)}`,
};
