import { MAX_HITS, type EventFilter, type EventRepository, type Page, type SearchRepository } from '@marquee/database';
import { defineOperation, EventSummary } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from '../cursor.ts';
import { createEventFilter, type FilterDeps } from '../event-filter.ts';
import { eventFilters, grouping } from '../event-parameters.ts';
import { openPage, pageEnvelope, paging } from '../paging.ts';
import { text } from '../parameters.ts';
import { Interpretation } from '../places/interpretation.ts';
import { presentSummary, type Addresses } from '../present-event.ts';
import { findHits, sliceHits } from './find-hits.ts';
import { groupHits } from './group-hits.ts';

const MAX_EVENTS = 100;

export interface SearchEventsDeps extends FilterDeps {
  events: Pick<EventRepository, 'summaries' | 'findSeriesOf'>;
  search: SearchRepository;
  addresses: Addresses;
  now: () => Date;
}

export const searchEvents = defineOperation({
  name: 'search_events',
  summary: 'Search for events',
  description: `Searches title, artists, venue, city and description, best match first, then soonest. Case and accents are ignored, the last word may be incomplete, and "words in quotes" must be adjacent. The query may contain city names in any language, years, months, today, tonight, tomorrow and this weekend. "in Berlin" is a condition, "jazz berlin" a preference. If nothing matches, the search tolerates typos and sets \`fuzzy: true\`. Without \`from\`, only upcoming events are found. Only the first ${String(MAX_HITS)} hits are returned; \`has_more\` is false at their end.`,
  input: z.object({
    q: text().meta({
      description: 'Search query, 1 to 200 characters.',
      examples: ['jazz berlin', 'bayern dortmund', '"romeo and juliet"'],
    }),
    ...eventFilters,
    ...grouping,
    ...paging(MAX_EVENTS),
  }),
  output: z.object({
    query: z.string().meta({ description: 'The query as sent.', examples: ['react berlin'] }),
    fuzzy: z.boolean().meta({
      description: 'True if nothing matched exactly and the hits tolerate typos.',
      examples: [false],
    }),
    ...pageEnvelope,
    interpretation: Interpretation.optional(),
    events: z.array(EventSummary),
  }),
  async run(deps: SearchEventsDeps, input) {
    const list = { name: 'search_events', maxLimit: MAX_EVENTS, key: sortKeys.number, now: deps.now };
    const { now, page, warnings, envelope } = openPage(input, list);
    const { filter, warnings: unknownNames, interpretation, emptyHints } = await createEventFilter(deps, input, now);
    const { events, next, fuzzy } = await findPage(deps, {
      query: input.q,
      filter: filter && { ...filter, bySeries: input.group === 'series' },
      page,
    });
    const hints = events.length === 0 && page.offset === 0 && !page.after ? await emptyHints() : [];
    return {
      query: input.q,
      fuzzy,
      ...envelope(events.length, next),
      ...(interpretation && { interpretation }),
      events: events.map((event) => presentSummary(event, { addresses: deps.addresses, now })),
      warnings: [...unknownNames, ...hints, ...warnings],
    };
  },
});

async function findPage(
  { events, search }: SearchEventsDeps,
  { query, filter, page }: { query: string; filter: EventFilter | null; page: Page },
) {
  if (!filter) return { events: [], next: null, fuzzy: false };
  const isWhole = page.after !== null || filter.bySeries === true;
  const { ids, fuzzy } = await findHits(search, query, {
    filter,
    maxHits: isWhole ? MAX_HITS : page.offset + page.limit + 1,
  });
  if (!filter.bySeries) {
    const { shown, next } = sliceHits(ids, page);
    return { events: await events.summaries(shown, filter), next, fuzzy };
  }
  const rows = groupHits(ids, await events.findSeriesOf(ids));
  const { shown, next } = sliceHits(rows.ids, page);
  const summaries = await events.summaries(shown, filter);
  return { events: summaries.map((event) => ({ ...event, ...countPerformances(event, rows) })), next, fuzzy };
}

const countPerformances = (
  { id, start_local }: { id: string; start_local: string },
  rows: ReturnType<typeof groupHits>,
) => rows.performances.get(id) ?? { performances: 1, last_date: start_local.slice(0, 10) };
