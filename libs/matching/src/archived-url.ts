/** The address that a copy in the Wayback Machine was made of; any other address as it is. */
export const withoutArchive = (url: string | null): string | null =>
  url?.replace(/^https?:\/\/web\.archive\.org\/web\/\d+[a-z_]*\/(?=https?:)/i, '') ?? null;
