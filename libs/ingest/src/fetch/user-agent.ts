import manifest from '../../package.json' with { type: 'json' };

/** What servers know us by. */
export const userAgent = (contact: string | null): string =>
  `Marquee/${manifest.version} (event catalogue${contact === null ? '' : `; +${contact}`})`;
