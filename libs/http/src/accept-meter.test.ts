import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { createAcceptMeter } from './accept-meter.ts';

interface Load {
  turns: number;
  accepted: number;
}

/** A meter of a server that accepts `accepted` connections in `turns` turns of the event loop, 5 ms each. */
function meterAfter({ turns, accepted }: Load) {
  let loop = 0;
  const server = new EventEmitter();
  const meter = createAcceptMeter({ now: () => loop * 5, countTurns: () => loop });
  meter.watch(server);
  const run = (load: Load) => {
    let isBehind = false;
    const accepted = (turn: number) => Math.floor((turn * load.accepted) / load.turns); // evenly
    for (let turn = 0; turn < load.turns; turn++) {
      loop++;
      if (accepted(turn + 1) > accepted(turn)) server.emit('connection');
      isBehind = meter.isBehind();
    }
    return isBehind;
  };
  return { isBehind: run({ turns, accepted }), run };
}

describe('the accept meter', () => {
  it('is behind if every turn of the event loop accepts a connection for half a second', () => {
    expect(meterAfter({ turns: 120, accepted: 120 }).isBehind).toBe(true);
  });

  it('is not behind during a short burst of connections', () => {
    expect(meterAfter({ turns: 90, accepted: 90 }).isBehind).toBe(false);
  });

  it('is not behind if some turns accept none', () => {
    expect(meterAfter({ turns: 200, accepted: 100 }).isBehind).toBe(false);
  });

  it('recovers once the queue is empty', () => {
    const { run } = meterAfter({ turns: 120, accepted: 120 });
    expect(run({ turns: 10, accepted: 0 })).toBe(false);
  });
});
