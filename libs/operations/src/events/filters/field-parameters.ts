import type { FieldCondition, FieldConditions } from '@marquee/database';
import {
  FIELD_ENTRIES,
  languageTag,
  type EventField,
  type FieldFilter,
  type FieldName,
} from '@marquee/domain';
import { z } from 'zod';
import { flag, includedAndExcluded, type IncludedAndExcluded } from '../../parameters.ts';

const FILTERED = FIELD_ENTRIES.flatMap(([name, field]) =>
  field.filter === undefined
    ? []
    : [{ name, parameter: field.filterName ?? name, field, description: field.filter }],
);

/** Reads comma-separated words. `read` returns the stored form of one, or null if it is unknown. */
const words = (read: (word: string) => string | null, expected: string) =>
  includedAndExcluded().transform(({ included, excluded }, context): IncludedAndExcluded => {
    const known = (list: string[]) => list.map(read);
    const found = { included: known(included), excluded: known(excluded) };
    if ([...found.included, ...found.excluded].every((word) => word !== null))
      return found as IncludedAndExcluded; // no word is null
    context.addIssue({ code: 'custom', message: `must be one or more of ${expected}` });
    return z.NEVER;
  });

const normalised = (word: string) => word.toLowerCase().replaceAll(/[\s-]+/g, '_');

function parameterFor(field: EventField): z.ZodType<FieldCondition> {
  if (field.type === 'flag') return flag();
  if (field.type === 'languages') return words(languageTag, 'BCP 47 tags, such as en or de-AT');
  const values = 'values' in field ? field.values : [];
  return words(
    (word) => values.find((value) => value === normalised(word)) ?? null,
    values.join(', '),
  );
}

function exampleFor({ type, example }: EventField): unknown {
  if (type === 'flag') return true;
  if (type === 'features') return Object.keys(example as object).join();
  return String(example);
}

/** The filters by plain fields: a parameter for each field with a description of its filter. */
export const fieldFilters = Object.fromEntries(
  FILTERED.map(({ parameter, field, description }) => [
    parameter,
    parameterFor(field)
      .optional()
      .meta({ description, examples: [exampleFor(field)] }),
  ]),
) as Record<FieldFilter, z.ZodOptional<z.ZodType<FieldCondition>>>; // a parameter for each filter

/** Returns the conditions of the filters on plain fields, or nothing. */
export function toFieldConditions(filters: object): { fields?: FieldConditions } {
  const requested = FILTERED.flatMap(({ name, parameter }): [FieldName, FieldCondition][] => {
    const condition: unknown = Reflect.get(filters, parameter);
    return isCondition(condition) ? [[name, condition]] : [];
  });
  return requested.length > 0 ? { fields: Object.fromEntries(requested) } : {};
}

const isCondition = (value: unknown): value is FieldCondition =>
  typeof value === 'boolean' || (typeof value === 'object' && value !== null);
