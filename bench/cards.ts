// Pictures: the first time, from memory, and what five hundred new ones at once do to those who ask for a list.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AppProcess } from './app-process.ts';
import { slugOf } from './evening-world.ts';
import { ask, load, type Answer } from './load.ts';
import { quantile, type Row } from './report.ts';

const FIRST = 60;
const AT_ONCE = 500;
const SECONDS = 4;
const LIST_SECONDS = 8;

export async function measureCards(api: AppProcess): Promise<Row[]> {
  const { port } = api;
  await ask({ port, path: `/og/${slugOf(999)}` }); // starts the thread
  const svg = await firstOnes(port, (index) => `/og/${slugOf(index)}`);
  const png = await firstOnes(port, (index) => `/og/${slugOf(index)}.png`);
  const before = await api.cpuMs();
  const kept = await load({ port, lanes: 2, seconds: SECONDS, path: (serial) => `/og/${slugOf(serial % FIRST)}` });
  const cpu = ((await api.cpuMs()) - before) / kept.length;
  return [
    { what: 'first SVG, p50 ms', figure: quantile(svg, 0.5) },
    { what: 'first PNG, p50 ms', figure: quantile(png, 0.5) },
    { what: 'from memory, CPU ms an answer', figure: cpu.toFixed(2) },
    ...(await besideLists(port)),
  ];
}

async function firstOnes(port: number, path: (index: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < FIRST; index++) times.push((await ask({ port, path: path(index) })).ms);
  return times;
}

/** Lists at a steady pace, without and with a crowd that wants new pictures. */
async function besideLists(port: number): Promise<Row[]> {
  const list = () => lists(port);
  const ask = await crowd(port);
  const alone = await list();
  const [crowded, cards] = await Promise.all([list(), ask()]);
  const p99 = (answers: Answer[]) =>
    quantile(
      answers.map(({ ms }) => ms),
      0.99,
    );
  const refused = cards.filter((status) => status === 503).length;
  return [
    { what: 'GET /events alone, p99 ms', figure: p99(alone) },
    { what: `GET /events beside ${String(AT_ONCE)} first pictures, p99 ms`, figure: p99(crowded) },
    { what: 'of them drawn', figure: String(cards.length - refused) },
    { what: 'of them refused with 503', figure: String(refused) },
  ];
}

async function lists(port: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  for (let asked = 0; asked < LIST_SECONDS * 100; asked++) {
    answers.push(ask({ port, path: '/events?limit=5' }));
    await setTimeout(10);
  }
  return Promise.all(answers);
}

/** Many who are ready to ask; answers how to let them, which answers what they were told. */
async function crowd(port: number): Promise<() => Promise<number[]>> {
  const people = fork(join(import.meta.dirname, 'load-client.ts'), [String(port), String(FIRST), String(AT_ONCE)]);
  await once(people, 'message');
  return async () => {
    people.send('go');
    const [statuses] = (await once(people, 'message')) as [number[]];
    people.kill();
    return statuses;
  };
}
