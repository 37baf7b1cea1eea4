import { MAX_HITS, type EventFilter, type EventRepository, type Page, type SearchRepository } from '@marquee/database';
import { defineOperation, EventSummary } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from '../cursor.ts';
import { createEventFilter, type FilterDeps } from '../event-filter.ts';
import { eventFilters } from '../event-parameters.ts';
import { openPage, pageEnvelope, paging } from '../paging.ts';
import { text } from '../parameters.ts';
import { presentSummary, type Addresses } from '../present-event.ts';
import { findHits, pageOf } from './find-hits.ts';

const MOST = 100;

export interface SearchEventsDeps extends FilterDeps {
  events: Pick<EventRepository, 'summaries'>;
  search: SearchRepository;
  addresses: Addresses;
  now: () => Date;
}

export const searchEvents = defineOperation({
  name: 'search_events',
  summary: 'Search for events',
  description: `Finds events by their title, artists, venue, city and description, best first, then soonest; case and accents do not matter, the last word may be unfinished, "words in quotes" stand side by side. Cities by any of their names, years, months, today, tonight, tomorrow and this weekend are understood; "in Berlin" is a condition, "jazz berlin" a preference. What finds nothing is tried again for typing errors, and answered with \`fuzzy: true\`. Without \`from\` only events to come are found. Ranks the first ${String(MAX_HITS)} hits; \`has_more\` is false at their end.`,
  input: z.object({
    q: text().meta({
      description: 'What to look for: 1 to 200 characters.',
      examples: ['jazz berlin', 'bayern dortmund', '"romeo and juliet"'],
    }),
    ...eventFilters,
    ...paging(MOST),
  }),
  output: z.object({
    query: z.string().meta({ description: 'What was looked for, as given.', examples: ['react berlin'] }),
    fuzzy: z.boolean().meta({
      description: 'Nothing was found by the letter: these answer what may have been meant.',
      examples: [false],
    }),
    ...pageEnvelope,
    events: z.array(EventSummary),
  }),
  async run(deps: SearchEventsDeps, input) {
    const list = { name: 'search_events', most: MOST, key: sortKeys.number, now: deps.now };
    const { now, page, warnings, envelope } = openPage(input, list);
    const { filter, warnings: unknownNames } = await createEventFilter(deps, input, now);
    const { events, next, fuzzy } = await findPage(deps, { query: input.q, filter, page });
    return {
      query: input.q,
      fuzzy,
      ...envelope(events.length, next),
      events: events.map((event) => presentSummary(event, deps.addresses)),
      warnings: [...unknownNames, ...warnings],
    };
  },
});

async function findPage(
  { events, search }: SearchEventsDeps,
  { query, filter, page }: { query: string; filter: EventFilter | null; page: Page },
) {
  if (!filter) return { events: [], next: null, fuzzy: false };
  const wanted = page.after ? MAX_HITS : page.offset + page.limit + 1;
  const { ids, fuzzy } = await findHits(search, query, { filter, wanted });
  const { shown, next } = pageOf(ids, page);
  return { events: await events.summaries(shown, filter), next, fuzzy };
}
