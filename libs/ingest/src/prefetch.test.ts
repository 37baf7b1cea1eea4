import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { prefetch } from './prefetch.ts';

describe('prefetch', () => {
  const made: number[] = [];
  let isClosed = false;

  async function* numbers(failsAt = Infinity) {
    made.length = 0;
    isClosed = false;
    try {
      for (let number = 1; number <= 4; number++) {
        if (number === failsAt) throw new Error(`no ${String(number)}`);
        made.push(number);
        await pause(1);
        yield number;
      }
    } finally {
      isClosed = true;
    }
  }

  it('creates one item in advance while the caller is busy', async () => {
    const seen: [number, number[]][] = [];
    for await (const number of prefetch(numbers())) {
      await pause(20);
      seen.push([number, [...made]]);
    }
    expect(seen).toEqual([
      [1, [1, 2]],
      [2, [1, 2, 3]],
      [3, [1, 2, 3, 4]],
      [4, [1, 2, 3, 4]],
    ]);
  });

  it('throws after the items before the failed one were returned', async () => {
    const done: number[] = [];
    const work = async () => {
      for await (const number of prefetch(numbers(3))) {
        await pause(20);
        done.push(number);
      }
    };
    await expect(work()).rejects.toThrow('no 3');
    expect(done).toEqual([1, 2]);
  });

  it('closes its source when the caller leaves', async () => {
    for await (const number of prefetch(numbers())) if (number === 2) break;
    expect([made, isClosed]).toEqual([[1, 2, 3], true]);
  });
});
