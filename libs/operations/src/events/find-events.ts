import type {
  CountRepository,
  EventFilter,
  EventKey,
  EventPage,
  EventRepository,
} from '@marquee/database';
import { EventSummary, invalidParameters } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from '../cursor.ts';
import { grouping } from '../list-parameters.ts';
import { openPage, pageEnvelope, paging } from '../paging.ts';
import { Interpretation } from '../places/interpretation.ts';
import { textLanguage, translateList } from '../translations.ts';
import { EVENT_TEXT, presentText } from './event-text.ts';
import { createEventFilter, type FilterDeps } from './filters/event-filter.ts';
import { eventFilters } from './filters/event-parameters.ts';
import { selection, wantsTotal } from './list-selection.ts';
import { presentSummary, type Addresses } from './present-event.ts';

export const MAX_EVENTS = 100;
const SORTS = ['start', '-start', 'popular', 'distance', 'added', 'price', '-price'] as const;
const SORT_ERROR = `must be one of ${SORTS.join(', ')}`;

/** The input of every list of events. */
export const eventListInput = {
  ...eventFilters,
  ...grouping,
  sort: z
    .enum(SORTS, { error: SORT_ERROR })
    .default('start')
    .meta({
      description:
        'By start (soonest first), -start (latest first), popular, distance (needs `near`), added (newest first), price (lowest first) or -price (highest first). Prices are compared as amounts, so name a place with one currency; unknown prices come last.',
      examples: ['popular'],
    }),
  ...textLanguage,
  ...paging(MAX_EVENTS),
  ...selection(EventSummary),
};

/** The output of every list of events. */
export const eventListOutput = {
  ...pageEnvelope,
  interpretation: Interpretation.optional(),
  events: z.array(EventSummary),
};

export interface FindEventsDeps extends FilterDeps {
  counts: Pick<CountRepository, 'total'>;
  events: Pick<EventRepository, 'list' | 'listTexts' | 'findTranslations'>;
  addresses: Addresses;
  now: () => Date;
}

type EventListInput = z.output<z.ZodObject<typeof eventListInput>>;

/** Returns one page of events. `name` is the name of the operation; cursors contain it. */
export async function findEvents(deps: FindEventsDeps, name: string, input: EventListInput) {
  const { events, addresses } = deps;
  const { found, now, ...rest } = await findList(deps, { name, input, list: events.list });
  const { fields } = input;
  const shown = found.map((event) => presentSummary(event, { addresses, now, fields }));
  return { ...rest, events: await translateList(events, shown, input) };
}

/** The same with the events as JSON texts; null for input that needs the fields of the events. */
export async function writeEvents(deps: FindEventsDeps, name: string, input: EventListInput) {
  const { fields, lang, group, near } = input;
  if ([fields, lang, group, near].some((value) => value !== undefined)) return null;
  const { events, addresses } = deps;
  const list = (filter: EventFilter, page: EventPage) => events.listTexts(filter, page, EVENT_TEXT);
  const { found, now, ...rest } = await findList(deps, { name, input, list });
  const texts = found.map((event) => presentText(event, { addresses, now }));
  return { ...rest, events: [], texts };
}

interface ListRequest<Found> {
  name: string;
  input: EventListInput;
  list: (
    filter: EventFilter,
    page: EventPage,
  ) => Promise<{ events: Found[]; next: EventKey | null }>;
}

async function findList<Found>(deps: FindEventsDeps, { name, input, list }: ListRequest<Found>) {
  if (input.sort === 'distance' && !input.near) throw distanceWithoutCentre();
  const paged = { name, maxLimit: MAX_EVENTS, key: sortKeyFor(input.sort), now: deps.now };
  const { now, page, warnings, envelope } = openPage(input, paged);
  const {
    filter,
    warnings: unknownNames,
    interpretation,
    emptyHints,
  } = await createEventFilter(deps, input, now);
  const listed = filter && { ...filter, bySeries: input.group === 'series' };
  const [{ events: found, next }, total] = await Promise.all([
    // The filter is null if it contains an unknown name, so no event matches.
    listed ? list(listed, { ...page, sort: input.sort }) : { events: [], next: null },
    wantsTotal(input) ? (listed ? deps.counts.total(listed) : 0) : undefined,
  ]);
  const hints = found.length === 0 && page.offset === 0 && !page.after ? await emptyHints() : [];
  return {
    ...envelope(found.length, next),
    ...(total !== undefined && { total }),
    ...(interpretation && { interpretation }),
    found,
    now,
    warnings: [...unknownNames, ...hints, ...warnings],
  };
}

const distanceWithoutCentre = () =>
  invalidParameters([
    { name: 'sort', code: 'contradiction', detail: 'by distance needs near=lat,lng' },
  ]);

const NUMBERED: readonly EventPage['sort'][] = ['popular', 'distance', 'price', '-price'];
const sortKeyFor = (sort: EventPage['sort']) =>
  NUMBERED.includes(sort) ? sortKeys.number : sortKeys.instant;
