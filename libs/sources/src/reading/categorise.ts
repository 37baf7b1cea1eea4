import { findCategoryWord } from '../normalise/category-words.ts';

export type CategoryRule = readonly [words: RegExp, category: string];

/**
 * Returns the category that the title names, else that of the first rule that matches the text, else "community", the least
 * specific category. A source's first type is often too general: "theatre" for concerts in one.
 */
export const categorise = (
  rules: readonly CategoryRule[],
  { title, text }: { title: string | null; text: string },
) => findCategoryWord(title ?? '') ?? rules.find(([words]) => words.test(text))?.[1] ?? 'community';
