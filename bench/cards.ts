// Social cards: first rendering, cached responses, and the effect of 500 concurrent renderings on
// list requests.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AppProcess } from './app-process.ts';
import { eventSlug } from './event-dataset.ts';
import { send, load, type Answer } from './load.ts';
import { quantile, type Row } from './report.ts';

const FIRST = 60;
const CONCURRENCY = 500;
const SECONDS = 4;
const LIST_SECONDS = 8;

export async function measureCards(api: AppProcess): Promise<Row[]> {
  const { port } = api;
  await send({ port, path: `/og/${eventSlug(999)}` }); // starts the thread
  const svg = await measureFirstRenderings(port, (index) => `/og/${eventSlug(index)}`);
  const png = await measureFirstRenderings(port, (index) => `/og/${eventSlug(index)}.png`);
  const before = await api.cpuMs();
  const cached = await load({
    port,
    clients: 2,
    seconds: SECONDS,
    path: (serial) => `/og/${eventSlug(serial % FIRST)}`,
  });
  const cpu = ((await api.cpuMs()) - before) / cached.length;
  return [
    { what: 'first SVG, p50 ms', figure: quantile(svg, 0.5) },
    { what: 'first PNG, p50 ms', figure: quantile(png, 0.5) },
    { what: 'cached, CPU ms a response', figure: cpu.toFixed(2) },
    ...(await measureListsUnderLoad(port)),
  ];
}

async function measureFirstRenderings(
  port: number,
  path: (index: number) => string,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < FIRST; index++)
    times.push((await send({ port, path: path(index) })).ms);
  return times;
}

/**
 * Measures list requests at a constant rate, without and with concurrent rendering of new cards.
 */
async function measureListsUnderLoad(port: number): Promise<Row[]> {
  const list = () => sendListRequests(port);
  const requestCards = await startLoadClient(port);
  const alone = await list();
  const [crowded, cards] = await Promise.all([list(), requestCards()]);
  const p99 = (answers: Answer[]) =>
    quantile(
      answers.map(({ ms }) => ms),
      0.99,
    );
  const refused = cards.filter((status) => status === 503).length;
  return [
    { what: 'GET /events alone, p99 ms', figure: p99(alone) },
    {
      what: `GET /events during ${String(CONCURRENCY)} first renderings, p99 ms`,
      figure: p99(crowded),
    },
    { what: 'of them rendered', figure: String(cards.length - refused) },
    { what: 'of them refused with 503', figure: String(refused) },
  ];
}

async function sendListRequests(port: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  for (let sent = 0; sent < LIST_SECONDS * 100; sent++) {
    answers.push(send({ port, path: '/events?limit=5' }));
    await setTimeout(10);
  }
  return Promise.all(answers);
}

/**
 * Starts the load client. Returns a function that sends its requests and returns their statuses.
 */
async function startLoadClient(port: number): Promise<() => Promise<number[]>> {
  const client = fork(join(import.meta.dirname, 'load-client.ts'), [
    String(port),
    String(FIRST),
    String(CONCURRENCY),
  ]);
  await once(client, 'message');
  return async () => {
    client.send('go');
    const [statuses] = (await once(client, 'message')) as [number[]];
    client.kill();
    return statuses;
  };
}
