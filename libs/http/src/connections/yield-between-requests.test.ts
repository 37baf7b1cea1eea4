import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { yieldBetweenRequests } from './yield-between-requests.ts';

const BURST = Array.from({ length: 60 }, (_, index) => index);

function createQueue(handled: number[]) {
  const handle = yieldBetweenRequests();
  return (request: number) => {
    handle(null, null, () => handled.push(request));
  };
}

describe('a burst of requests', () => {
  it('yields to the event loop after each request', async () => {
    const handled: number[] = [];
    const send = createQueue(handled);
    for (const request of BURST) send(request);
    expect(handled).toEqual([]);
    for (let turn = 1; turn <= 5; turn++) {
      await setImmediate(); // another request could run here
      expect(handled.length).toBeLessThanOrEqual(turn);
    }
  });

  it('is handled completely and in order, also if a request arrives later', async () => {
    const handled: number[] = [];
    const send = createQueue(handled);
    for (const request of BURST) send(request);
    while (handled.length < BURST.length) await setImmediate();
    send(60);
    await setImmediate();
    await setImmediate();
    expect(handled).toEqual([...BURST, 60]);
  });
});
