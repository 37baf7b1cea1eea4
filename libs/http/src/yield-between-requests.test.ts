import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { yieldBetweenRequests } from './yield-between-requests.ts';

const CROWD = Array.from({ length: 60 }, (_, index) => index);

function doorOf(seen: number[]) {
  const letIn = yieldBetweenRequests();
  return (who: number) => {
    letIn(null, null, () => seen.push(who));
  };
}

describe('a crowd at a door of one by one', () => {
  it('leaves room for others between any two of it', async () => {
    const seen: number[] = [];
    const ask = doorOf(seen);
    for (const who of CROWD) ask(who);
    expect(seen).toEqual([]);
    for (let turn = 1; turn <= 5; turn++) {
      await setImmediate(); // whoever asks for something else has his turn here
      expect(seen.length).toBeLessThanOrEqual(turn);
    }
  });

  it('is let in whole, in its order, and so are those who come later', async () => {
    const seen: number[] = [];
    const ask = doorOf(seen);
    for (const who of CROWD) ask(who);
    while (seen.length < CROWD.length) await setImmediate();
    ask(60);
    await setImmediate();
    await setImmediate();
    expect(seen).toEqual([...CROWD, 60]);
  });
});
