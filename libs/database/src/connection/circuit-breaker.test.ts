import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import { createCircuitBreaker } from './circuit-breaker.ts';

/** Creates a breaker whose probes succeed while `isUp` is true. */
function createFixture({ isUp }: { isUp: boolean }) {
  const database = { isUp, probes: 0, probesBefore: 0, now: 0 };
  const states: string[] = [];
  const breaker = createCircuitBreaker({
    probe: () => (
      database.probes++,
      database.isUp ? Promise.resolve() : Promise.reject(new Error('refused'))
    ),
    onStateChange: (state) => {
      states.push(state);
      database.probesBefore ||= database.probes;
    },
    probeIntervalMs: 1,
    now: () => database.now,
  });
  return { database, breaker, states, [Symbol.dispose]: breaker.close };
}

describe('createCircuitBreaker', () => {
  it('opens the circuit after a failure and two failed probes', async () => {
    using fixture = createFixture({ isUp: false });
    fixture.breaker.suspect();
    expect(fixture.breaker.state()).toBe('ok');
    await waitFor(() => fixture.breaker.state() === 'down');
    expect(fixture.database.probesBefore).toBe(2);
    expect(() => {
      fixture.breaker.check();
    }).toThrow('circuit breaker');
  });

  it('leaves the circuit closed if a probe succeeds', async () => {
    using fixture = createFixture({ isUp: true });
    for (let failure = 0; failure < 100; failure++) {
      fixture.breaker.suspect();
      await setImmediate();
    }
    expect(fixture.states).toEqual([]);
    expect(fixture.database.probes).toBe(1); // the first success is trusted for a while
    fixture.database.now += 500;
    fixture.breaker.suspect();
    expect(fixture.database.probes).toBe(2);
  });

  it('closes the circuit with the first successful probe and reports each change once', async () => {
    using fixture = createFixture({ isUp: false });
    fixture.breaker.suspect();
    await waitFor(() => fixture.database.probes > 5);
    expect(fixture.states).toEqual(['down']);
    fixture.database.isUp = true;
    await waitFor(() => fixture.breaker.state() === 'ok');
    fixture.breaker.check();
    expect(fixture.states).toEqual(['down', 'ok']);
  });

  it('stops probing after close()', async () => {
    using fixture = createFixture({ isUp: false });
    fixture.breaker.suspect();
    await waitFor(() => fixture.breaker.state() === 'down');
    fixture.breaker.close();
    fixture.database.isUp = true;
    await setImmediate();
    fixture.breaker.suspect();
    expect(fixture.states).toEqual(['down']);
  });
});
