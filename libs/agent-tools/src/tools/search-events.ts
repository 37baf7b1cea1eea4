import { foldText, parseCountryCode, type EventSummary } from '@marquee/domain';
import {
  countBy,
  countMatches,
  listEvents,
  readWeeklyDays,
  toDates,
  toWeekdayNames,
  type COUNT_KEYS,
} from '@marquee/operations';
import { z } from 'zod';
import { normaliseDate } from '../arguments/dates.ts';
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
import { countDates, findRows, type FoundRows } from './find-rows.ts';
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
    counts: z.unknown().optional(),
    events: z.array(EventRow),
  }),
  lists: ['events'],
  async run(deps: ToolDeps, { response_format, limit, offset, count_by, ...args }) {
    if (count_by !== undefined) return countRows(deps, args, count_by);
    const found = await findRows(deps, args, { limit, offset });
    const { isAllDemo, events } = await toRows(
      { ...deps, tz: args.tz, genres: requestedGenres(args, found) },
      found.events,
      response_format,
    );
    const isEmpty = events.length === 0 && offset === 0;
    const alternatives = isEmpty
      ? await findAlternatives(
          withoutDefaults(args),
          { ...toUnderstood(found), otherCity: await findOtherCity(deps, args.city) },
          (call) => countCall(deps, call),
        )
      : [];
    const dates = countDates(found.events);
    const page = await buildPage({
      count: events.length,
      offset,
      hasMore: found.has_more,
      hints: [
        ...(await hintsFor(deps, found, isEmpty)),
        alternativesHint(alternatives),
        isAllDemo ? ALL_DEMO : undefined,
        dates > events.length && !found.has_more ? `${String(dates)} dates.` : undefined,
      ],
      countAll: found.countAll,
      dates,
    });
    const { relaxed, cancelled, past } = found;
    const interpretation = await withDates(deps, args, found.interpretation);
    return {
      ...(args.q !== undefined && { query: args.q }),
      ...page,
      ...(interpretation && { interpretation: shorten(interpretation) }),
      ...(relaxed && { relaxed }),
      ...(cancelled && { cancelled }),
      ...(past && { past }),
      ...(alternatives.length > 0 && { alternatives }),
      events,
    };
  },
});

type CountKey = (typeof COUNT_KEYS)[number];

const ALL_DEMO = 'All rows are generated demo events.';
const FUZZY = 'No exact match; these are similar.';

async function hintsFor(
  deps: ToolDeps,
  found: FoundRows,
  isEmpty: boolean,
): Promise<(string | undefined)[]> {
  const artist = found.artist_without_dates ?? (isEmpty ? found.read.filters.artist : undefined);
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
    ...(found.past ?? []).map(
      ({ title, city, start_local }) =>
        `“${title}” in ${city} was on ${start_local.slice(0, 10)}; it is over.`,
    ),
    artist === undefined ? undefined : await describeArtist(deps, artist, found),
    isEmpty ? 'No event matches all filters.' : undefined,
  ];
}

/** States when a known artist without such dates plays next or played last. */
async function describeArtist(deps: ToolDeps, artist: string, { read }: FoundRows) {
  const list = (filters: object) =>
    runOperation(listEvents, deps, { artist, limit: 1, ...filters }).catch(() => ({ events: [] }));
  const hasFilters = Object.keys(read.filters).some(
    (name) => name !== 'artist' && name !== 'group',
  );
  const [next] = hasFilters ? (await list({})).events : [];
  const now = deps.now().toISOString();
  const [last] = next
    ? []
    : (await list({ from: '1800-01-01', to: now, sort: '-start', ongoing: '1' })).events;
  const where = ({ city, start_local }: EventSummary) => `${start_local.slice(0, 10)} in ${city}`;
  const known = next
    ? `is known but has no such dates; the next is on ${where(next)}.`
    : `is known but has no dates ahead${last ? `; the last was on ${where(last)}` : ''}.`;
  return `The artist ${artist} ${known} demand_artist records that a person wants a concert.`;
}

/** Adds the dates that `on` was read as. */
async function withDates(
  { places, now }: ToolDeps,
  { on, tz, city, country }: SearchArguments,
  interpretation: FoundRows['interpretation'],
) {
  if (on === undefined) return interpretation;
  const place =
    city === undefined ? null : await places.findKnownCity({ name: city, country_code: null });
  const home = {
    tz: tz ?? place?.city.timezone ?? undefined,
    country: place?.city.country_code ?? parseCountryCode(country ?? '') ?? undefined,
  };
  const days = normaliseDate(on).replace(/^the (?=[^\d])/i, '');
  const weekly = readWeeklyDays(days);
  if (weekly?.weekdays) return { ...interpretation, weekdays: toWeekdayNames(weekly.weekdays) };
  const dates = toDates(days, { now: now(), ...home });
  return dates === null ? interpretation : { ...interpretation, on: dates };
}

/** Answers with counts by a key instead of rows. */
async function countRows(deps: ToolDeps, args: SearchArguments, by: CountKey) {
  const { q, filters, notes } = await toSearchFilters(deps, args);
  const found = await runOperation(countBy, deps, {
    ...filters,
    ...(q !== undefined && { q }),
    by,
  });
  return {
    count: 0,
    total: found.total,
    has_more: false,
    counts: Object.fromEntries(found.counts.map(({ key, count }) => [key, count])),
    ...(notes.length > 0 && { hint: notes.join(' ') }),
    events: [],
  };
}

const requestedGenres = (
  { genre = '' }: SearchArguments,
  { interpretation }: FoundRows,
): string[] => [
  ...genre.split(',').map(foldText),
  ...((interpretation as { genre?: string[] } | undefined)?.genre ?? []),
];

async function toRows(
  deps: ToolDeps & { tz: string | undefined; genres: string[] },
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
const shorten = <Read extends object>(read: Read): Read =>
  'others' in read && Array.isArray(read.others)
    ? { ...read, others: read.others.slice(0, MAX_NAMESAKES) }
    : read;

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
