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

export const Category = z.enum(CATEGORIES).meta({ id: 'Category', description: 'Kind of event.' });
export type Category = z.infer<typeof Category>;

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

/** Returns the category that a name or alias denotes, in any case, or null. */
export function parseCategory(word: string): Category | null {
  const key = word.trim().toLowerCase();
  const exact = CATEGORIES.find((category) => category === key);
  return exact ?? (Object.hasOwn(CATEGORY_ALIASES, key) ? (CATEGORY_ALIASES[key] ?? null) : null);
}
