export type CategoryRule = readonly [words: RegExp, category: string];

/** The category of the first rule that fits, "community" if none does: the kind with the fewest promises. */
export const categoryBy = (rules: readonly CategoryRule[], text: string): string =>
  rules.find(([words]) => words.test(text))?.[1] ?? 'community';
