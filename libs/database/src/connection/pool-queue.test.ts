import { describe, expect, it } from '@jest/globals';
import { createPoolQueue } from './pool-queue.ts';

/** A queue with a limit of 150 ms in front of a pool whose connections the test hands out. */
function startQueue() {
  const clock = { ms: 0 };
  const queue = createPoolQueue({ maxWaitMs: 150, now: () => clock.ms });
  const waiting: (() => void)[] = [];
  const call = () =>
    queue.wait(
      () =>
        new Promise<string>((resolve) =>
          waiting.push(() => {
            resolve('connection');
          }),
        ),
    );
  const passTime = (ms: number) => void (clock.ms += ms);
  /** Gives the longest waiting caller a connection. */
  const serve = async () => {
    waiting.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, call, passTime, serve };
}

/** One call every 10 ms, and a connection every 20 ms: each waits longer than the one before. */
async function overload({ call, passTime, serve }: ReturnType<typeof startQueue>) {
  for (let step = 0; step < 150; step++) {
    call().catch(() => undefined);
    passTime(10);
    if (step % 2 === 1) await serve();
  }
}

describe('the queue of the connection pool', () => {
  it('lets calls through while connections are free', async () => {
    const { call, serve } = startQueue();
    const calling = call();
    await serve();
    await expect(calling).resolves.toBe('connection');
  });

  it('rejects calls at once after the longest wait has exceeded the limit for half a second', async () => {
    const pool = startQueue();
    await overload(pool);
    await expect(pool.call()).rejects.toThrow('too many requests wait for a connection');
    expect(pool.queue.rejected()).toBeGreaterThan(0);
  });

  it('lets a burst wait', async () => {
    const { call, passTime, serve, queue } = startQueue();
    const calls = Array.from({ length: 32 }, call);
    for (let served = 0; served < 32; served++) {
      passTime(20);
      await serve();
    }
    await Promise.all(calls);
    expect(queue.rejected()).toBe(0);
  });

  it('lets calls through again once no caller waits', async () => {
    const pool = startQueue();
    await overload(pool);
    for (let served = 0; served < 150; served++) await pool.serve();
    const calling = pool.call();
    await pool.serve();
    await expect(calling).resolves.toBe('connection');
  });

  it('rejects calls while a locked table blocks every connection', async () => {
    const { call, passTime } = startQueue();
    for (let step = 0; step < 30; step++) {
      call().catch(() => undefined);
      passTime(50);
    }
    await expect(call()).rejects.toThrow('too many requests wait for a connection');
  });
});
