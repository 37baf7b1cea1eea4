import type { RawEvent } from '../raw-event.ts';
import { RecordRejectedError } from '../record-rejected-error.ts';

const MAX_TITLE_LENGTH = 10_000;
const MAX_DESCRIPTION_LENGTH = 200_000;
const MAX_LENGTH = 5_000;
const MAX_ITEMS = 1_000;
// Their first characters are used, so a long one is no fault.
const SHORTENED: ReadonlySet<string> = new Set([
  'description',
  'source_id',
  'series_id',
  'series_title',
]);

/**
 * Drops texts that are too long to be what they should be, and shortens such lists, with a warning.
 * No real record has them, and some patterns take quadratic time. Throws a RecordRejectedError for
 * such a title.
 */
export function boundTexts(raw: RawEvent): RawEvent {
  if (raw.title.length > MAX_TITLE_LENGTH)
    throw new RecordRejectedError('title of more than 10,000 characters');
  const long = Object.entries(raw).filter(([name, value]) => isTooLong(name, value));
  if (long.length === 0) return raw;
  const bounded = long.map(([name, value]): [string, unknown] => [name, bound(name, value)]);
  const dropped = long.filter(([name]) => !SHORTENED.has(name));
  const warnings = dropped.map(([name]) => ({ warning: `${name} that is too long`, detail: '' }));
  return {
    ...raw,
    ...Object.fromEntries(bounded),
    warnings: [...(raw.warnings ?? []), ...warnings],
  };
}

function isTooLong(name: string, value: unknown): boolean {
  if (typeof value === 'string') return value.length > MAX_LENGTH && name !== 'title';
  return (
    Array.isArray(value) &&
    name !== 'warnings' &&
    (value.length > MAX_ITEMS || value.some(isLongText))
  );
}

function bound(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isLongText(item)).slice(0, MAX_ITEMS);
  if (typeof value !== 'string' || !SHORTENED.has(name)) return null;
  return value.slice(0, name === 'description' ? MAX_DESCRIPTION_LENGTH : MAX_LENGTH);
}

const isLongText = (item: unknown) => typeof item === 'string' && item.length > MAX_LENGTH;
