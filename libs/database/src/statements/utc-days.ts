const DAY_MS = 86_400_000;

/** Days (UTC), as values of `date` columns. */
export const daysAgo = (days: number): Date =>
  new Date((Math.floor(Date.now() / DAY_MS) - days) * DAY_MS);
export const today = (): Date => daysAgo(0);
