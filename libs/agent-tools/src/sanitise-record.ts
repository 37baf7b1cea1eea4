import { sanitiseText } from './sanitise-text.ts';

const LONGEST: Readonly<Record<string, number>> = {
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
 * A record with every string cleaned and none too long. Links are https or our own (`ours` is what those begin with); others are
 * left out, as is what is unknown (null).
 */
export function sanitiseRecord(record: object, ours: string): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  const given = record as Record<string, unknown>;
  for (const name of Object.keys(given)) {
    const kept = cleanValue(given[name], name, ours);
    if (kept !== undefined) clean[name] = kept;
  }
  return clean;
}

function cleanValue(value: unknown, name: string, ours: string): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string')
    return isLink(name) ? safeLink(value, ours) : sanitiseText(value, LONGEST[name] ?? MAX_OTHER_LENGTH);
  if (Array.isArray(value))
    return value
      .slice(0, MAX_ITEMS)
      .map((item) => cleanValue(item, name, ours))
      .filter((item) => item !== undefined);
  return typeof value === 'object' ? sanitiseRecord(value, ours) : value;
}

const isLink = (name: string) => LINKS.has(name) || name.endsWith('_url');

/** The link where a model may show it to a person; undefined else. */
export function safeLink(link: string, ours: string): string | undefined {
  if (link.length > MAX_LINK_LENGTH) return undefined;
  if (link.startsWith(`${ours}/`)) return link;
  const url = URL.parse(link);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}
