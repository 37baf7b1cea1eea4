/** Returns the original URL of a Wayback Machine copy. Other URLs are returned unchanged. */
export const unarchiveUrl = (url: string | null): string | null =>
  url?.replace(/^https?:\/\/web\.archive\.org\/web\/\d+[a-z_]*\/(?=https?:)/i, '') ?? null;
