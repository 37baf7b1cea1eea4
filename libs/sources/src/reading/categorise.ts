export type CategoryRule = readonly [words: RegExp, category: string];

/** Returns the category of the first matching rule, else "community", the least specific category. */
export const categorise = (rules: readonly CategoryRule[], text: string): string =>
  rules.find(([words]) => words.test(text))?.[1] ?? 'community';
