import type { EventSummary } from '@marquee/domain';
import { countMatches } from '@marquee/operations';
import { z } from 'zod';
import {
  conciseEvent,
  detailedEvent,
  EventRow,
  rowOptions,
  shareDemo,
} from '../replies/event-views.ts';
import { buildPage, pageFields } from '../replies/paging.ts';
import { runOperation } from '../run-operation.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { readTool } from '../tool.ts';
import {
  Alternatives,
  alternativesHint,
  findAlternatives,
  type SearchCall,
} from './find-alternatives.ts';
import { findRows, type FoundRows } from './find-rows.ts';
import { toSearchFilters } from './search-filters.ts';
import { SEARCH_ALIASES, SearchInput, type SearchArguments } from './search-input.ts';

export const searchEventsTool = readTool({
  name: 'search_events',
  title: 'Search events',
  description:
    'Find concerts, sports, theater, festivals and more, worldwide. Start here; pass a row’s slug on. Times are local.',
  input: SearchInput,
  aliases: SEARCH_ALIASES,
  output: z.object({
    ...pageFields,
    interpretation: z.unknown().optional(),
    relaxed: z.array(z.string()).optional(),
    alternatives: Alternatives.optional(),
    events: z.array(EventRow),
  }),
  lists: ['events'],
  async run(deps: ToolDeps, { response_format, limit, offset, ...args }) {
    const found = await findRows(deps, args, { limit, offset });
    const { isAllDemo, events } = await toRows(deps, found.events, response_format);
    const isEmpty = events.length === 0 && offset === 0;
    const alternatives = isEmpty
      ? await findAlternatives(
          withoutDefaults(args),
          { ...toUnderstood(found), otherCity: await findOtherCity(deps, args.city) },
          (call) => countCall(deps, call),
        )
      : [];
    const page = await buildPage({
      count: events.length,
      offset,
      hasMore: found.has_more,
      hints: [
        ...hintsFor(found, isEmpty),
        alternativesHint(alternatives),
        isAllDemo ? ALL_DEMO : undefined,
      ],
      countAll: found.countAll,
    });
    const { interpretation, relaxed, cancelled } = found;
    return {
      ...(args.q !== undefined && { query: args.q }),
      ...page,
      ...(interpretation && { interpretation: shorten(interpretation) }),
      ...(relaxed && { relaxed }),
      ...(cancelled && { cancelled }),
      ...(alternatives.length > 0 && { alternatives }),
      events,
    };
  },
});

const ALL_DEMO = 'All rows are generated demo events.';
const FUZZY = 'No exact match; these are similar.';

function hintsFor(found: FoundRows, isEmpty: boolean): (string | undefined)[] {
  const artist = found.artist_without_dates ?? (isEmpty ? found.read.filters.artist : undefined);
  const words =
    found.interpretation && 'words' in found.interpretation
      ? found.interpretation.words
      : undefined;
  return [
    ...found.notes,
    found.fuzzy ? FUZZY : undefined,
    ...(found.warnings ?? []).map((warning) =>
      `${warning.replace(/^./, (first) => first.toUpperCase())}.`.replace(/([?.])\.$/, '$1'),
    ),
    ...(found.cancelled ?? []).map(
      ({ title, city, start_local }) =>
        `“${title}” in ${city} on ${start_local.slice(0, 10)} is cancelled.`,
    ),
    artist === undefined
      ? undefined
      : `The artist ${artist} is known but has no such dates. demand_artist records that a person wants a concert.`,
    isEmpty && artist === undefined && words !== undefined && words !== ''
      ? `If "${words}" is an artist, demand_artist records that a person wants a concert.`
      : undefined,
    isEmpty ? 'No event matches all filters.' : undefined,
  ];
}

async function toRows(
  deps: ToolDeps,
  found: EventSummary[],
  format: SearchInput['response_format'],
) {
  const options = rowOptions(deps);
  if (format === 'concise') {
    const { isAllDemo, rows } = shareDemo(found.map((event) => conciseEvent(event, options)));
    return { isAllDemo, events: rows };
  }
  const records = await deps.events.findAll(found.map(({ id }) => id));
  const events = found.map((event) =>
    detailedEvent(event, records.get(event.id)?.description ?? null, options),
  );
  return { isAllDemo: false, events };
}

const MAX_NAMESAKES = 3;

/** Shortens the answer: a name such as Springfield has many places. */
const shorten = <Read extends { others?: unknown[] | undefined }>(read: Read): Read =>
  read.others ? { ...read, others: read.others.slice(0, MAX_NAMESAKES) } : read;

const toUnderstood = ({ interpretation, cancelled }: FoundRows) => ({
  ...interpretation,
  hasCancelled: cancelled !== undefined && cancelled.length > 0,
});

async function findOtherCity(
  { places, now }: ToolDeps,
  name: string | undefined,
): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const known = await places.findKnownCity({ name, country_code: null });
  if (known?.corrected === false && known.city.has_upcoming_events) return undefined;
  const [nearest] = await places.suggest(name, { from: now(), now: now() });
  return nearest;
}

const withoutDefaults = ({ group, ...args }: SearchArguments): SearchCall => ({
  ...args,
  ...(group === 'none' && { group }),
});

/** Counts the events that a call finds as it is written. */
async function countCall(deps: ToolDeps, call: SearchCall) {
  const { q, filters } = await toSearchFilters(deps, SearchInput.parse(call));
  const { total, next } = await runOperation(countMatches, deps, {
    ...filters,
    ...(q !== undefined && { q }),
  });
  return { count: total, ...(next !== undefined && { next }) };
}
