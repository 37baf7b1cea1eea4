import { CATEGORIES } from '@marquee/domain';
import { z } from 'zod';
import { THEMES } from '../appearance/appearance.ts';
import { LANGUAGES } from '../i18n/translator.ts';

export const WIDGET_NAMES = ['events', 'city', 'event', 'artist', 'demand-it'] as const;
export type WidgetName = (typeof WIDGET_NAMES)[number];

const MAX_ROWS = 100;
const words = z.string().trim().max(200);
const orNothing = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) => schema.catch(value);

/** What the builder's form holds, and its address with it. What cannot be read is as if it were not there. */
export const Choice = z.object({
  widget: orNothing(z.enum(WIDGET_NAMES), 'events'),
  city: orNothing(words, ''),
  category: orNothing(z.enum(['', ...CATEGORIES]), ''),
  limit: orNothing(z.coerce.number().int().min(1).max(MAX_ROWS), 5),
  slug: orNothing(words, ''),
  artist: orNothing(words, ''),
  theme: orNothing(z.enum(THEMES), 'dark'),
  accent: orNothing(z.string().regex(/^#?[0-9a-fA-F]{6}$/), ''),
  locale: orNothing(z.enum(['', ...LANGUAGES]), ''),
});
export type Choice = z.output<typeof Choice>;

/** Which fields concern a widget, beside its look. */
export const FIELDS: Readonly<Record<WidgetName, readonly (keyof Choice)[]>> = {
  events: ['city', 'category', 'limit'],
  city: ['city'],
  event: ['slug'],
  artist: ['artist'],
  'demand-it': ['artist', 'city'],
};

/** Without which there is nothing to show. */
export const NEEDED: Readonly<Record<WidgetName, keyof Choice | null>> = {
  events: null,
  city: 'city',
  event: 'slug',
  artist: 'artist',
  'demand-it': null,
};

const IN_PATH: Readonly<Partial<Record<WidgetName, keyof Choice>>> = { city: 'city', event: 'slug', artist: 'artist' };

/** What the choice says beside its kind, in the names of the page's query: the value of its path under `path`. */
export function settingsOf(choice: Choice): { path: string | null; query: Record<string, string> } {
  const inPath = IN_PATH[choice.widget];
  const named = FIELDS[choice.widget].filter((name) => name !== inPath);
  const all = [...named, 'theme', 'accent', 'locale'] as const;
  const given = all
    .map((name) => [name, String(choice[name]).replace(/^#/, '')] as const)
    .filter(([, value]) => value !== '');
  return { path: inPath === undefined ? null : String(choice[inPath]), query: Object.fromEntries(given) };
}

/** Path and query of the page that was chosen; null while something is missing. */
export function pathOf(choice: Choice): string | null {
  const needed = NEEDED[choice.widget];
  if (needed !== null && choice[needed] === '') return null;
  const { path, query } = settingsOf(choice);
  const start = path === null ? `/embed/${choice.widget}` : `/embed/${choice.widget}/${encodeURIComponent(path)}`;
  return `${start}?${new URLSearchParams(query).toString()}`;
}
