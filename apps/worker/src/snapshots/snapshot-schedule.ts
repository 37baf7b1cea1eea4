const NIGHTLY_HOUR = 2;
const NIGHTLY_MINUTE = 30;
const DAY_MS = 86_400_000;

// The first snapshot of a new catalogue waits until an import has ended.
const QUIET_MS = 60_000;

export interface SnapshotState {
  /** When the newest snapshot began; null without one. */
  newestAt: Date | null;
  /** When the catalogue last changed; null if it is empty. */
  changedAt: Date | null;
}

/**
 * Returns whether a snapshot is due: the first one a minute after the last change, later ones every
 * night at 02:30 UTC.
 */
export function isSnapshotDue({ newestAt, changedAt }: SnapshotState, now: Date): boolean {
  if (newestAt) return newestAt < lastNight(now);
  return changedAt !== null && now.getTime() - changedAt.getTime() >= QUIET_MS;
}

function lastNight(now: Date): Date {
  const tonight = new Date(now);
  tonight.setUTCHours(NIGHTLY_HOUR, NIGHTLY_MINUTE, 0, 0);
  return tonight <= now ? tonight : new Date(tonight.getTime() - DAY_MS);
}
