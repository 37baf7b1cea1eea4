import type { Fetched } from './fetch-address.ts';

const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** Reads Retry-After: seconds or a date. Returns null if the header is missing. */
export function retryAfterMs({ header }: Pick<Fetched, 'header'>): number | null {
  const value = header('retry-after')?.trim() ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isFinite(at) ? Math.max(0, at - Date.now()) : null;
}

/**
 * Returns exponential delays unless the server states one. Returns null if there is no further
 * attempt.
 */
export function retryDelayMs(
  attempt: number,
  { afterMs }: { afterMs: number | null },
): number | null {
  if (attempt > MAX_ATTEMPTS) return null;
  const pauseMs = afterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 2);
  return pauseMs <= MAX_PAUSE_MS ? pauseMs : null;
}
