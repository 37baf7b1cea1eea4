import type { EventFilter } from '@marquee/database';
import { EVENT_STATUSES, invalidInputs, type InputProblem } from '@marquee/domain';
import { suggestWord } from '@marquee/search';
import { z } from 'zod';
import { createFilterWithPast, type FilterDeps } from '../events/filters/event-filter.ts';
import { eventFilters } from '../events/filters/event-parameters.ts';

export type FilterValue = string | number | boolean;

/**
 * The filters of /events as a JSON object. They are validated and returned as given, because they
 * are stored and read again later.
 */
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
  const {
    type,
    enum: values,
    maxLength,
    minimum,
    maximum,
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
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
    .meta({ ...described, maxLength, ...(values && { enum: values }) });
}

/**
 * Returns the filters. Throws if a name is unknown, because the webhook would receive every change
 * for years.
 */
export function readFilter(given: z.output<typeof WebhookFilter>): Record<string, FilterValue> {
  const names = Object.keys(eventFilters);
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw invalidInputs(
      'invalid_body',
      unknown.map((name) => unknownFilter(name, names)),
    );
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, FilterValue] => entry[1] !== undefined),
  );
}

function unknownFilter(name: string, names: string[]): InputProblem {
  const nearest = suggestWord(name, names);
  const hint = nearest === null ? '' : `; did you mean '${nearest}'?`;
  const shown = name.replace(/[^\w.-]/g, '?').slice(0, 40);
  return { name: `filter.${shown}`, code: 'unknown', detail: `is no filter of GET /events${hint}` };
}

// Strict, because a process of another release may have stored a filter that this one lacks.
const Filters = z.strictObject(eventFilters);

interface ResolvedFilter {
  filter: EventFilter | null;
  warnings: string[];
  /** Returns the warnings of a filter that matches nothing. */
  emptyHints: () => Promise<string[]>;
}

/**
 * Returns the events that a stored filter selects now. It is null if no event can match, because a
 * name is unknown or the filter is no longer valid. Throws if filters contradict each other.
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

/**
 * Returns warnings of a filter that is to be stored: names that are unknown now. Throws if filters
 * contradict each other.
 */
export async function checkFilter(deps: FilterDeps, filter: unknown, now: Date): Promise<string[]> {
  const resolved = await toEventFilter(deps, filter, now);
  return resolved.filter === null
    ? [...resolved.warnings, ...(await resolved.emptyHints())]
    : resolved.warnings;
}
