import { setTimeout as pause } from 'node:timers/promises';

/** Waits so long, or until it is told to stop. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal }).catch(() => undefined);
