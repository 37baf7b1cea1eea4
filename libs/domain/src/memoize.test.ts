import { describe, expect, it } from '@jest/globals';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('computes the result of an argument once', () => {
    const calls: string[] = [];
    const upper = memoize((text) => (calls.push(text), text.toUpperCase()), 10);
    expect([upper('a'), upper('b'), upper('a')]).toEqual(['A', 'B', 'A']);
    expect(calls).toEqual(['a', 'b']);
  });

  it('evicts an argument that was not used recently and retains one that is used often', () => {
    const calls: string[] = [];
    const upper = memoize((text) => (calls.push(text), text.toUpperCase()), 10);
    upper('once');
    for (let index = 0; index < 30; index++) {
      upper(String(index));
      upper('often');
    }
    upper('once');
    expect(calls.filter((text) => text === 'often')).toHaveLength(1);
    expect(calls.filter((text) => text === 'once')).toHaveLength(2);
  });
});
