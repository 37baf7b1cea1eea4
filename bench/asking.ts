// The API under test, asked over HTTP, one question at a time.
import { quantile, type Row } from './report.ts';

const ASKED = 120;
const WARM_UP = 10;

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
  const response = await fetch(address, { headers: { 'x-forwarded-for': someAddress() } });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${address}: ${String(response.status)} ${body}`);
}

/** Each request comes from somebody else, or the quota would end the measurement. */
export const someAddress = (): string =>
  `10.${String(Math.floor(Math.random() * 256))}.${String(Math.floor(Math.random() * 256))}.${String(Math.floor(Math.random() * 256))}`;
