import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { createAcceptMeter } from './accept-meter.ts';

/** A meter of a server that accepts `accepted` connections in `turns` turns of the event loop, 5 ms each. */
function meterAfter({ turns, accepted }: { turns: number; accepted: number }) {
  let loop = 0;
  const server = new EventEmitter();
  const meter = createAcceptMeter({ now: () => loop * 5, countTurns: () => loop });
  meter.watch(server);
  const run = (load: { turns: number; accepted: number }) => {
    loop += load.turns;
    for (let count = 0; count < load.accepted; count++) server.emit('connection');
    return meter.isBehind();
  };
  return { isBehind: run({ turns, accepted }), run };
}

describe('the accept meter', () => {
  it('is behind if every turn of the event loop accepts a connection for half a second', () => {
    expect(meterAfter({ turns: 100, accepted: 100 }).isBehind).toBe(true);
  });

  it('is not behind during a short burst of connections', () => {
    expect(meterAfter({ turns: 80, accepted: 80 }).isBehind).toBe(false);
  });

  it('is not behind if some turns accept none', () => {
    expect(meterAfter({ turns: 200, accepted: 100 }).isBehind).toBe(false);
  });

  it('waits for enough turns before it decides', () => {
    expect(meterAfter({ turns: 5, accepted: 5 }).isBehind).toBe(false);
  });

  it('recovers once the queue is empty', () => {
    const { run } = meterAfter({ turns: 100, accepted: 100 });
    expect(run({ turns: 20, accepted: 0 })).toBe(false);
  });
});
