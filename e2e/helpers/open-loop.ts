// Load whose rate does not depend on the answers, as from many clients.
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export interface Answer {
  /** 0 if the connection failed. */
  status: number;
  ms: number;
  retryAfter: string | undefined;
}

/** Sends one request from an address of its own. Never rejects. */
export function sendRequest(url: string, agent: Agent): Promise<Answer> {
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  return new Promise((resolve) => {
    request(url, { agent, headers: { 'x-forwarded-for': randomAddress() } }, (response) => {
      response.resume().once('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          ms: elapsed(),
          retryAfter: response.headers['retry-after'],
        });
      });
    })
      .once('error', () => {
        resolve({ status: 0, ms: elapsed(), retryAfter: undefined });
      })
      .end();
  });
}

interface OpenLoop {
  perSecond: number;
  durationMs?: number;
  isOver?: () => boolean;
}

/**
 * Sends `perSecond` requests a second for some time or until `isOver`, and waits for all answers.
 */
export async function sendOpenLoop(
  nextUrl: () => string,
  { perSecond, durationMs = Infinity, isOver = () => false }: OpenLoop,
) {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<Answer>[] = [];
  const startedAt = performance.now();
  for (;;) {
    const elapsedMs = performance.now() - startedAt;
    if (elapsedMs > durationMs || isOver()) break;
    const due = Math.floor((elapsedMs * perSecond) / 1000);
    while (answers.length < due) answers.push(sendRequest(nextUrl(), agent));
    await setTimeout(2);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

interface ClosedLoop {
  clients: number;
  durationMs: number;
}

/** What a few clients get that wait for each answer: requests a second, and the answers. */
export async function measureCapacity(nextUrl: () => string, { clients, durationMs }: ClosedLoop) {
  const agent = new Agent({ keepAlive: true });
  const endsAt = performance.now() + durationMs;
  const answers: Answer[] = [];
  const run = async () => {
    while (performance.now() < endsAt) answers.push(await sendRequest(nextUrl(), agent));
  };
  await Promise.all(Array.from({ length: clients }, run));
  agent.destroy();
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`Status ${String(refused.status)} below capacity.`);
  return { answers, perSecond: (answers.length * 1000) / durationMs };
}

/** A quantile of the durations, in milliseconds; NaN if there are none. */
export function quantile(answers: Pick<Answer, 'ms'>[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

const randomAddress = () =>
  `10.${String(randomByte())}.${String(randomByte())}.${String(randomByte())}`;
const randomByte = () => Math.floor(Math.random() * 256);
