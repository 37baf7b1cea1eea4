// CPU time per tool call and calls per second, compared with a minimal server of the SDK.
import { fork, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connectDatabase, createEventRepository } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { quantile, type Row } from './report.ts';

const ROUNDS = 21;
const CALLS = 1_000;
const WARM_UP = 4_000; // enough calls for the compiler to optimise the hot code
const CONCURRENCY = 10;
const EVENTS = 200;

const SETUPS = [
  { name: 'bare SDK, echo', way: 'echo', tool: 'echo', given: { text: 'x'.repeat(200) } },
  {
    name: 'get_event, data in memory',
    way: 'memory',
    tool: 'get_event',
    given: { id_or_slug: 'any' },
  },
  { name: 'search_events (10), data in memory', way: 'memory', tool: 'search_events', given: {} },
  { name: 'get_event, quota and database', way: 'database', tool: 'get_event', given: {} },
  {
    name: 'search_events (10), quota and database',
    way: 'database',
    tool: 'search_events',
    given: { city: 'Ber' },
  },
  { name: 'get_event, quota and cache', way: 'cached', tool: 'get_event', given: {} },
  {
    name: 'search_events (10), quota and cache',
    way: 'cached',
    tool: 'search_events',
    given: { city: 'Ber' },
  },
];

interface Measured {
  cpuMs: number[];
  perS: number[];
}

/**
 * Returns medians of many short, interleaved rounds. The database at `databaseUrl` must be empty.
 */
export async function measureTools(databaseUrl: string): Promise<Row[]> {
  const { slug, event } = await fill(databaseUrl);
  const servers = await Promise.all(SETUPS.map((way) => startServer(way.way, databaseUrl, event)));
  const bodies = SETUPS.map(({ tool, given, way }) =>
    buildBody(
      tool,
      (way === 'database' || way === 'cached') && tool === 'get_event' ? { slug } : given,
    ),
  );
  try {
    for (const [index, { port }] of servers.entries())
      await load(port, bodies[index] ?? '', WARM_UP);
    const measured = SETUPS.map((): Measured => ({ cpuMs: [], perS: [] }));
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, server] of servers.entries())
        await measure(server, bodies[index] ?? '', measured[index]);
    return toRows(measured);
  } finally {
    for (const { child } of servers) child.kill();
  }
}

/** Compares with the bare server within each round, so that changes of the machine affect both. */
function toRows(measured: Measured[]): Row[] {
  const [bare = { cpuMs: [], perS: [] }] = measured;
  const median = (values: number[]) => quantile(values, 0.5);
  const ratio = (ours: number[], theirs: number[]) =>
    median(ours.map((value, round) => value / (theirs[round] ?? NaN)));
  return measured.map(({ cpuMs, perS }, index) => ({
    call: SETUPS[index]?.name ?? '',
    'CPU ms a call': median(cpuMs),
    '× bare': ratio(cpuMs, bare.cpuMs),
    'calls a second': median(perS),
    'of bare': ratio(perS, bare.perS),
  }));
}

async function measure(
  { child, port }: Server,
  body: string,
  into: Measured | undefined,
): Promise<void> {
  const before = await readCpuMs(child);
  const startedAt = performance.now();
  await load(port, body, CALLS);
  into?.perS.push((CALLS * 1000) / (performance.now() - startedAt));
  into?.cpuMs.push(((await readCpuMs(child)) - before) / CALLS);
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
  await ingest(database, {
    source: { name: 'bench', licence: 'CC0-1.0', attribution: 'A test' },
    records,
  });
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
  const { address } = (await nextMessage(child)) as { address: AddressInfo };
  return { child, port: address.port };
}

async function readCpuMs(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const { cpu } = (await nextMessage(child)) as { cpu: NodeJS.CpuUsage };
  return (cpu.user + cpu.system) / 1000;
}

const nextMessage = (child: ChildProcess) =>
  new Promise((resolve) => child.once('message', resolve));

const buildBody = (name: string, given: object) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: given },
  });

let clients = 0;

async function load(port: number, body: string, calls: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  let left = calls;
  const run = async () => {
    while (left-- > 0) {
      clients++; // each client sends few requests, so that no quota is exceeded
      await send({
        port,
        agent,
        body,
        from: `10.${String((clients >> 12) & 255)}.${String((clients >> 6) & 63)}.1`,
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, run));
  agent.destroy();
}

const send = ({
  port,
  agent,
  body,
  from,
}: {
  port: number;
  agent: Agent;
  body: string;
  from: string;
}) =>
  new Promise<void>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-forwarded-for': from,
    };
    const sent = request(
      { host: '127.0.0.1', port, path: '/mcp', method: 'POST', agent, headers },
      (res) => {
        if (res.statusCode !== 200) reject(new Error(`answered ${String(res.statusCode)}`));
        res.resume().once('end', resolve);
      },
    );
    sent.once('error', reject).end(body);
  });
