import {
  MAX_HITS,
  type EventFilter,
  type EventRepository,
  type Page,
  type Performances,
  type SearchRepository,
  type StoredSummary,
} from '@marquee/database';
import { defineOperation, EventSummary, type Position } from '@marquee/domain';
import { asksForNearby } from '@marquee/search';
import { z } from 'zod';
import { sortKeys } from '../cursor.ts';
import { EVENT_TEXT, presentText } from '../events/event-text.ts';
import { createEventFilter, type FilterDeps } from '../events/filters/event-filter.ts';
import { eventFilters } from '../events/filters/event-parameters.ts';
import { selection, wantsTotal } from '../events/list-selection.ts';
import { presentSummary, type Addresses, type Presentation } from '../events/present-event.ts';
import { grouping, listFormat } from '../list-parameters.ts';
import { openPage, pageEnvelope, paging } from '../paging.ts';
import { text } from '../parameters.ts';
import { textLanguage, translateList } from '../translations.ts';
import { findRememberedHits } from './find-hits.ts';
import { groupHits } from './group-hits.ts';
import {
  CancelledEvents,
  findCancelled,
  findNamedArtist,
  findPast,
  isArtistReadAsPlace,
} from './known-name.ts';
import { textsWithMainFirst, withMainFirst } from './put-main-first.ts';
import {
  Relaxed,
  relaxedWarnings,
  SearchInterpretation,
  toSearchInterpretation,
  unmetWarnings,
} from './query/query-interpretation.ts';
import type { UnderstoodQuery } from './query/understood-query.ts';
import { asksForOrder, inRequestedOrder } from './requested-order.ts';
import { rememberSearches, type SearchMemory } from './search-memory.ts';
import { sliceHits } from './slice-hits.ts';

const MAX_EVENTS = 100;

export interface SearchEventsDeps extends FilterDeps {
  events: Pick<EventRepository, 'summaries' | 'findTexts' | 'findSeriesOf' | 'findTranslations'>;
  search: SearchRepository;
  addresses: Addresses;
  now: () => Date;
}

const searchInput = z.object({
  q: text().meta({
    description: 'Search query, 1 to 200 characters.',
    examples: ['jazz berlin', 'bayern dortmund', '"romeo and juliet"'],
  }),
  ...eventFilters,
  ...grouping,
  ...listFormat,
  ...paging(MAX_EVENTS),
  ...textLanguage,
  ...selection(EventSummary),
});

export const searchEvents = defineOperation({
  name: 'search_events',
  summary: 'Search for events',
  description: `Searches title, artists, venue, city and description, best match first, then soonest. Case and accents are ignored, the last word may be incomplete, and "words in quotes" must be adjacent. The query is understood: places, days ("next weekend", "in December"), prices ("under 20 euros"), kinds of events ("concerts", "Kino"), topics, "free", "online" and audiences become conditions, in ten languages. \`interpretation\` states them. A filter parameter outweighs the same condition in the query. If no event meets all conditions, one is dropped; \`relaxed\` and a warning state which. If a word is unknown, the search tolerates typos and sets \`fuzzy: true\`. Without \`from\`, only upcoming events are found, unless the query names past days. Only the first ${String(MAX_HITS)} hits are returned; \`has_more\` is false at their end.`,
  input: searchInput,
  output: z.object({
    query: z.string().meta({ description: 'The query as sent.', examples: ['react berlin'] }),
    fuzzy: z.boolean().meta({
      description: 'True if nothing matched exactly and the hits tolerate typos.',
      examples: [false],
    }),
    ...pageEnvelope,
    interpretation: SearchInterpretation.optional(),
    relaxed: Relaxed.optional(),
    cancelled: CancelledEvents.optional(),
    past: CancelledEvents.optional().meta({
      description:
        'The last past event that the query names, if no coming one has this name. Absent if there is none.',
    }),
    artist_without_dates: z
      .string()
      .optional()
      .meta({
        description: 'Slug of the artist that the query names, if no event was found.',
        examples: ['aurora'],
      }),
    events: z.array(EventSummary),
  }),
  items: 'events',
  async run(deps: SearchEventsDeps, input) {
    const { addresses, events } = deps;
    const search = rememberSearches(deps.search);
    const load = loadSummaries(deps);
    const { found, now, ...rest } = await searchList({ ...deps, search }, input, load);
    const { fields } = input;
    const shown = withMainFirst(input.q, found).map((event) =>
      presentSummary(event, { addresses, now, fields }),
    );
    return { ...rest, events: await translateList(events, shown, input) };
  },
  async write(deps: SearchEventsDeps, input) {
    const { fields, lang, group } = input;
    if ([fields, lang, group].some((value) => value !== undefined)) return null;
    const presentation = { addresses: deps.addresses, now: deps.now() };
    const search = rememberSearches(deps.search, hasTexts(input) ? EVENT_TEXT.form : undefined);
    const memory = { ...deps, search };
    const load = loadTexts(memory, presentation);
    const { found, now: _, ...rest } = await searchList(memory, input, load);
    return { ...rest, events: [], texts: textsWithMainFirst(input.q, found) };
  },
});

