import type { SlugKind, SlugRepository } from '@marquee/database';
import { editDistance } from '@marquee/search';

const MAX_SHOWN = 3;
const MAX_COMPARED = 60;
const MIN_PREFIX_LENGTH = 2;

/** Returns prefixes of a text, the longest first: typos are rare in the first letters. */
function buildPrefixes(text: string): string[] {
  const lengths = [1, 0.75, 0.5, 0.3].map((part) =>
    Math.max(MIN_PREFIX_LENGTH, Math.floor(text.length * part)),
  );
  return [...new Set(lengths)].map((length) => text.slice(0, length));
}

async function findNearest<Item>(
  text: string,
  getName: (item: Item) => string,
  findByPrefix: (prefix: string) => Promise<Item[]>,
): Promise<Item[]> {
  for (const prefix of buildPrefixes(text)) {
    const found = await findByPrefix(prefix);
    const edits = (item: Item) => editDistance(text, getName(item));
    if (found.length > 0) return found.sort((a, b) => edits(a) - edits(b)).slice(0, MAX_SHOWN);
  }
  return [];
}

/** Returns the existing slugs that are most similar to an unknown one. */
export function findNearestSlugs(
  slugs: SlugRepository,
  kind: SlugKind,
  unknown: string,
): Promise<string[]> {
  const slug = unknown.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const find = (prefix: string) => slugs.findByPrefix(kind, prefix, MAX_COMPARED);
  return slug.length < MIN_PREFIX_LENGTH
    ? Promise.resolve([])
    : findNearest(slug, (found) => found, find);
}
