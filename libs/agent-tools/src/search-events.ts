import { CATEGORIES, DomainError, type EventSummary } from '@marquee/domain';
import { countEvents, listEvents, searchEvents } from '@marquee/operations';
import { z } from 'zod';
import { normaliseDate } from './dates.ts';
import { conciseEvent, detailedEvent, EventRow } from './event-views.ts';
import { Alternatives, alternativesHint, findAlternatives, type SearchArguments } from './find-alternatives.ts';
import { pageFields, buildPage, paging } from './paging.ts';
import { runOperation } from './run-operation.ts';
import type { ToolDeps } from './tool-deps.ts';
import { readTool } from './tool.ts';

const Input = z.strictObject({
  q: z.string().optional().meta({ description: 'Words: artist, title, venue. Optional.' }),
  city: z.string().optional().meta({ description: 'City, also "Portland, OR"; or a region.' }),
  country: z.string().optional().meta({ description: 'Code or name; several by comma, !US excludes.' }),
  category: z
    .string()
    .optional()
    .meta({ description: `${CATEGORIES.join(', ')}; several by comma.` }),
  from: z.string().optional().meta({ description: 'YYYY-MM-DD or UTC instant. Default: now.' }),
  to: z.string().optional().meta({ description: 'Last day.' }),
  on: z.string().optional().meta({ description: 'tonight, next weekend, 25-27 June or a date.' }),
  featured: z.boolean().optional().meta({ description: 'Only featured.' }),
  ...paging,
  response_format: z
    .enum(['concise', 'detailed'])
    .default('concise')
    .meta({ description: 'detailed: also price, description.' }),
});
type Input = z.output<typeof Input>;

export const searchEventsTool = readTool({
  name: 'search_events',
  title: 'Search events',
  description:
    'Find upcoming concerts, sports, theater, film, festivals and more, worldwide. Start here; pass a row’s slug to get_event or plan_my_night. Times are UTC.',
  input: Input,
  aliases: {
    query: 'q',
    keyword: 'q',
    keywords: 'q',
    search: 'q',
    text: 'q',
    artist: 'q',
    location: 'city',
    place: 'city',
    country_code: 'country',
    type: 'category',
    genre: 'category',
    categories: 'category',
    start_date: 'from',
    date_from: 'from',
    from_date: 'from',
    start: 'from',
    after: 'from',
    end_date: 'to',
    date_to: 'to',
    to_date: 'to',
    end: 'to',
    before: 'to',
    until: 'to',
    date: 'on',
    day: 'on',
    when: 'on',
    max_results: 'limit',
    page_size: 'limit',
    format: 'response_format',
  },
  output: z.object({
    ...pageFields,
    interpretation: z.unknown().optional(),
    relaxed: z.array(z.string()).optional(),
    alternatives: Alternatives.optional(),
    events: z.array(EventRow),
  }),
  lists: ['events'],
  conciseMaxBytes: 3_000, // about 1,000 tokens: ten rows, or nine long ones
  async run(deps: ToolDeps, { response_format, limit, offset, ...given }) {
    const filters = { ...given, ...normaliseDates(given), group: 'series' as const };
    const found = await find(deps, { ...filters, limit, offset }).catch((error: unknown) => {
      throw swappedDatesError(error, filters) ?? error;
    });
    const events = await toRows(deps, found.events, response_format);
    const isEmpty = events.length === 0 && offset === 0;
    const alternatives = isEmpty
      ? await findAlternatives(given, found.interpretation ?? {}, (args) => countAlternative(deps, args))
      : [];
    const page = await buildPage({
      count: events.length,
      offset,
      hasMore: found.has_more,
      hints: [
        found.fuzzy ? FUZZY : undefined,
        ...(found.warnings ?? []),
        ...nameHints(found),
        isEmpty ? 'No event matches all filters.' : undefined,
        alternativesHint(alternatives),
      ],
      countAll: () => deps.totals(filters, async () => (await runOperation(countEvents, deps, filters)).total),
    });
    const { interpretation, relaxed, cancelled } = found;
    return {
      ...(given.q !== undefined && { query: given.q }),
      ...page,
      ...(interpretation && { interpretation: shorten(interpretation) }),
      ...(relaxed && { relaxed }),
      ...(cancelled && { cancelled }),
      ...(alternatives.length > 0 && { alternatives }),
      events,
    };
  },
});

const FUZZY = 'No exact match; these are similar.';

function normaliseDates({ from, to, on }: Pick<Input, 'from' | 'to' | 'on'>) {
  return {
    ...(from !== undefined && { from: normaliseDate(from) }),
    ...(to !== undefined && { to: normaliseDate(to) }),
    ...(on !== undefined && { on: normaliseDate(on).replace(/^this |^the /i, '') }),
  };
}

/** Searches if `q` is set, otherwise lists. */
async function find(deps: ToolDeps, { q, ...filters }: Omit<Input, 'response_format'> & { group: 'series' }) {
  if (q !== undefined) return runOperation(searchEvents, deps, { q, ...filters });
  const onlyOfSearches = { fuzzy: false, relaxed: undefined, cancelled: undefined, artist_without_dates: undefined };
  return { ...(await runOperation(listEvents, deps, filters)), ...onlyOfSearches };
}

function swappedDatesError(error: unknown, { from, to }: Pick<Input, 'from' | 'to'>): DomainError | null {
  const isSwapped = error instanceof DomainError && error.problems.some(({ code }) => code === 'contradiction');
  if (!isSwapped || from === undefined) return null;
  const message = `\`from\` (${from}) is after \`to\` (${to ?? 'now'}). Swap the two dates and call search_events again.`;
  return new DomainError('invalid_parameter', message);
}

async function toRows({ addresses, events }: ToolDeps, found: EventSummary[], format: Input['response_format']) {
  if (format === 'concise') return found.map((event) => conciseEvent(event, addresses.api));
  const records = await events.findAll(found.map(({ id }) => id));
  return found.map((event) => detailedEvent(event, records.get(event.id)?.description ?? null, addresses.api));
}

const MAX_NAMESAKES = 3;

/** Shortens the answer: a name such as Springfield has many places. */
const shorten = <Read extends { others?: unknown[] | undefined }>(read: Read): Read =>
  read.others ? { ...read, others: read.others.slice(0, MAX_NAMESAKES) } : read;

type Found = Awaited<ReturnType<typeof find>>;

function nameHints({ cancelled = [], artist_without_dates }: Found): string[] {
  return [
    ...cancelled.map(
      ({ title, city, start_local }) => `“${title}” in ${city} on ${start_local.slice(0, 10)} is cancelled.`,
    ),
    ...(artist_without_dates === undefined
      ? []
      : ['The artist is known but has no such dates. demand_artist records that a person wants a concert.']),
  ];
}

const SAMPLE_SIZE = 20;

/** Counts the events of a call, and finds the first day of its best ones. */
async function countAlternative(deps: ToolDeps, args: SearchArguments) {
  const filters = { ...(args as Omit<Input, 'response_format' | 'limit' | 'offset'>), group: 'series' as const };
  const sample = await find(deps, { ...filters, limit: SAMPLE_SIZE, offset: 0 });
  if (sample.relaxed) return { count: 0 }; // not what the call states
  const [first] = sample.events.map(({ local_dates }) => local_dates.from).toSorted();
  const count = sample.has_more
    ? await deps.totals(filters, async () => (await runOperation(countEvents, deps, filters)).total)
    : sample.count;
  return { count, ...(first !== undefined && { next: first }) };
}
