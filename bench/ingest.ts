// How many events a second `npm run ingest` takes in, into an empty catalogue and into the one it has just filled.
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import type { Row } from './report.ts';

const ROOT = join(import.meta.dirname, '..');
const MORE = 50_000;
const ROWS_PER_STATEMENT = 500;

/** Fills the catalogue at `url` with `events` events, adds 50,000 more, and reads those again; beside a bare INSERT. */
export async function measureIngest(url: string, events: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  const [first, second] = [join(folder, 'first.ndjson'), join(folder, 'second.ndjson')];
  try {
    await generate(first, ['--events', String(events), '--seed', '1']);
    await generate(second, ['--events', String(MORE), '--seed', '2']);
    return [
      await bareInsert(url, second),
      await run(`into an empty catalogue (${String(events)})`, url, [first, '--source', 'bench-1']),
      await run(`into one of ${String(events)} (${String(MORE)} more)`, url, [second, '--source', 'bench-2']),
      await run(`the same ${String(MORE)} again, unchanged`, url, [second, '--source', 'bench-2']),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function generate(file: string, args: string[]): Promise<void> {
  const generator = spawn(process.execPath, [join(import.meta.dirname, 'generate.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await pipeline(generator.stdout, createWriteStream(file));
}

async function run(name: string, url: string, args: string[]): Promise<Row> {
  const flags = ['--max-old-space-size=256', '--max-semi-space-size=16']; // as npm run ingest has them
  const child = spawn(process.execPath, [...flags, join(ROOT, 'tools/ingest.ts'), 'ndjson', ...args, '--json'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peakMb = 0;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, peakMemoryMb(child.pid))), 200);
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  clearInterval(watch);
  const { read, created, unchanged, seconds } = JSON.parse(output) as Record<
    'read' | 'created' | 'unchanged' | 'seconds',
    number
  >;
  return {
    name,
    new: String(created),
    unchanged: String(unchanged),
    seconds,
    'events a second': read / seconds,
    'peak MB': peakMb,
  };
}

function peakMemoryMb(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0; // it has just ended
  }
}

/** The yardstick: the same lines as rows of one bare table, 500 at a time. */
async function bareInsert(url: string, file: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE bench_bare (id text PRIMARY KEY, record json NOT NULL)');
  const startedAt = performance.now();
  let count = 0;
  let lines: string[] = [];
  const insert = () =>
    client.query(`INSERT INTO bench_bare SELECT r->>'source_id', r FROM json_array_elements($1) r`, [
      `[${lines.join(',')}]`,
    ]);
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (lines.push(line) < ROWS_PER_STATEMENT) continue;
    await insert();
    count += lines.length;
    lines = [];
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await client.query('DROP TABLE bench_bare');
  await client.end();
  return {
    name: 'yardstick: bare INSERT of the same lines',
    new: String(count),
    unchanged: '0',
    seconds,
    'events a second': count / seconds,
    'peak MB': '',
  };
}
