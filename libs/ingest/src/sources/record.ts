/** A JSON or YAML object that nobody has checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object, or an empty one where a source has something else in its place. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** One line of text with single blanks; null where there is none. Numbers are printed. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return (typeof value === 'string' && value.replace(/\s+/g, ' ').trim()) || null;
}

/** Text that may have paragraphs. */
export const proseOf = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null;

export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text !== null);

/** A number, also where a source quotes it ("35.00"). */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
