import { findKindWord } from '../kinds/kind-words.ts';
import { findCategoryWord } from '../normalise/category-words.ts';
import { withoutPlace } from '../normalise/title-place.ts';

export type CategoryRule = readonly [words: RegExp, category: string];

/**
 * Returns the category that the title names, else that of the first rule that matches the text,
 * else "community", the least specific category. A source's first type is often too general:
 * "theatre" for concerts in one.
 */
export function categorise(
  rules: readonly CategoryRule[],
  { title, text }: { title: string | null; text: string },
): string {
  const kind = findKindWord(title ?? '');
  if (kind === 'exhibition' || kind === 'tour' || kind === 'class') return 'community';
  return (
    findCategoryWord(withoutPlace(title ?? '')) ??
    rules.find(([words]) => words.test(text))?.[1] ??
    'community'
  );
}
