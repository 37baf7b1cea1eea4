// Sends load from a process of its own, so that the client competes with the measured server for
// the processor only: it shares no event loop.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { quantile } from './report.ts';
import { randomAddress } from './timed-fetch.ts';

export interface SteadyLoad {
  address: string;
  /** Requested in turn. */
  paths: string[];
  seconds: number;
  connections: number;
  /**
   * Requests that start per second, whether or not earlier ones are answered. Without it, each
   * connection sends one after the other.
   */
  rate?: number;
}

export interface LoadResult {
  /** Responses with status 200 per second. */
  rate: number;
  /** From the time at which the request was due. */
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  failed: number;
}

/** Starts a client process. Dispose of the result to end it. */
export async function startLoadProcess() {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), ['client'], { execArgv: [] });
  await once(child, 'message');
  return {
    send: async (load: SteadyLoad): Promise<LoadResult> => {
      child.send(load);
      return (await nextMessage(child)) as LoadResult;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

const nextMessage = async (child: ChildProcess): Promise<unknown> =>
  (await once(child, 'message'))[0];

async function run({
  address,
  paths,
  seconds,
  connections,
  rate,
}: SteadyLoad): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ms: number[] = [];
  let sent = 0;
  let failed = 0;
  async function send(dueAt: number): Promise<void> {
    const path = paths[sent++ % paths.length] ?? '';
    const status = await readStatus(`${address}${path}`, agent);
    if (status === 200) ms.push(performance.now() - dueAt);
    else failed++;
  }
  const startedAt = performance.now();
  if (rate === undefined)
    await sendInTurn(send, { connections, until: startedAt + seconds * 1000 });
  else await sendWhenDue(send, { rate, total: Math.floor(rate * seconds) });
  const tookS = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return {
    rate: ms.length / tookS,
    p50Ms: quantile(ms, 0.5),
    p99Ms: quantile(ms, 0.99),
    maxMs: quantile(ms, 1),
    failed,
  };
}

type Send = (dueAt: number) => Promise<void>;

async function sendInTurn(
  send: Send,
  { connections, until }: { connections: number; until: number },
): Promise<void> {
  const client = async () => {
    while (performance.now() < until) await send(performance.now());
  };
  await Promise.all(Array.from({ length: connections }, client));
}

/**
 * A slow response delays no later request, so a stall of the server counts for all requests that
 * were due meanwhile.
 */
async function sendWhenDue(
  send: Send,
  { rate, total }: { rate: number; total: number },
): Promise<void> {
  const startedAt = performance.now();
  const toDueAt = (index: number) => startedAt + (index * 1000) / rate;
  const open: Promise<void>[] = [];
  while (open.length < total) {
    for (const now = performance.now(); open.length < total && toDueAt(open.length) <= now;)
      open.push(send(toDueAt(open.length)));
    await new Promise(setImmediate);
  }
  await Promise.all(open);
}

const readStatus = (url: string, agent: Agent) =>
  new Promise<number>((resolve) => {
    request(url, { agent, headers: { 'x-forwarded-for': randomAddress() } }, (res) => {
      res.resume().once('end', () => {
        resolve(res.statusCode ?? 0);
      });
    })
      .once('error', () => {
        resolve(0);
      })
      .end();
  });

if (process.argv[2] === 'client') {
  process.on(
    'message',
    (load) => void run(load as SteadyLoad).then((result) => process.send?.(result)),
  );
  process.send?.('ready');
}
