// What is measured, asked over HTTP.
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { quantile, type Row } from './report.ts';

const ASKED = 400;
const WARM_UP = 40;
const AT_ONCE = 32;

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

const kept = new Agent({ keepAlive: true });

/** The answer's body; fails on any answer but a 200. `fetch` would take milliseconds of its own for a large one. */
export async function fetchText(address: string): Promise<string> {
  const asked = request(address, { agent: kept, headers: { 'x-forwarded-for': someAddress() } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray()).toString();
  if (response.statusCode !== 200) throw new Error(`${address}: ${String(response.statusCode)} ${body}`);
  return body;
}

/** Each request comes from somebody else, or the quota would end the measurement. */
export const someAddress = (): string =>
  `10.${String(Math.floor(Math.random() * 256))}.${String(Math.floor(Math.random() * 256))}.${String(Math.floor(Math.random() * 256))}`;

/** So many requests to `address`, over kept connections, of one path after the other; fails on any answer but a 200. */
export async function askInTurn(address: string, paths: string[], requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = requests;
  const lane = async () => {
    while (left-- > 0) await askOnce(`${address}${paths[left % paths.length] ?? ''}`, agent);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  agent.destroy();
}

const askOnce = (address: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    request(address, { agent, headers: { 'x-forwarded-for': someAddress() } }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`${address}: ${String(res.statusCode)}`));
      res.resume().once('end', resolve);
    })
      .once('error', reject)
      .end();
  });
