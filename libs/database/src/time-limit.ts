import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 50;

/**
 * Returns the result of `work`, or rejects after `ms`. The time is counted in steps between which the event loop reads its sockets:
 * if this process stalls, that is one step, and a response that arrived meanwhile comes before the timeout.
 */
export async function withTimeLimit<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const done = new AbortController();
  const countDown = async (): Promise<never> => {
    for (let left = ms; left > 0; left -= STEP_MS) await sleep(STEP_MS, undefined, { signal: done.signal });
    throw new Error('timeout expired');
  };
  try {
    return await Promise.race([work, countDown()]);
  } finally {
    done.abort();
  }
}
