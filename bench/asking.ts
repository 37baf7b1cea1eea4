// The API under test, asked over HTTP, one question at a time.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { quantile, type Row } from './report.ts';

const ASKED = 120;
const WARM_UP = 10;
const PORT = Number(process.env['BENCH_PORT'] ?? 3990);
export const ADDRESS = `http://127.0.0.1:${String(PORT)}`;

/** Milliseconds that something takes: median, 99th percentile and longest. */
export async function timed(name: string, ask: () => Promise<unknown>): Promise<Row> {
  const ms: number[] = [];
  for (let round = 0; round < ASKED + WARM_UP; round++) {
    const startedAt = performance.now();
    await ask();
    if (round >= WARM_UP) ms.push(performance.now() - startedAt);
  }
  return { name, 'p50 ms': quantile(ms, 0.5), 'p99 ms': quantile(ms, 0.99), 'max ms': Math.max(...ms) };
}

export async function fetchList(address: string): Promise<void> {
  const response = await fetch(address);
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${address}: ${String(response.status)} ${body}`);
}

/** The API on a database, until it is killed. */
export async function startApi(url: string, settings: Record<string, string> = {}) {
  const api = spawn(process.execPath, [join(import.meta.dirname, '../apps/api/src/main.ts')], {
    env: { ...process.env, DATABASE_URL: url, API_PORT: String(PORT), LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${String(PORT)}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return api;
    await new Promise((settle) => setTimeout(settle, 100));
  }
  api.kill();
  throw new Error('the API did not start');
}
