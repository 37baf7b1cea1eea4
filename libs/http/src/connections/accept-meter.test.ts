import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { createAcceptMeter } from './accept-meter.ts';

interface Load {
  turns: number;
  accepted: number;
}

/**
 * Creates a meter of a server on port 80 with 50 waiting connections. Turns of the event loop take
 * 5 ms.
 */
function createMeter({ readTurns = 0 } = {}) {
  let loop = 0;
  let reads = 0;
  const server = Object.assign(new EventEmitter(), {
    address: () => ({ port: 80, address: '::', family: 'IPv6' }),
  });
  const meter = createAcceptMeter({
    now: () => loop * 5,
    countTurns: () => loop,
    readQueue: (port) => {
      loop += readTurns;
      reads++;
      return port === 80 ? 50 : 0;
    },
  });
  meter.watch(server as unknown as Parameters<typeof meter.watch>[0]);
  /** Accepts connections evenly over some turns. Returns how many connections wait afterwards. */
  const run = (load: Load) => {
    const accepted = (turn: number) => Math.floor((turn * load.accepted) / load.turns);
    let waiting = 0;
    for (let turn = 0; turn < load.turns; turn++) {
      loop++;
      if (accepted(turn + 1) > accepted(turn)) server.emit('connection');
      waiting = meter.waiting();
    }
    return waiting;
  };
  return Object.assign(run, { reads: () => reads });
}

describe('the accept meter', () => {
  it('reads the queue if every turn of the event loop accepts a connection for half a second', () => {
    expect(createMeter()({ turns: 120, accepted: 120 })).toBe(50);
  });

  it('reports none during a short burst of connections', () => {
    expect(createMeter()({ turns: 90, accepted: 90 })).toBe(0);
  });

  it('reports none if some turns accept no connection', () => {
    expect(createMeter()({ turns: 200, accepted: 100 })).toBe(0);
  });

  it('reports none after the queue is empty', () => {
    const run = createMeter();
    run({ turns: 120, accepted: 120 });
    expect(run({ turns: 10, accepted: 0 })).toBe(0);
  });

  it('spends a twentieth of the time on reading, where that is slow', () => {
    const run = createMeter({ readTurns: 4 });
    run({ turns: 1_000, accepted: 1_000 });
    expect(run.reads()).toBeGreaterThan(1);
    expect(run.reads() * 4).toBeLessThan(0.05 * 1_100);
  });
});
