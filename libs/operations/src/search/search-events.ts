import {
  MAX_HITS,
  type EventFilter,
  type EventRepository,
  type Page,
  type SearchRepository,
} from '@marquee/database';
import { defineOperation, EventSummary, type Position } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from '../cursor.ts';
import { createEventFilter, type FilterDeps } from '../events/filters/event-filter.ts';
import { eventFilters } from '../events/filters/event-parameters.ts';
import { selection, wantsTotal } from '../events/list-selection.ts';
import { presentSummary, type Addresses } from '../events/present-event.ts';
import { grouping, listFormat } from '../list-parameters.ts';
import { openPage, pageEnvelope, paging } from '../paging.ts';
import { text } from '../parameters.ts';
import { textLanguage, translateList } from '../translations.ts';
import { findHits } from './find-hits.ts';
import { groupHits } from './group-hits.ts';
import { CancelledEvents, findCancelled, findNamedArtist, findPast } from './known-name.ts';
import { asksForCheapest, idsByPrice, idsByStart } from './query/cheapest.ts';
import { asksForNext } from './query/query-frames.ts';
import {
  Relaxed,
  relaxedWarnings,
  SearchInterpretation,
  toSearchInterpretation,
  unrecordedWarning,
} from './query/query-interpretation.ts';
import type { UnderstoodQuery } from './query/understand-query.ts';
import { sliceHits } from './slice-hits.ts';

const MAX_EVENTS = 100;

export interface SearchEventsDeps extends FilterDeps {
  events: Pick<EventRepository, 'summaries' | 'findSeriesOf' | 'findTranslations'>;
  search: SearchRepository;
  addresses: Addresses;
  now: () => Date;
}

export const searchEvents = defineOperation({
  name: 'search_events',
  summary: 'Search for events',
  description: `Searches title, artists, venue, city and description, best match first, then soonest. Case and accents are ignored, the last word may be incomplete, and "words in quotes" must be adjacent. The query is understood: places, days ("next weekend", "in December"), prices ("under 20 euros"), kinds of events ("concerts", "Kino"), topics, "free", "online" and audiences become conditions, in ten languages. \`interpretation\` states them. A filter parameter outweighs the same condition in the query. If no event meets all conditions, one is dropped; \`relaxed\` and a warning state which. If a word is unknown, the search tolerates typos and sets \`fuzzy: true\`. Without \`from\`, only upcoming events are found, unless the query names past days. Only the first ${String(MAX_HITS)} hits are returned; \`has_more\` is false at their end.`,
  input: z.object({
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
  }),
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
        'The last past event that the query names, if no coming one matches exactly. Absent if there is none.',
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
    const { events, next, total, fuzzy, understood, relaxed, isRelated } = await findPage(deps, {
      query: input.q,
      filter,
      bySeries: input.group === 'series',
      tz: input.tz,
      isCounted: wantsTotal(input),
      page,
    });
    const isEmpty = events.length === 0 && page.offset === 0 && !page.after;
    const isTopicOnly =
      understood !== null && understood.words.length === 0 && understood.topics.length > 0;
    const aboutNothing =
      isEmpty && isTopicOnly ? [noTopic(understood.topics.map(({ name }) => name))] : [];
    const hints = isEmpty ? await emptyHints((other) => hasHits(deps, input.q, other)) : [];
    const read = { ...(understood && toSearchInterpretation(understood)), ...interpretation };
    return {
      query: input.q,
      fuzzy,
      ...envelope(events.length, next),
      ...(wantsTotal(input) && { total }),
      ...(understood && { interpretation: { words: '', ...read } }),
      ...(relaxed.length > 0 && { relaxed }),
      ...(understood &&
        filter &&
        (await describeNames(deps, understood, {
          filter,
          isEmpty: events.length === 0,
          isExact: events.length > 0 && !fuzzy && relaxed.length === 0,
        }))),
      events: await translateList(
        deps.events,
        events.map((event) =>
          presentSummary(event, { addresses: deps.addresses, now, fields: input.fields }),
        ),
        input,
      ),
      warnings: [
        ...unknownNames,
        ...aboutNothing,
        ...(read.unrecorded ? [unrecordedWarning(read.unrecorded)] : []),
        ...relaxedWarnings(relaxed, { isRelated, ignored: read.ignored ?? [] }),
        ...hints,
        ...warnings,
      ],
    };
  },
});

