// What a tool call costs, beside the plainest server that the SDK can make: CPU time a call, and calls a second.
import { fork, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connectDatabase, createEventRepository } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { quantile, type Row } from './report.ts';

const ROUNDS = 21;
const CALLS = 1_000;
const WARM_UP = 4_000; // a server that has been up for a while: what it runs often is compiled
const AT_ONCE = 10;
const EVENTS = 200;

const WAYS = [
  { name: 'bare SDK, echo', way: 'echo', tool: 'echo', given: { text: 'x'.repeat(200) } },
  { name: 'get_event, data in memory', way: 'memory', tool: 'get_event', given: { id_or_slug: 'any' } },
  { name: 'search_events (10), data in memory', way: 'memory', tool: 'search_events', given: {} },
  { name: 'get_event, quota and database', way: 'database', tool: 'get_event', given: {} },
  { name: 'search_events (10), quota and database', way: 'database', tool: 'search_events', given: { city: 'Ber' } },
  { name: 'get_event, quota and kept answers', way: 'kept', tool: 'get_event', given: {} },
  { name: 'search_events (10), quota and kept answers', way: 'kept', tool: 'search_events', given: { city: 'Ber' } },
];

interface Measured {
  cpuMs: number[];
  perS: number[];
}

/** Medians of many short rounds that take turns; `databaseUrl` is one without events. */
export async function measureTools(databaseUrl: string): Promise<Row[]> {
  const { slug, event } = await fill(databaseUrl);
  const servers = await Promise.all(WAYS.map((way) => startServer(way.way, databaseUrl, event)));
  const bodies = WAYS.map(({ tool, given, way }) =>
    bodyOf(tool, (way === 'database' || way === 'kept') && tool === 'get_event' ? { slug } : given),
  );
  try {
    for (const [index, { port }] of servers.entries()) await load(port, bodies[index] ?? '', WARM_UP);
    const measured = WAYS.map((): Measured => ({ cpuMs: [], perS: [] }));
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, server] of servers.entries()) await measure(server, bodies[index] ?? '', measured[index]);
    return rowsOf(measured);
  } finally {
    for (const { child } of servers) child.kill();
  }
}

/** What is compared with the bare server is compared within a round: the machine's moods pass over both. */
function rowsOf(measured: Measured[]): Row[] {
  const [bare = { cpuMs: [], perS: [] }] = measured;
  const median = (values: number[]) => quantile(values, 0.5);
  const ratio = (ours: number[], theirs: number[]) =>
    median(ours.map((value, round) => value / (theirs[round] ?? NaN)));
  return measured.map(({ cpuMs, perS }, index) => ({
    call: WAYS[index]?.name ?? '',
    'CPU ms a call': median(cpuMs),
    '× bare': ratio(cpuMs, bare.cpuMs),
    'calls a second': median(perS),
    'of bare': ratio(perS, bare.perS),
  }));
}

async function measure({ child, port }: Server, body: string, into: Measured | undefined): Promise<void> {
  const before = await cpuOf(child);
  const startedAt = performance.now();
  await load(port, body, CALLS);
  into?.perS.push((CALLS * 1000) / (performance.now() - startedAt));
  into?.cpuMs.push(((await cpuOf(child)) - before) / CALLS);
}

async function fill(url: string): Promise<{ slug: string; event: string }> {
  const database = connectDatabase({ url, name: 'bench' });
  const records = Array.from({ length: EVENTS }, (_, index) => ({
    source_id: String(index),
    title: `Concert number ${String(index)}`,
    category: 'music',
    start_local: new Date(Date.now() + (index + 2) * 86_400_000).toISOString().slice(0, 19),
    city: 'Berlin',
    country: 'DE',
    venue_name: 'Kesselhaus',
    artists: ['Aurora Lane', 'The Others'],
    description: 'An evening of songs, old and new. '.repeat(10),
    ticket_url: `https://tickets.example/${String(index)}`,
  }));
  await ingest(database, { source: { name: 'bench', licence: 'CC0-1.0', attribution: 'A test' }, records });
  const [row] = await database.query<{ slug: string }>({
    text: 'SELECT slug FROM event ORDER BY slug LIMIT 1',
    values: [],
  });
  const slug = row?.slug ?? '';
  const event = JSON.stringify(await createEventRepository(database).find(slug));
  await database.close();
  return { slug, event };
}

interface Server {
  child: ChildProcess;
  port: number;
}

async function startServer(way: string, databaseUrl: string, event: string): Promise<Server> {
  const env = { ...process.env, EVENT: event };
  const child = fork(join(import.meta.dirname, 'mcp-server.ts'), [way, databaseUrl], { env });
  const { address } = (await answerOf(child)) as { address: AddressInfo };
  return { child, port: address.port };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const { cpu } = (await answerOf(child)) as { cpu: NodeJS.CpuUsage };
  return (cpu.user + cpu.system) / 1000;
}

const answerOf = (child: ChildProcess) => new Promise((resolve) => child.once('message', resolve));

const bodyOf = (name: string, given: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });

let people = 0;

async function load(port: number, body: string, calls: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = calls;
  const lane = async () => {
    while (left-- > 0) {
      people++; // each asks a little, so that nobody's quota is spent
      await ask({ port, agent, body, from: `10.${String((people >> 12) & 255)}.${String((people >> 6) & 63)}.1` });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  agent.destroy();
}

const ask = ({ port, agent, body, from }: { port: number; agent: Agent; body: string; from: string }) =>
  new Promise<void>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': from,
    };
    const sent = request({ host: '127.0.0.1', port, path: '/mcp', method: 'POST', agent, headers }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`answered ${String(res.statusCode)}`));
      res.resume().once('end', resolve);
    });
    sent.once('error', reject).end(body);
  });
