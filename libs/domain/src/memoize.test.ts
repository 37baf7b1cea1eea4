import { describe, expect, it } from '@jest/globals';
import { memoize } from './memoize.ts';

describe('a function that remembers', () => {
  it('makes nothing of the same text twice', () => {
    const asked: string[] = [];
    const upper = memoize((text) => (asked.push(text), text.toUpperCase()), 10);
    expect([upper('a'), upper('b'), upper('a')]).toEqual(['A', 'B', 'A']);
    expect(asked).toEqual(['a', 'b']);
  });

  it('forgets what nobody asked for since many others, and keeps what is asked for', () => {
    const asked: string[] = [];
    const upper = memoize((text) => (asked.push(text), text.toUpperCase()), 10);
    upper('once');
    for (let index = 0; index < 30; index++) {
      upper(String(index));
      upper('often');
    }
    upper('once');
    expect(asked.filter((text) => text === 'often')).toHaveLength(1);
    expect(asked.filter((text) => text === 'once')).toHaveLength(2);
  });
});
