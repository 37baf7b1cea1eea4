import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { withTimeout } from './with-timeout.ts';

const LONG_MS = 60_000;
const never = new Promise<never>(() => undefined);
const fail = () => {
  throw new Error('timed out');
};

describe('withTimeout', () => {
  it('returns the result of work that ends in time', async () => {
    expect(await withTimeout(Promise.resolve(7), LONG_MS, fail)).toBe(7);
  });

  it('rejects with the error of the work', async () => {
    await expect(withTimeout(Promise.reject(new Error('refused')), LONG_MS, fail)).rejects.toThrow(
      'refused',
    );
  });

  it('rejects with what onTimeout throws', async () => {
    await expect(withTimeout(never, 100, fail)).rejects.toThrow('timed out');
  });

  it('returns what onTimeout returns', async () => {
    expect(await withTimeout(never, 0, () => 'late')).toBe('late');
  });

  it('does not count the time during which the process stalls', async () => {
    const work = withTimeout(readFile(import.meta.filename, 'utf8'), 2_000, () => 'late');
    const until = performance.now() + 2_100;
    while (performance.now() < until);
    expect(await work).not.toBe('late');
  });
});
