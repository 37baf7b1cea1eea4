import type { Server } from 'node:net';
import { performance } from 'node:perf_hooks';
import { createSustained } from '@marquee/runtime';
import { readAcceptQueue } from './accept-queue.ts';

const MIN_TURNS = 10;
const MIN_WINDOW_MS = 20;
const BUSY_SHARE = 0.9;
/** A burst of some hundred connections is accepted within this time. A longer queue is overload. */
const SUSTAINED_MS = 500;
const READ_INTERVAL_MS = 100;
/** Reading takes 20 ms where the kernel's table of connections is large. */
const MAX_READ_SHARE = 0.05;

export interface AcceptMeterParts {
  now?: () => number;
  /** Returns the number of turns of the event loop since the start. */
  countTurns?: () => number;
  /** Returns the number of connections that wait to be accepted on a port. */
  readQueue?: (port: number) => number;
}

/**
 * Counts the connections that wait in the kernel to be accepted. libuv accepts one per turn of the
 * event loop, so the queue is read only after almost every turn accepted one for half a second. Its
 * length distinguishes overload from a few busy clients.
 */
export function createAcceptMeter(parts: AcceptMeterParts = {}) {
  const {
    now = () => performance.now(),
    countTurns = () => performance.nodeTiming.uvMetricsInfo.loopCount,
  } = parts;
  const { readQueue = readAcceptQueue } = parts;
  const busy = createSustained({ intervalMs: SUSTAINED_MS, now });
  let port: number | null = null;
  let accepted = 0;
  let isBusy = false;
  let since = { ms: now(), turns: countTurns() };
  let queue = { length: 0, validUntil: -Infinity };

  function measure(): void {
    const ms = now();
    const turns = countTurns() - since.turns;
    if (ms - since.ms < MIN_WINDOW_MS || turns < MIN_TURNS) return;
    isBusy = accepted >= turns * BUSY_SHARE;
    accepted = 0;
    since = { ms, turns: turns + since.turns };
  }

  function waiting(): number {
    measure();
    if (!busy.observe(isBusy) || port === null) return 0;
    const startedAt = now();
    if (startedAt >= queue.validUntil) {
      const length = readQueue(port);
      const costMs = now() - startedAt;
      queue = {
        length,
        validUntil: startedAt + Math.max(READ_INTERVAL_MS, costMs / MAX_READ_SHARE),
      };
    }
    return queue.length;
  }
  return {
    /** Returns the number of waiting connections; 0 during a short burst. */
    waiting,
    watch: (server: Pick<Server, 'on' | 'address'>) => {
      server.on('connection', () => {
        accepted++;
        port ??= getPort(server);
      });
    },
  };
}
export type AcceptMeter = ReturnType<typeof createAcceptMeter>;

function getPort(server: Pick<Server, 'address'>): number | null {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? null) : null;
}
