import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import { createCircuitBreaker } from './circuit-breaker.ts';

/** A breaker whose probes succeed while `isUp` is true. */
function breakerOn({ isUp }: { isUp: boolean }) {
  const database = { isUp, probes: 0, probesBefore: 0, now: 0 };
  const states: string[] = [];
  const breaker = createCircuitBreaker({
    probe: () => (database.probes++, database.isUp ? Promise.resolve() : Promise.reject(new Error('refused'))),
    onStateChange: (state) => {
      states.push(state);
      database.probesBefore ||= database.probes;
    },
    probeIntervalMs: 1,
    now: () => database.now,
  });
  return { database, breaker, states, [Symbol.dispose]: breaker.close };
}

describe('the circuit breaker of the database', () => {
  it('opens after a failure and two failed probes', async () => {
    using world = breakerOn({ isUp: false });
    world.breaker.suspect();
    expect(world.breaker.state()).toBe('ok');
    await waitFor(() => world.breaker.state() === 'down');
    expect(world.database.probesBefore).toBe(2);
    expect(() => {
      world.breaker.check();
    }).toThrow('circuit breaker');
  });

  it('stays closed if a probe succeeds, as with a locked table', async () => {
    using world = breakerOn({ isUp: true });
    for (let failure = 0; failure < 100; failure++) {
      world.breaker.suspect();
      await setImmediate();
    }
    expect(world.states).toEqual([]);
    expect(world.database.probes).toBe(1); // the first success is trusted for a while
    world.database.now += 500;
    world.breaker.suspect();
    expect(world.database.probes).toBe(2);
  });

  it('closes with the first probe that succeeds and reports each change once', async () => {
    using world = breakerOn({ isUp: false });
    world.breaker.suspect();
    await waitFor(() => world.database.probes > 5);
    expect(world.states).toEqual(['down']);
    world.database.isUp = true;
    await waitFor(() => world.breaker.state() === 'ok');
    world.breaker.check();
    expect(world.states).toEqual(['down', 'ok']);
  });

  it('ends its probes when it is closed', async () => {
    using world = breakerOn({ isUp: false });
    world.breaker.suspect();
    await waitFor(() => world.breaker.state() === 'down');
    world.breaker.close();
    world.database.isUp = true;
    await setImmediate();
    world.breaker.suspect();
    expect(world.states).toEqual(['down']);
  });
});
