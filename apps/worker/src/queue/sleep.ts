import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the time has passed or the signal aborts. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal }).catch(() => undefined);
