import type { Found, Search } from './hits-request.ts';
import { joinTokens } from './known-names.ts';
import type { Token } from './query/parse-query.ts';
import { completeReading, inNamesOnly, literalReading, type Reading } from './query/readings.ts';
import type { UnderstoodQuery } from './query/understood-query.ts';

/**
 * Finds the events of a name or a topic in a past year: "Cobalt Herons 2019". A competition that
 * was postponed, or a season, has events in the year after: "Euro 2020". Null if the query is no
 * such.
 */
export async function findInPastYear(search: Search): Promise<Found | null> {
  const { understood, request } = search;
  const found = findYear(understood.tokens, request.filter.now.getUTCFullYear());
  if (found === null) return null;
  const inYear = await findInYear(search, found, found.year);
  const isDate = understood.on !== null;
  if (inYear || isDate || found.year >= request.filter.now.getUTCFullYear()) return inYear;
  const after = await findInYear(search, found, found.year + 1);
  return after && { ...after, relaxed: ['on'] };
}

interface StatedYear {
  year: number;
  /** The other tokens. */
  named: Token[];
  /** The year follows them, so the last one is complete. */
  isLast: boolean;
}

function findYear(tokens: Token[], thisYear: number): StatedYear | null {
  const years = tokens.filter(
    (token) => !token.isQuoted && /^(?:19|20)\d\d$/.test(joinTokens([token])),
  );
  const [only, ...others] = years;
  const named = tokens.filter((token) => token !== only);
  if (only === undefined || others.length > 0 || named.length === 0) return null;
  const year = Number(joinTokens([only]));
  return year > thisYear ? null : { year, named, isLast: tokens.at(-1) === only };
}

async function findInYear(
  { understood, request, collect }: Search,
  { named, isLast }: StatedYear,
  year: number,
): Promise<Found | null> {
  const on = `${String(year)}-01-01..${String(year)}-12-31`;
  const { from: _, ...filter } = request.filter;
  const steps = yearReadings(understood, named, { ...filter, on });
  for (const readings of isLast ? [...steps.map(completed), ...steps] : steps) {
    const ids = await collect(readings);
    if (ids.length > 0)
      return { ids, understood: { ...understood, words: named, place: null, on, dates: on } };
  }
  return null;
}

const completed = (readings: Reading[]): Reading[] => readings.map(completeReading);

function yearReadings(
  understood: UnderstoodQuery,
  named: Token[],
  filter: Reading['filter'],
): Reading[][] {
  const { known, kindTokens } = understood;
  // "euro 2024 germany matches": the name of the competition is in the text, a team in the title.
  const kinds = new Set(kindTokens.map((token) => joinTokens([token])));
  const about = named.filter((token) => !kinds.has(joinTokens([token])));
  const stated = { ...understood, tokens: about, place: null, isFixture: false };
  return [
    [
      { interpretation: inNamesOnly(named, known), filter },
      literalReading({ ...understood, tokens: named }, filter),
    ],
    ...(about.length < 2 ? [] : [[literalReading(stated, filter)]]),
  ];
}
