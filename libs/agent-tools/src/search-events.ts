import { CATEGORIES, DomainError, type EventSummary } from '@marquee/domain';
import { countEvents, listEvents, searchEvents } from '@marquee/operations';
import { z } from 'zod';
import { normaliseDate } from './dates.ts';
import { conciseEvent, detailedEvent, EventRow } from './event-views.ts';
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
  on: z.string().optional().meta({ description: 'today, tonight, tomorrow, weekend or a date.' }),
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
  output: z.object({ ...pageFields, interpretation: z.unknown().optional(), events: z.array(EventRow) }),
  lists: ['events'],
  conciseMaxBytes: 3_000, // about 1,000 tokens: ten rows, or nine long ones
  async run(deps: ToolDeps, { response_format, limit, offset, ...given }) {
    const filters = { ...given, ...normaliseDates(given), group: 'series' as const };
    const found = await find(deps, { ...filters, limit, offset }).catch((error: unknown) => {
      throw swappedDatesError(error, filters) ?? error;
    });
    const events = await toRows(deps, found.events, response_format);
    const page = await buildPage({
      count: events.length,
      offset,
      hasMore: found.has_more,
      hints: [
        found.fuzzy ? FUZZY : undefined,
        ...(found.warnings ?? []),
        events.length === 0 ? emptyResultHint(given) : undefined,
      ],
      countAll: () => deps.totals(filters, async () => (await runOperation(countEvents, deps, filters)).total),
    });
    const { interpretation } = found;
    const place = interpretation && { interpretation };
    return { ...(given.q !== undefined && { query: given.q }), ...page, ...place, events };
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
  if (q === undefined) return { ...(await runOperation(listEvents, deps, filters)), fuzzy: false };
  return runOperation(searchEvents, deps, { q, ...filters });
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

function emptyResultHint({ city, ...others }: Pick<Input, 'city' | 'q' | 'category' | 'from' | 'to' | 'on'>) {
  const widen = Object.values(others).some((value) => value !== undefined) ? 'Drop one filter or widen the dates.' : '';
  return `No event matches all filters. ${widen}`.trim();
}
