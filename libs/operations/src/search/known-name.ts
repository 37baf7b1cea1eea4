import type {
  EventFilter,
  EventRepository,
  Hit,
  NameRepository,
  QueryInterpretation,
  Search,
  SearchTerm,
} from '@marquee/database';
import { foldText, slugify } from '@marquee/domain';
import { competitionPhrases, findCompetition } from '@marquee/search';
import { z } from 'zod';
import { joinTokens, withoutYears } from './known-names.ts';
import { isNameOfTokens } from './name-around-place.ts';
import { isOptionalWord } from './query/optional-words.ts';
import type { Token } from './query/parse-query.ts';
import { inNamesOnly } from './query/readings.ts';
import type { UnderstoodQuery } from './query/understood-query.ts';
import type { SearchMemory } from './search-memory.ts';

const MAX_CANCELLED = 3;

export interface KnownNameDeps {
  events: Pick<EventRepository, 'summaries'>;
  names: Pick<NameRepository, 'findArtistId'>;
  search: SearchMemory;
}

export const CancelledEvents = z
  .array(
    z.object({
      title: z.string().meta({ examples: ['Hamlet'] }),
      slug: z.string().meta({ examples: ['hamlet-london-2026-12-03'] }),
      city: z.string().meta({ examples: ['London'] }),
      start_local: z.string().meta({ examples: ['2026-12-03T19:30:00'] }),
    }),
  )
  .meta({ description: 'Cancelled events that the query names. Absent if there are none.' });
export type CancelledEvents = z.infer<typeof CancelledEvents>;

/**
 * Returns the cancelled events whose title, or for a search without hits an artist or venue, is the
 * query.
 */
export async function findCancelled(
  { search, events }: KnownNameDeps,
  query: UnderstoodQuery,
  { filter, isEmpty, isExact }: { filter: EventFilter; isEmpty: boolean; isExact: boolean },
): Promise<CancelledEvents> {
  const { words, tokens } = query;
  // A title can consist of words with a meaning: "The Winter Garden".
  if (!isCancelledExcluded(filter) || tokens.length === 0 || (words.length === 0 && !isEmpty))
    return [];
  const cancelledOnly = toCancelled(filter);
  const titles = new Set(cancelledTitles(query));
  const searches = [...titles].map((title) => wholeName(title, cancelledOnly));
  await search.prepare(searches);
  const hits = await Promise.all(
    searches.map(({ interpretation, limit }) => search.find(interpretation, cancelledOnly, limit)),
  );
  const named = new Set(hits.flat().map(({ id }) => id));
  const similar =
    isExact || named.size > 0
      ? []
      : await findByNames(search, query, { filter: cancelledOnly, maxHits: MAX_CANCELLED });
  const ids = [...named, ...similar.map(({ id }) => id)];
  const found = ids.length > 0 ? await events.summaries(ids, cancelledOnly) : [];
  return found
    .filter(({ title, id }) => isEmpty || !named.has(id) || titles.has(foldText(title)))
    .slice(0, MAX_CANCELLED)
    .map(({ title, slug, city, start_local }) => ({ title, slug, city, start_local }));
}

const isCancelledExcluded = ({ statuses }: EventFilter): boolean =>
  statuses?.includes('cancelled') === false;

const toCancelled = (filter: EventFilter): EventFilter => ({ ...filter, statuses: ['cancelled'] });

const cancelledTitles = ({ words, tokens, known }: UnderstoodQuery): string[] =>
  [joinTokens(tokens), joinTokens(words)].filter(
    (title) => title !== '' && known.get(title)?.isCancelled !== false,
  );

const wholeName = (title: string, filter: EventFilter): Search => ({
  interpretation: { terms: [], wholeNames: [title] },
  filter,
  limit: MAX_CANCELLED,
});

const MAX_PAST_HITS = 200;
const YEAR_MS = 365 * 86_400_000;

const toPast = ({ now }: EventFilter): EventFilter => ({ now, to: now });

/** Returns the searches of `findCancelled` for a query with hits. */
export const cancelledSearches = (query: UnderstoodQuery, filter: EventFilter): Search[] =>
  isCancelledExcluded(filter)
    ? cancelledTitles(query).map((title) => wholeName(title, toCancelled(filter)))
    : [];

/** Returns the searches of `findCancelled` and `findPast` for a query without hits. */
export function namedSearches(query: UnderstoodQuery, filter: EventFilter): Search[] {
  const names = nameInterpretations(query);
  const toSearches = (within: EventFilter, limit: number) =>
    names.map((interpretation) => ({ interpretation, filter: within, limit }));
  return [
    ...cancelledSearches(query, filter),
    ...(isCancelledExcluded(filter) ? toSearches(toCancelled(filter), MAX_CANCELLED) : []),
    ...toSearches(toPast(filter), MAX_PAST_HITS),
  ];
}

/**
 * Returns the last past events that have all words of a query in their names, for a search that
 * finds none.
 */
