import type { FieldOrigin, FieldStatement, Listing, NormalisedEvent } from '@marquee/domain';
import { FIELD_RULES, toMergeInput } from './merge-listings.ts';

type Field = keyof NormalisedEvent;

/** Fields that name an internal id or are shown under another one. */
const NOT_TRACED = new Set<Field>(['city_id', 'lat', 'lng']);
const NAMES: Partial<Record<Field, string>> = { city_name: 'city', url: 'source_url' };

/**
 * Returns, by field of the record, which source states its value, since when, and which sources
 * state another one.
 */
export function traceFields(listings: Listing[]): Record<string, FieldOrigin> {
  const input = toMergeInput(listings);
  const rules = FIELD_RULES.map(({ fields, choose }) => ({ fields, from: choose(input) }));
  const status = { fields: ['status'] as const, from: input.night.statusFrom ?? input.ordered[0] };
  const traced = [status, ...rules].flatMap(({ fields, from }) =>
    from === undefined
      ? []
      : fields
          .filter((field) => !NOT_TRACED.has(field))
          .map((field) => [NAMES[field] ?? field, trace(field, from, input.ordered)] as const),
  );
  return Object.fromEntries(traced.filter(([, { value }]) => value !== null));
}

function trace(field: Field, from: Listing, listings: Listing[]): FieldOrigin {
  const stated = toStatement(field, from);
  const others = listings
    .filter((listing) => listing !== from)
    .map((listing) => toStatement(field, listing));
  return {
    ...stated,
    disagree: others.filter(
      ({ value }) => value !== null && JSON.stringify(value) !== JSON.stringify(stated.value),
    ),
  };
}

const toStatement = (
  field: Field,
  { source, source_event_id, event, first_seen_at, stated_at, status_said_at }: Listing,
): FieldStatement => {
  const changedAt = field === 'status' ? status_said_at : stated_at[field];
  return {
    value: event[field] ?? null,
    source,
    source_id: source_event_id,
    since: toSecond(changedAt ?? first_seen_at),
  };
};

const toSecond = (at: string | Date): string => `${new Date(at).toISOString().slice(0, 19)}Z`;
