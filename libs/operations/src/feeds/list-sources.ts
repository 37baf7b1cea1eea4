import {
  FEED_STATES,
  type FeedStateRepository,
  type PublishedSource,
  type SourceEvents,
  type SourceEventsLimits,
  type SourceRepository,
} from '@marquee/database';
import { DEMO_SOURCE, defineOperation, formatInstant } from '@marquee/domain';
import { z } from 'zod';
import { floorToMinute } from '../paging.ts';

const MAX_CITIES = 10;
const count = z.int().meta({ examples: [128] });
const text = (example: string) =>
  z
    .string()
    .nullable()
    .meta({ examples: [example] });
const instant = (example: string) => text(example);

const Source = z
  .object({
    name: z.string().meta({ description: 'As in the filter `source`.', examples: ['confs-tech'] }),
    title: text('Confs.tech'),
    url: text('https://confs.tech'),
    licence: text('MIT'),
    attribution: text('Confs.tech and its contributors'),
    demo: z.boolean().meta({ description: 'Generated events.', examples: [false] }),
    last_success: instant('2026-11-26T04:05:00Z').meta({
      description: 'End of the last complete run. Null if there was none.',
    }),
    state: z
      .enum(FEED_STATES)
      .nullable()
      .meta({
        description:
          'What the last check found: `working`; `failing`: no answer, or not in the known format; `expired`: nothing lies ahead; `locked`: its key is missing; `off`: it must not be read. Null if it is not checked.',
        examples: ['working'],
      }),
    state_since: instant('2026-11-20T03:17:00Z'),
    checked_at: instant('2026-11-27T03:17:00Z'),
    reason: text('The file contains no list of records.'),
    upcoming_events: count.meta({
      description: 'Events that have not ended, without cancelled ones.',
    }),
    cities: z
      .array(
        z.object({
          city: z.string().meta({ examples: ['Berlin'] }),
          country_code: z
            .string()
            .nullable()
            .meta({ examples: ['DE'] }),
          upcoming_events: count,
        }),
      )
      .meta({ description: `The ${String(MAX_CITIES)} cities with most of these events.` }),
  })
  .meta({ id: 'CatalogueSource' });
export type CatalogueSource = z.infer<typeof Source>;

export interface ListSourcesDeps {
  sources: Pick<SourceRepository, 'listPublished'>;
  countSourceEvents: (limits: SourceEventsLimits) => Promise<SourceEvents[]>;
  feedStates: Pick<FeedStateRepository, 'list'>;
  now: () => Date;
}

export const listSources = defineOperation({
  name: 'list_sources',
  summary: 'Sources of the catalogue',
  description:
    'Each source of events with its licence, the last complete run, the state that the last check found, and the number of upcoming events, by city. An event of several sources counts for each.',
  input: z.object({}),
  output: z.object({ count, sources: z.array(Source) }),
  async run({ sources: repository, countSourceEvents, feedStates, now }: ListSourcesDeps) {
    const [published, counted, states] = await Promise.all([
      repository.listPublished(),
      countSourceEvents({ now: floorToMinute(now()), cities: MAX_CITIES }),
      feedStates.list(),
    ]);
    const counts = new Map(counted.map(({ source, ...events }) => [source, events]));
    const known = new Set(published.map(({ name }) => name));
    const unread = [...states.keys()].filter((name) => !known.has(name)).map(toUnread);
    const sources = [...published, ...unread].map((source): CatalogueSource => {
      const { completed_at, ...terms } = source;
      const state = states.get(source.name);
      return {
        ...terms,
        demo: source.name === DEMO_SOURCE,
        last_success: completed_at && formatInstant(completed_at),
        state: state?.state ?? null,
        state_since: state ? formatInstant(state.since) : null,
        checked_at: state ? formatInstant(state.checked_at) : null,
        reason: state?.reason ?? null,
        ...(counts.get(source.name) ?? { upcoming_events: 0, cities: [] }),
      };
    });
    return { count: sources.length, sources };
  },
});

/** A feed that was checked, but never read. */
const toUnread = (name: string): PublishedSource => ({
  name,
  ...{ title: null, url: null, licence: null, attribution: null, completed_at: null },
});
