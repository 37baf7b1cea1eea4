import { z } from 'zod';

export const CATEGORIES = [
  'music',
  'sports',
  'theater',
  'film',
  'comedy',
  'festival',
  'community',
  'nightlife',
  'conference',
] as const;

export const Category = z.enum(CATEGORIES).meta({ id: 'Category', description: 'What kind of event it is.' });
export type Category = z.infer<typeof Category>;

/** Other words for a category, accepted in filters and in ingest. */
export const CATEGORY_ALIASES: Readonly<Record<string, Category>> = {
  concert: 'music',
  concerts: 'music',
  theatre: 'theater',
  'performing-arts': 'theater',
  movies: 'film',
  cinema: 'film',
  sport: 'sports',
  festivals: 'festival',
  conferences: 'conference',
  clubbing: 'nightlife',
  'stand-up': 'comedy',
};

/** The category a word stands for (itself or an alias, any case), or null. */
export function parseCategory(word: string): Category | null {
  const key = word.trim().toLowerCase();
  const exact = CATEGORIES.find((category) => category === key);
  return exact ?? (Object.hasOwn(CATEGORY_ALIASES, key) ? (CATEGORY_ALIASES[key] ?? null) : null);
}
