const PENDING_MS = 7 * 86_400_000;

/** Pending requests made before this instant have expired. */
export const pendingSince = (): Date => new Date(Date.now() - PENDING_MS);