type SearchInput = z.output<typeof searchInput>;
type GroupedHits = ReturnType<typeof groupHits>;
type Load<Found> = (ids: string[], filter: EventFilter, rows?: GroupedHits) => Promise<Found[]>;

type RememberedDeps = Omit<SearchEventsDeps, 'search'> & { search: SearchMemory };

/** Whether the texts of all hits that are read are shown. */
const hasTexts = ({ offset, cursor, q, near, ...input }: SearchInput): boolean =>
  offset === 0 &&
  cursor === undefined &&
  near === undefined &&
  !wantsTotal(input) &&
  !asksForOrder(q);

const loadSummaries =
  ({ events }: SearchEventsDeps): Load<StoredSummary & Performances> =>
  async (ids, filter, rows) => {
    const found = await events.summaries(ids, filter);
    return rows ? found.map((event) => ({ ...event, ...countPerformances(event, rows) })) : found;
  };

/** Loads events as JSON. Only a summary states the distance to a place. */
const loadTexts =
  ({ events, search }: RememberedDeps, presentation: Presentation): Load<string> =>
  async (ids, filter) => {
    if (!filter.near) {
      const texts = await events.findTexts(ids, EVENT_TEXT, search.texts);
      return texts.map((event) => presentText(event, presentation));
    }
    const summaries = await events.summaries(ids, filter);
    return summaries.map((event) =>
      JSON.stringify(EventSummary.parse(presentSummary(event, presentation))),
    );
  };

async function searchList<Found>(deps: RememberedDeps, input: SearchInput, load: Load<Found>) {
  const list = {
    name: 'search_events',
    maxLimit: MAX_EVENTS,
    key: sortKeys.number,
    now: deps.now,
  };
  const { now, page, warnings, envelope } = openPage(input, list);
  const {
    filter,
    warnings: unknownNames,
    interpretation,
    emptyHints,
  } = await createEventFilter(deps, input, now);
  const request = {
    query: input.q,
    filter,
    bySeries: input.group === 'series',
    tz: input.tz,
    isCounted: wantsTotal(input),
    page,
    load,
  };
  const { found, next, total, fuzzy, understood, relaxed, isRelated, isAround } = await findPage(
    deps,
    request,
  );
  const isEmpty = found.length === 0 && page.offset === 0 && !page.after;
  const isTopicOnly =
    understood !== null && understood.words.length === 0 && understood.topics.length > 0;
  const aboutNothing =
    isEmpty && isTopicOnly ? [noTopic(understood.topics.map(({ name }) => name))] : [];
  const hints = isEmpty ? await emptyHints((other) => hasHits(deps, input.q, other)) : [];
  const read = { ...(understood && toSearchInterpretation(understood)), ...interpretation };
  return {
    query: input.q,
    fuzzy,
    ...envelope(found.length, next),
    ...(wantsTotal(input) && { total }),
    ...(understood && { interpretation: { words: '', ...read } }),
    ...(relaxed.length > 0 && { relaxed }),
    ...(understood &&
      filter &&
      (await describeNames(deps, understood, {
        filter,
        isEmpty: found.length === 0,
        isExact: found.length > 0 && !fuzzy && relaxed.length === 0,
      }))),
    found,
    now,
    warnings: [
      ...unknownNames,
      ...aboutNothing,
      ...unmet(input, understood),
      ...relaxedWarnings(relaxed, { isRelated, isAround, ignored: read.ignored ?? [] }),
      ...hints,
      ...warnings,
    ],
  };
}

