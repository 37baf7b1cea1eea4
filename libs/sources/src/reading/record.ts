/** A JSON or YAML object with unchecked members. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the object, or an empty one for any other value. */
export const toFields = (value: unknown): Fields => (isFields(value) ? value : {});

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns one line of text with single spaces, or null if there is none. Converts numbers to text.
 */
export function toText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return (typeof value === 'string' && value.replace(/\s+/g, ' ').trim()) || null;
}

/** Returns trimmed text that may contain line breaks. */
export const toProse = (value: unknown): string | null =>
  (typeof value === 'string' && value.trim()) || null;

export const toTexts = (value: unknown): string[] =>
  toList(value)
    .map(toText)
    .filter((text) => text !== null);

/** Returns a number, also from a quoted one ("35.00"). */
export function toNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