const noTopic = (topics: string[]) =>
  `no event that meets the conditions is about ${topics.map((name) => `'${name}'`).join(' and ')}`;

/** Returns whether a query has hits with another filter, without dropping a condition. */
async function hasHits(
  deps: SearchEventsDeps,
  query: string,
  filter: EventFilter,
): Promise<boolean> {
  const { ids, relaxed } = await findHits(deps, query, { filter, maxHits: 1 });
  return ids.length > 0 && relaxed.length === 0;
}

/** Returns what is known about the names in a query: cancelled events, and an artist without dates. */
async function describeNames(
  deps: SearchEventsDeps,
  understood: UnderstoodQuery,
  found: { filter: EventFilter; isEmpty: boolean; isExact: boolean },
) {
  const [cancelled, past, artist] = await Promise.all([
    findCancelled(deps, understood, found),
    found.isExact ? [] : findPast(deps, understood, found.filter),
    found.isEmpty ? findNamedArtist(deps, understood) : null,
  ]);
  return {
    ...(cancelled.length > 0 && { cancelled }),
    ...(past.length > 0 && { past }),
    ...(artist !== null && { artist_without_dates: artist }),
  };
}

interface PageRequest {
  query: string;
  /** Null if no event can match. */
  filter: EventFilter | null;
  bySeries: boolean;
  isCounted: boolean;
  tz: string | undefined;
  page: Page;
}

const NOTHING = {
  events: [],
  next: null,
  total: 0,
  fuzzy: false,
  understood: null,
  relaxed: [],
  isRelated: false,
};

async function findPage(
  deps: SearchEventsDeps,
  { query, filter, bySeries, isCounted, tz, page }: PageRequest,
) {
  const { events } = deps;
  if (!filter) return NOTHING;
  const isWhole = page.after !== null || bySeries || isCounted || asksForOrder(query);
  const maxHits = isWhole ? MAX_HITS : page.offset + page.limit + 1;
  const { ids: hits, ...found } = await findHits(deps, query, { filter, maxHits, tz });
  const ids = await inAskedOrder(deps, hits, { filter, understood: found.understood });
  // Adds distances.
  const shownFilter = withPosition(filter, found.understood?.landmark ?? found.centre);
  if (!bySeries) {
    const { shown, next } = sliceHits(ids, page);
    return {
      ...found,
      events: await events.summaries(shown, shownFilter),
      next,
      total: ids.length,
    };
  }
  const rows = groupHits(ids, await events.findSeriesOf(ids));
  const { shown, next } = sliceHits(rows.ids, page);
  const summaries = await events.summaries(shown, shownFilter);
  const performed = summaries.map((event) => ({ ...event, ...countPerformances(event, rows) }));
  return { ...found, events: performed, next, total: rows.ids.length };
}

const MAX_SORTED = 100;

const asksForOrder = (query: string): boolean => asksForCheapest(query) || asksForNext(query);

/** Sorts the first hits by price or by start if the query requests it. */
async function inAskedOrder(
  { events }: SearchEventsDeps,
  ids: string[],
  { filter, understood }: { filter: EventFilter; understood: UnderstoodQuery | null },
): Promise<string[]> {
  if (!understood?.isCheapest && !understood?.isSoonest) return ids;
  const first = await events.summaries(ids.slice(0, MAX_SORTED), filter);
  return [
    ...(understood.isCheapest ? idsByPrice(first) : idsByStart(first)),
    ...ids.slice(MAX_SORTED),
  ];
}

const ANY_KM = 20_100;

function withPosition(filter: EventFilter, centre: Position | null | undefined): EventFilter {
  return centre && !filter.near ? { ...filter, near: { radiusKm: ANY_KM, ...centre } } : filter;
}

const countPerformances = (
  { id, start_local }: { id: string; start_local: string },
  rows: ReturnType<typeof groupHits>,
) => rows.performances.get(id) ?? { performances: 1, last_date: start_local.slice(0, 10) };
