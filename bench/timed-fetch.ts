// Requests over HTTP and their duration.
import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { quantile, type Row } from './report.ts';

const MEASURED = 400;
const WARM_UP = 40;
// Fewer than the connections of a pool, so that the API hardly sheds load on a busy machine.
const CONCURRENCY = 8;
const MAX_ATTEMPTS = 50;
const RETRY_MS = 200;

/** Returns the duration of a call in milliseconds: median, 99th percentile and maximum. */
export async function timed(name: string, call: () => Promise<unknown>): Promise<Row> {
  const ms: number[] = [];
  for (let round = 0; round < MEASURED + WARM_UP; round++) {
    const startedAt = performance.now();
    await call();
    if (round >= WARM_UP) ms.push(performance.now() - startedAt);
  }
  return {
    name,
    'p50 ms': quantile(ms, 0.5),
    'p99 ms': quantile(ms, 0.99),
    'max ms': Math.max(...ms),
  };
}

const agent = new Agent({ keepAlive: true });

/**
 * Returns the response body. Throws unless the status is 200. `fetch` adds milliseconds for a large
 * body.
 */
export async function fetchText(address: string): Promise<string> {
  const sent = request(address, { agent, headers: { 'x-forwarded-for': randomAddress() } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray()).toString();
  if (response.statusCode !== 200)
    throw new Error(`${address}: ${String(response.statusCode)} ${body}`);
  return body;
}

/** Returns a random client address, so that no quota is exceeded. */
export const randomAddress = (): string =>
  `10.${String(Math.floor(Math.random() * 256))}.${String(Math.floor(Math.random() * 256))}.${String(Math.floor(Math.random() * 256))}`;

export interface RequestLoad {
  address: string;
  /** Requested in turn. */
  paths: string[];
  requests: number;
  /** Without an API key, each request has an address of its own. */
  key?: string | undefined;
}

/**
 * Sends requests over keep-alive connections. Repeats those that an overloaded server rejects or
 * does not complete in time. Throws unless every other status is 200.
 */
export async function sendRequests({ address, paths, requests, key }: RequestLoad): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  let left = requests;
  const headers = () =>
    key === undefined ? { 'x-forwarded-for': randomAddress() } : { 'x-api-key': key };
  const run = async () => {
    while (left-- > 0)
      await sendUntilAdmitted(`${address}${paths[left % paths.length] ?? ''}`, () => ({
        agent,
        headers: headers(),
      }));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, run));
  agent.destroy();
}

async function sendUntilAdmitted(address: string, options: () => RequestOptions): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const status = await sendRequest(address, options());
    if (status === 200) return;
    if (status < 500) throw new Error(`${address}: ${String(status)}`);
    await setTimeout(RETRY_MS);
  }
  throw new Error(`${address}: failed ${String(MAX_ATTEMPTS)} times`);
}

const sendRequest = (address: string, options: RequestOptions) =>
  new Promise<number>((resolve, reject) => {
    request(address, options, (res) => {
      res.resume().once('end', () => {
        resolve(res.statusCode ?? 0);
      });
    })
      .once('error', reject)
      .end();
  });
