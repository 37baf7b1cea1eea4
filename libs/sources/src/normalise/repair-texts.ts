import type { RawEvent } from '../raw-event.ts';
import { RecordRejectedError } from '../record-rejected-error.ts';
import { repairEncoding } from './repair-encoding.ts';

const LOST = '\ufffd';
// An id identifies, whatever it contains.
const IDENTITIES: ReadonlySet<string> = new Set([
  'source_id',
  'series_id',
  'warnings',
  'list_names',
  'artist_ids',
]);

/**
 * Repairs texts that a source decoded with a wrong encoding. Drops texts in which it lost
 * characters (U+FFFD), with a warning; a description only loses these. Throws a RecordRejectedError
 * for such a title.
 */
export function repairTexts(raw: RawEvent): RawEvent {
  const repaired: Record<string, unknown> = {};
  const warnings = [...(raw.warnings ?? [])];
  for (const [name, value] of Object.entries(raw)) {
    if (IDENTITIES.has(name) || !isForeign(value)) continue;
    const text = mapTexts(value, repairEncoding);
    const isLost = hasLost(text);
    if (isLost && name === 'title')
      throw new RecordRejectedError('title with lost characters (U+FFFD)');
    if (isLost) warnings.push({ warning: `${name} with lost characters (U+FFFD)`, detail: '' });
    repaired[name] = isLost ? withoutLost(name, text) : text;
  }
  if (Object.keys(repaired).length === 0) return raw;
  return { ...raw, ...repaired, ...(warnings.length > 0 && { warnings }) };
}

const NOT_ASCII = /[^\p{ASCII}]/u;
const isText = (value: unknown): value is string => typeof value === 'string';
const isForeign = (value: unknown): boolean =>
  isText(value) ? NOT_ASCII.test(value) : Array.isArray(value) && value.some(isForeign);
const hasLost = (value: unknown): boolean =>
  isText(value) ? value.includes(LOST) : Array.isArray(value) && value.some(hasLost);

const mapTexts = (value: unknown, map: (text: string) => string): unknown =>
  Array.isArray(value)
    ? value.map((item: unknown) => mapTexts(item, map))
    : isText(value)
      ? map(value)
      : value;

function withoutLost(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !hasLost(item));
  return name === 'description' && isText(value) ? value.replaceAll('\ufffd', '') : null;
}
