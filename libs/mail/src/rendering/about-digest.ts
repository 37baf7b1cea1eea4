import type { MailTextName, MailTranslator } from './translator.ts';

interface Digest {
  frequency: 'daily' | 'weekly';
  /** Null means all cities. */
  city: string | null;
}

const NAMES = {
  daily: { city: 'aboutCityDaily', world: 'aboutWorldDaily' },
  weekly: { city: 'aboutCityWeekly', world: 'aboutWorldWeekly' },
} as const satisfies Record<Digest['frequency'], Record<'city' | 'world', MailTextName>>;

/**
 * Returns a function that describes a digest in the language of its reader: "new events in Berlin,
 * weekly".
 */
export const aboutDigest =
  ({ frequency, city }: Digest) =>
  (t: MailTranslator['t']): string =>
    city === null ? t(NAMES[frequency].world) : t(NAMES[frequency].city, { city });
