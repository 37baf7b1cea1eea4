import type { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import { createSustained } from './sustained.ts';

const MIN_TURNS = 10;
const MIN_WINDOW_MS = 20;
const BUSY_SHARE = 0.9;
/** A burst of some hundred connections is accepted within this time; a queue that lasts longer is overload. */
const SUSTAINED_MS = 500;

export interface AcceptMeterParts {
  now?: () => number;
  /** Turns of the event loop so far. */
  countTurns?: () => number;
}

/**
 * Tells whether connections wait in the kernel to be accepted. libuv accepts one per turn of the event loop, so there is a queue
 * if almost every turn accepts one for half a second. Nothing else in the process shows it: requests only exist after their connection is accepted.
 */
export function createAcceptMeter(parts: AcceptMeterParts = {}) {
  const { now = () => performance.now(), countTurns = () => performance.nodeTiming.uvMetricsInfo.loopCount } = parts;
  let accepted = 0;
  const behind = createSustained({ intervalMs: SUSTAINED_MS, now });
  let isBusy = false;
  let since = { ms: now(), turns: countTurns() };

  function measure(): boolean {
    const ms = now();
    const turns = countTurns() - since.turns;
    if (ms - since.ms >= MIN_WINDOW_MS && turns >= MIN_TURNS) {
      isBusy = accepted >= turns * BUSY_SHARE;
      accepted = 0;
      since = { ms, turns: turns + since.turns };
    }
    return behind.observe(isBusy);
  }
  return {
    isBehind: measure,
    watch: (server: Pick<EventEmitter, 'on'>) => {
      server.on('connection', () => {
        accepted++;
      });
    },
  };
}
export type AcceptMeter = ReturnType<typeof createAcceptMeter>;