export async function findPast(
  { search, events }: KnownNameDeps,
  query: UnderstoodQuery,
  filter: EventFilter,
): Promise<CancelledEvents> {
  const past = toPast(filter);
  const find = (within: EventFilter) =>
    findByNames(search, query, { filter: within, maxHits: MAX_PAST_HITS });
  let hits = await find(past);
  // Of more hits, the last one can be missing.
  for (let years = 64; hits.length === MAX_PAST_HITS && years >= 1; years /= 2) {
    const from = new Date(filter.now.getTime() - years * YEAR_MS);
    const later = await find({ ...past, from });
    if (later.length === 0) break;
    hits = later;
  }
  if (hits.length === MAX_PAST_HITS) return [];
  const [last] = hits.toSorted((a, b) => b.starts_at.getTime() - a.starts_at.getTime());
  const found = last ? await events.summaries([last.id], past) : [];
  return found.map(({ title, slug, city, start_local }) => ({ title, slug, city, start_local }));
}

/**
 * Returns the events that have in their names all words of the query, otherwise all that are no
 * condition.
 */
async function findByNames(
  search: SearchMemory,
  query: UnderstoodQuery,
  { filter, maxHits }: { filter: EventFilter; maxHits: number },
): Promise<Hit[]> {
  for (const interpretation of nameInterpretations(query)) {
    const hits = await search.find(interpretation, filter, maxHits);
    if (hits.length > 0) return hits;
  }
  return [];
}

function nameInterpretations({
  words,
  ignored,
  tokens,
  known,
  place,
  isFixture,
}: UnderstoodQuery): QueryInterpretation[] {
  const named = isNameOfTokens(words, tokens)
    ? words
    : tokens.filter((token) => [...words, ...ignored].some((word) => isSame(word, token)));
  const ofAnyYear = withoutYears(named);
  const isYearOnly = named.length > 0 && named.every(isYear);
  const names = [
    ...(ofAnyYear.length < named.length ? [tokens, named, ofAnyYear] : [tokens, named]),
    // "motogp 2027": the topic is the name.
    ...(isYearOnly || named.length === 0 ? [withoutYears(tokens)] : []),
  ];
  const inCompetitions = competitionNames(tokens, { known, place });
  const found = names.flatMap((name) => {
    // One word among others can be in the names of half of the events.
    const whole = { terms: [], wholeNames: [joinTokens(name)] };
    const inNames = inNamesOnly(name, known, isFixture);
    const isSelective =
      tokens.length === 1 ||
      (known.get(joinTokens(name))?.nickname ?? null) !== null ||
      named.some(({ words: { length } }) => length > 1) ||
      (named.length > 0 && inNames.terms.filter(({ isOptional }) => !isOptional).length > 1);
    return name.length > 0 ? [isSelective ? inNames : whole] : [];
  });
  return [...found, ...inCompetitions];
}

/** "bundesliga bayern": the names of a club, in the competition first. */
function competitionNames(
  tokens: Token[],
  { known, place }: Pick<UnderstoodQuery, 'known' | 'place'>,
): QueryInterpretation[] {
  const run = findCompetition(tokens.map((token) => joinTokens([token])));
  if (run === null) return [];
  const around = [...tokens.slice(0, run.from), ...tokens.slice(run.to)];
  const others = withoutYears(around).filter((token) => !isOptionalWord(joinTokens([token])));
  if (others.length === 0) return [];
  const ofClub = inNamesOnly(others, known, true);
  const competition: SearchTerm = {
    variants: [...competitionPhrases(run)].map((phrase) => ({
      words: phrase.split(' '),
      adjacent: true,
    })),
    fields: 'subject',
  };
  const inCompetition = { ...ofClub, terms: [...ofClub.terms, competition], wholeNames: [] };
  // The name of a place is in names of all kinds.
  return place === null ? [inCompetition, ofClub] : [inCompetition];
}

const isYear = (token: Token): boolean => /^(?:19|20)\d\d$/.test(joinTokens([token]));

const isSame = (a: Token, b: Token) => joinTokens([a]) === joinTokens([b]);

/** Returns the slug of the artist that the query names, or null. */
export async function findNamedArtist(
  { names }: Pick<KnownNameDeps, 'names'>,
  { words, tokens }: UnderstoodQuery,
): Promise<string | null> {
  const slugs = new Set(
    [joinTokens(tokens), joinTokens(words)].map((name) => slugify(name)).filter(Boolean),
  );
  for (const slug of slugs) if ((await names.findArtistId(slug)) !== null) return slug;
  return null;
}

/**
 * Returns whether the words of a place and a kind are the name of an artist without coming events:
 * "New York Philharmonic".
 */
export const isArtistReadAsPlace = async (
  deps: Pick<KnownNameDeps, 'names'>,
  query: UnderstoodQuery,
): Promise<boolean> =>
  query.place !== null &&
  query.hasMeaning &&
  query.words.length === 0 &&
  query.known.get(joinTokens(query.tokens))?.isListed !== true &&
  (await findNamedArtist(deps, query)) !== null;
