import { describe, expect, it } from '@jest/globals';
import { withTimeLimit } from './time-limit.ts';

describe('a time limit', () => {
  it('returns the result of work that ends in time', async () => {
    expect(await withTimeLimit(Promise.resolve(7), 100)).toBe(7);
  });

  it('rejects with the error of the work', async () => {
    await expect(withTimeLimit(Promise.reject(new Error('refused')), 100)).rejects.toThrow('refused');
  });

  it('rejects work that does not end', async () => {
    await expect(withTimeLimit(new Promise(() => undefined), 100)).rejects.toThrow('timeout');
  });
});
