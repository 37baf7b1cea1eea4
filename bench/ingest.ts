// Events per second of `npm run ingest` into an empty catalogue, one of 100,000 events, and the
// full one.
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import type { Row } from './report.ts';

const ROOT = join(import.meta.dirname, '..');
const MORE = 50_000;
const FEW = 100_000;
const NEWLINE = 0x0a;
const ROWS_PER_STATEMENT = 500;

/**
 * Fills the catalogue at `url` with `events` events, and adds 50,000 of another dataset at 100,000
 * events and at the end. Then ingests the last ones again. The baseline is a bare INSERT.
 */
export async function measureIngest(url: string, events: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  const [all, early, late] = ['all', 'early', 'late'].map((name) =>
    join(folder, `${name}.ndjson`),
  ) as Files;
  try {
    await generate(all, ['--events', String(events), '--seed', '1']);
    await generate(early, ['--events', String(MORE), '--seed', '2']);
    await generate(late, ['--events', String(MORE), '--seed', '3']);
    const few = Math.min(FEW, events / 2);
    const [first, rest] = await splitAfter(few, all);
    return [
      await bareInsert(url, early),
      await ingestFile(`${String(few)} into an empty catalogue`, url, [
        first,
        '--source',
        'bench-1',
      ]),
      await ingestFile(`${String(MORE)} into one of ${String(few)}`, url, [
        early,
        '--source',
        'bench-2',
      ]),
      await ingestFile(`${String(events - few)} more`, url, [rest, '--source', 'bench-1']),
      await ingestFile(`${String(MORE)} into one of ${String(events + MORE)}`, url, [
        late,
        '--source',
        'bench-3',
      ]),
      await ingestFile(`the same ${String(MORE)} again, unchanged`, url, [
        late,
        '--source',
        'bench-3',
      ]),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Files = [string, string, string];

/** Splits a file after `lines` lines into two files. */
async function splitAfter(lines: number, file: string): Promise<[string, string]> {
  const [first, rest] = [`${file}.first`, `${file}.rest`];
  let [seen, offset] = [0, 0];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let end = 0;
    while (seen < lines && end < chunk.length) {
      const newline = chunk.indexOf(NEWLINE, end);
      end = newline < 0 ? chunk.length : newline + 1;
      if (newline >= 0) seen++;
    }
    offset += end;
    if (seen === lines) break;
  }
  await pipeline(createReadStream(file, { end: offset - 1 }), createWriteStream(first));
  await pipeline(createReadStream(file, { start: offset }), createWriteStream(rest));
  return [first, rest];
}

export async function generate(file: string, args: string[]): Promise<void> {
  const generator = spawn(process.execPath, [join(import.meta.dirname, 'generate.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await pipeline(generator.stdout, createWriteStream(file));
}

export async function ingestFile(name: string, url: string, args: string[]): Promise<Row> {
  const child = spawn(
    process.execPath,
    [...(await readNodeArguments('ingest')), 'ndjson', ...args, '--json'],
    {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let [peakMb, cpuSeconds] = [0, 0];
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakMemoryMb(child.pid));
    cpuSeconds = Math.max(cpuSeconds, readCpuSeconds(child.pid));
  }, 200);
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
    'Node, µs of CPU an event': (cpuSeconds * 1e6) / read,
    'peak MB': peakMb,
  };
}

/** Returns the arguments that an npm script passes to Node. */
async function readNodeArguments(script: 'ingest'): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts[script]?.split(' ').slice(1) ?? [];
}

const TICKS_A_SECOND = 100; // on every Linux that Node supports

function readCpuSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return 0; // the process has exited
  }
}

function peakMemoryMb(pid: number | undefined): number {
  try {
    return (
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) /
      1024
    );
  } catch {
    return 0; // the process has exited
  }
}

/** Measures the baseline: inserts the same lines into one bare table, 500 per statement. */
export async function bareInsert(url: string, file: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE bench_bare (id text PRIMARY KEY, record json NOT NULL)');
  const startedAt = performance.now();
  let count = 0;
  let lines: string[] = [];
  const insert = () =>
    client.query(
      `INSERT INTO bench_bare SELECT r->>'source_id', r FROM json_array_elements($1) r`,
      [`[${lines.join(',')}]`],
    );
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
    name: 'baseline: bare INSERT of the same lines',
    new: String(count),
    unchanged: '0',
    seconds,
    'events a second': count / seconds,
    'Node, µs of CPU an event': '',
    'peak MB': '',
  };
}
