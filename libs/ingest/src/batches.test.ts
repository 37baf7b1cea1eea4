import { describe, expect, it } from '@jest/globals';
import { batchesOf } from './batches.ts';

const sizesOf = async (texts: string[], limit?: number) => {
  const records = texts.map((title) => ({ title, tags: ['x'], lat: 1 }));
  const sizes: number[] = [];
  const options = limit === undefined ? { records } : { records, limit };
  for await (const batch of batchesOf(options, { records: 3, characters: 100 })) sizes.push(batch.length);
  return sizes;
};

describe('batches', () => {
  it('hold so many records, and what is left over', async () => {
    expect(await sizesOf(Array.from({ length: 8 }, () => 'short'))).toEqual([3, 3, 2]);
    expect(await sizesOf([])).toEqual([]);
  });

  it('end earlier where records are long, however long one is', async () => {
    expect(await sizesOf(['a'.repeat(60), 'b'.repeat(60), 'c', 'd'.repeat(5000), 'e'])).toEqual([2, 2, 1]);
  });

  it('end with the last record that was asked for', async () => {
    expect(
      await sizesOf(
        Array.from({ length: 8 }, () => 'short'),
        4,
      ),
    ).toEqual([3, 1]);
    expect(await sizesOf(['short'], 0)).toEqual([]);
  });
});
