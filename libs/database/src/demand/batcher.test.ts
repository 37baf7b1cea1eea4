import { describe, expect, it } from '@jest/globals';
import { createBatcher } from './batcher.ts';

describe('createBatcher', () => {
  it('combines concurrent items into batches and returns each caller its own result', async () => {
    const batches: number[] = [];
    const double = createBatcher(
      async (items: number[]) => {
        batches.push(items.length);
        await new Promise((resolve) => setTimeout(resolve, 5));
        return items.map((item) => item * 2);
      },
      { maxBatchSize: 40, concurrency: 2 },
    );
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    expect(await Promise.all(numbers.map(double))).toEqual(numbers.map((number) => number * 2));
    expect(batches).toEqual([40, 40, 20]);
  });

  it('rejects only the failing item of a batch', async () => {
    const work = createBatcher(
      (items: number[]) =>
        items.includes(3) ? Promise.reject(new Error('three')) : Promise.resolve(items),
      { maxBatchSize: 10, concurrency: 1 },
    );
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(work));
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await work(5)).toBe(5);
  });

  it('rejects all items without a retry if the database is unavailable', async () => {
    let attempts = 0;
    const unavailable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const work = createBatcher(() => (attempts++, Promise.reject(unavailable)), {
      maxBatchSize: 10,
      concurrency: 1,
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(work));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(attempts).toBe(1);
  });
});
