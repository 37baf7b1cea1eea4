import type { EventFilter } from '@marquee/database';
import { EVENT_STATUSES } from '@marquee/domain';
import { suggestWord } from '@marquee/search';
import { z } from 'zod';
import { createFilterWithPast, type FilterDeps } from '../events/event-filter.ts';
import { eventFilters } from '../events/event-parameters.ts';

export type FilterValue = string | number | boolean;

/** The filters of /events as a JSON object. They are validated and returned as given, because they are stored and read again later. */
export const WebhookFilter = z
  .looseObject(
    Object.fromEntries(
      Object.entries(eventFilters).map(([name, schema]) => [name, asGiven(schema)]),
    ),
  )
  .meta({
    description:
      'The filters of GET /events. Without `status`, changes of cancelled events match; without `from`, those of past events.',
    examples: [{ city: 'Berlin', category: 'music' }],
  });

function asGiven(schema: z.ZodType) {
  const { type, maxLength, minimum, maximum } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  const described = z.globalRegistry.get(schema) ?? {};
  const check = (value: FilterValue, context: z.core.$RefinementCtx<FilterValue>) => {
    for (const { message } of schema.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: 'custom', message, input: value });
  };
  if (type === 'boolean') return z.boolean().superRefine(check).optional().meta(described);
  if (type === 'number')
    return z
      .number()
      .superRefine(check)
      .optional()
      .meta({ ...described, minimum, maximum });
  return z
    .string()
    .superRefine(check)
    .optional()
    .meta({ ...described, maxLength });
}

/** Returns the known filters, with a warning for each unknown one. */
export function readFilter(given: z.output<typeof WebhookFilter>) {
  const names = Object.keys(eventFilters);
  const isKnown = (name: string) => names.includes(name);
  const filter = Object.fromEntries(
    Object.entries(given).filter(
      (entry): entry is [string, FilterValue] => isKnown(entry[0]) && entry[1] !== undefined,
    ),
  );
  const warnings = Object.keys(given)
    .filter((name) => !isKnown(name))
    .map((name) => unknownFilter(name, suggestWord(name, names)));
  return { filter, warnings };
}

const unknownFilter = (name: string, nearest: string | null): string =>
  `unknown filter '${name.replace(/[^\w.-]/g, '?').slice(0, 40)}'${nearest === null ? '' : `; did you mean '${nearest}'?`}`;

const Filters = z.object(eventFilters);

interface ResolvedFilter {
  filter: EventFilter | null;
  warnings: string[];
  /** Returns the warnings of a filter that matches nothing. */
  emptyHints: () => Promise<string[]>;
}

/**
 * Returns the events that a stored filter selects now. It is null if no event can match, because a name is unknown or the filter
 * is no longer valid. Throws if filters contradict each other.
 */
export async function toEventFilter(
  deps: FilterDeps,
  stored: unknown,
  now: Date,
): Promise<ResolvedFilter> {
  const parsed = Filters.safeParse(stored);
  if (!parsed.success) return { filter: null, warnings: [], emptyHints: () => Promise.resolve([]) };
  const { status = [...EVENT_STATUSES], ...filters } = parsed.data;
  return createFilterWithPast(deps, { ...filters, status }, now);
}

/** Returns warnings of a filter that is to be stored: names that are unknown now. Throws if filters contradict each other. */
export async function checkFilter(deps: FilterDeps, filter: unknown, now: Date): Promise<string[]> {
  const resolved = await toEventFilter(deps, filter, now);
  return resolved.filter === null
    ? [...resolved.warnings, ...(await resolved.emptyHints())]
    : resolved.warnings;
}
