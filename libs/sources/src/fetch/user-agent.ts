import manifest from '../../package.json' with { type: 'json' };

/** Returns our User-Agent header. */
export const userAgent = (contact: string | null): string =>
  `Marquee/${manifest.version} (event catalogue${contact === null ? '' : `; +${contact}`})`;
