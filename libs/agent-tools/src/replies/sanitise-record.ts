import { sanitiseText } from './sanitise-text.ts';

const MAX_LENGTHS: Readonly<Record<string, number>> = {
  title: 200,
  description: 600,
  summary: 400,
  narrative: 1_500,
  body: 12_000,
};
const MAX_OTHER_LENGTH = 300;
const MAX_LINK_LENGTH = 2_000;
const LINKS = new Set(['url', 'self', 'page', 'ics', 'click']);
const MAX_ITEMS = 100;

/**
 * Returns the record with sanitised and shortened strings. Omits null values, and links that are
 * neither https nor start with one of our own addresses.
 */
export function sanitiseRecord(record: object, own: readonly string[]): Record<string, unknown> {
  const sanitised: Record<string, unknown> = {};
  const fields = record as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    const value = sanitiseValue(fields[name], name, own);
    if (value !== undefined) sanitised[name] = value;
  }
  return sanitised;
}

function sanitiseValue(value: unknown, name: string, own: readonly string[]): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string')
    return isLink(name)
      ? safeLink(value, own)
      : sanitiseText(value, MAX_LENGTHS[name] ?? MAX_OTHER_LENGTH);
  if (Array.isArray(value))
    return value
      .slice(0, MAX_ITEMS)
      .map((item) => sanitiseValue(item, name, own))
      .filter((item) => item !== undefined);
  return typeof value === 'object' ? sanitiseRecord(value, own) : value;
}

const isLink = (name: string) => LINKS.has(name) || name.endsWith('_url');

/** Returns the link if a model may show it to a person. */
export function safeLink(link: string, own: readonly string[]): string | undefined {
  if (link.length > MAX_LINK_LENGTH) return undefined;
  if (own.some((address) => link.startsWith(`${address}/`))) return link;
  const url = URL.parse(link);
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
    ? url.href
    : undefined;
}