/** Returns what a query states and no event was compared with. */
const unmet = (input: SearchInput, understood: UnderstoodQuery | null): string[] => [
  ...(understood ? unmetWarnings(understood) : []),
  ...(asksForNearby(input.q) && !isPlaced(input, understood)
    ? ['the position of the caller is unknown: state city or near']
    : []),
];

const isPlaced = (input: SearchInput, understood: UnderstoodQuery | null): boolean =>
  PLACE_FILTERS.some((name) => input[name] !== undefined) ||
  (understood?.place ?? understood?.landmark ?? null) !== null;

const PLACE_FILTERS = ['city', 'near', 'bbox', 'region', 'country', 'venue'] as const;

const noTopic = (topics: string[]) =>
  `no event that meets the conditions is about ${topics.map((name) => `'${name}'`).join(' and ')}`;

/** Returns whether a query has hits with another filter, without dropping a condition. */
async function hasHits(deps: RememberedDeps, query: string, filter: EventFilter): Promise<boolean> {
  const { ids, relaxed } = await findRememberedHits(deps, query, { filter, maxHits: 1 });
  return ids.length > 0 && relaxed.length === 0;
}

/**
 * Returns what is known about the names in a query: cancelled events, and an artist without dates.
 */
async function describeNames(
  deps: RememberedDeps,
  understood: UnderstoodQuery,
  found: { filter: EventFilter; isEmpty: boolean; isExact: boolean },
) {
  const isPastNamed = !found.isExact || (await isArtistReadAsPlace(deps, understood));
  const [cancelled, past, artist] = await Promise.all([
    findCancelled(deps, understood, found),
    isPastNamed ? findPast(deps, understood, found.filter) : [],
    found.isEmpty ? findNamedArtist(deps, understood) : null,
  ]);
  return {
    ...(cancelled.length > 0 && { cancelled }),
    ...(past.length > 0 && { past }),
    ...(artist !== null && { artist_without_dates: artist }),
  };
}

interface PageRequest<Found> {
  query: string;
  /** Null if no event can match. */
  filter: EventFilter | null;
  bySeries: boolean;
  isCounted: boolean;
  tz: string | undefined;
  page: Page;
  load: Load<Found>;
}

const NOTHING = {
  found: [],
  next: null,
  total: 0,
  fuzzy: false,
  understood: null,
  relaxed: [],
  isRelated: false,
  isAround: false,
};

async function findPage<Found>(
  deps: RememberedDeps,
  { query, filter, bySeries, isCounted, tz, page, load }: PageRequest<Found>,
) {
  if (!filter) return NOTHING;
  const isWhole = page.after !== null || bySeries || isCounted || asksForOrder(query);
  const maxHits = isWhole ? MAX_HITS : page.offset + page.limit + 1;
  const hits = await findRememberedHits(deps, query, { filter, maxHits, tz, named: filter });
  const { ids, understood } = await inRequestedOrder(deps, hits, filter);
  const rows = bySeries ? groupHits(ids, await deps.events.findSeriesOf(ids)) : undefined;
  const listed = rows?.ids ?? ids;
  const { shown, next } = sliceHits(listed, page);
  // Adds distances.
  const shownFilter = withPosition(filter, understood?.landmark ?? hits.centre);
  const found = await load(shown, shownFilter, rows);
  return { ...hits, understood, found, next, total: listed.length };
}

const ANY_KM = 20_100;

function withPosition(filter: EventFilter, centre: Position | null | undefined): EventFilter {
  return centre && !filter.near ? { ...filter, near: { radiusKm: ANY_KM, ...centre } } : filter;
}

const countPerformances = (
  { id, start_local }: { id: string; start_local: string },
  rows: GroupedHits,
) => rows.performances.get(id) ?? { performances: 1, last_date: start_local.slice(0, 10) };
