import { isFields, type Fields } from '../reading/record.ts';

const NUMBERED = /^(\p{L}+?)[_-]?(\d{1,3})[_.-](\p{L}[\p{L}\p{N}_-]*)$/u;
const MIN_ITEMS = 2;

/**
 * Some forms write a list as numbered members: `event1_title`, `event1_day`, `event2_title`.
 * Returns the document with such a list.
 */
export function fromNumberedMembers(document: unknown): unknown {
  if (!isFields(document)) return document;
  const lists = new Map<string, Map<string, Fields>>();
  for (const [name, value] of Object.entries(document)) {
    const [, base = '', number = '', member = ''] = NUMBERED.exec(name) ?? [];
    if (base === '' || value === null || value === '' || typeof value === 'object') continue;
    const items = lists.get(base) ?? new Map<string, Fields>();
    items.set(number, { ...items.get(number), [member]: value });
    lists.set(base, items);
  }
  const found = [...lists].filter(([, items]) => items.size >= MIN_ITEMS);
  if (found.length === 0) return document;
  return {
    ...document,
    ...Object.fromEntries(found.map(([base, items]) => [base, [...items.values()]])),
  };
}
