import { describe, expect, it } from '@jest/globals';
import { inBatches } from './batches.ts';

const batchSizes = async (texts: string[], limit?: number) => {
  const records = texts.map((title) => ({ title, tags: ['x'], lat: 1 }));
  const sizes: number[] = [];
  const options = limit === undefined ? { records } : { records, limit };
  for await (const batch of inBatches(options, { records: 3, characters: 100 }))
    sizes.push(batch.length);
  return sizes;
};

describe('inBatches', () => {
  it('yields batches of the given size and a smaller last one', async () => {
    expect(await batchSizes(Array.from({ length: 8 }, () => 'short'))).toEqual([3, 3, 2]);
    expect(await batchSizes([])).toEqual([]);
  });

  it('ends a batch early if its records are long', async () => {
    expect(await batchSizes(['a'.repeat(60), 'b'.repeat(60), 'c', 'd'.repeat(5000), 'e'])).toEqual([
      2, 2, 1,
    ]);
  });

  it('stops after the limit', async () => {
    expect(
      await batchSizes(
        Array.from({ length: 8 }, () => 'short'),
        4,
      ),
    ).toEqual([3, 1]);
    expect(await batchSizes(['short'], 0)).toEqual([]);
  });
});
