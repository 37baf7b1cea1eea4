import { z } from 'zod';
import { cacheTags } from './cache-tags.ts';

/** The kind of topic on which the records of a route depend. */
const RECORDS: readonly [path: RegExp, kind: RegExp][] = [
  [/^\/events\/:id_or_slug(\.\w+)?$/, /^event-/],
  [/^\/venues\/:slug$/, /^(venue|event)-/],
  [/^\/organizers\/:slug$/, /^(organizer|event)-/],
  [/^\/artists\/:slug(\/events)?$/, /^(artist|event)-/],
];

/**
 * Returns the topics on which a cached response depends: a record on the events, venue, artist or
 * organiser that it contains, a list of one country on the lists of that country, and other lists
 * on all.
 */
export function cacheTopics(
  content: object,
  { path, input }: { path: string; input: Readonly<Record<string, unknown>> },
): string[] {
  const kind = RECORDS.find(([route]) => route.test(path))?.[1];
  const records = kind ? cacheTags(content, { isList: false }).filter((tag) => kind.test(tag)) : [];
  if (records.length > 0) return records;
  const countries = findCountries(input['country']);
  return countries.length > 0 ? countries.map((code) => `lists-${code.toLowerCase()}`) : ['lists'];
}

/** The countries to which an input restricts a list; none if it names a region too. */
function findCountries(country: unknown): string[] {
  if (country === undefined) return [];
  const { included } = Selection.safeParse(country).data ?? {};
  return included?.regions.length === 0 ? included.countries : [];
}

const Selection = z.object({
  included: z.object({ countries: z.array(z.string()), regions: z.array(z.unknown()) }).nullable(),
});
