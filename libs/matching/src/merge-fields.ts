import { FIELD_ENTRIES, type EventField, type FieldValues } from '@marquee/domain';

const MAX_ITEMS = 20;

/** Merges the plain fields of listings, best first. */
export function mergeFields(listings: FieldValues[]): FieldValues {
  const merged: Record<string, unknown> = {};
  for (const [name, field] of FIELD_ENTRIES) {
    const stated = listings.flatMap(({ [name]: value }): unknown[] =>
      value === undefined ? [] : [value],
    );
    if (stated.length > 0) merged[name] = combine(field, stated);
  }
  return merged; // each value is one of its field, or combined of such
}

function combine({ merge }: EventField, stated: unknown[]): unknown {
  switch (merge) {
    case 'first':
      return stated[0];
    case 'all':
      return [...new Set(stated.flat())].slice(0, MAX_ITEMS);
    case 'each':
      return stated.reduceRight<object>((sum, value) => Object.assign({}, sum, value), {});
  }
}
