import { CATEGORIES, isTimeZone } from '@marquee/domain';
import { LANGUAGES } from '@marquee/pages/i18n';
import { z } from 'zod';
import { LAYOUTS, THEMES } from '../appearance/appearance.ts';

export const WIDGET_NAMES = [
  'events',
  'city',
  'event',
  'artist',
  'venue',
  'series',
  'plan',
  'articles',
  'demand-it',
  'follow-city',
  'submit-event',
  'connect-calendar',
] as const;
export type WidgetName = (typeof WIDGET_NAMES)[number];

const MAX_ROWS = 100;
/** The orders that a site owner chooses between. */
const SORTS = ['popular', 'distance', 'added'] as const;
const shortText = z.string().trim().max(200);
const orDefault = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  schema.catch(value);

/** The fields of the builder form and of its URL. Invalid values are ignored. */
export const WidgetOptions = z.object({
  widget: orDefault(z.enum(WIDGET_NAMES), 'events'),
  city: orDefault(shortText, ''),
  category: orDefault(z.enum(['', ...CATEGORIES]), ''),
  limit: orDefault(z.coerce.number().int().min(1).max(MAX_ROWS), 5),
  slug: orDefault(shortText, ''),
  artist: orDefault(shortText, ''),
  layout: orDefault(z.enum(LAYOUTS), 'list'),
  on: orDefault(shortText, ''),
  near: orDefault(z.string().regex(/^-?\d{1,2}(?:\.\d+)?,\s*-?\d{1,3}(?:\.\d+)?$/), ''),
  sort: orDefault(z.enum(['', ...SORTS]), ''),
  tz: orDefault(
    z.string().refine((zone) => isTimeZone(zone)),
    '',
  ),
  lang: orDefault(z.enum(['', ...LANGUAGES]), ''),
  search: orDefault(z.enum(['', '1']), ''),
  past: orDefault(z.enum(['', '1']), ''),
  images: orDefault(z.enum(['', 'off']), ''),
  title: orDefault(z.string().trim().max(80), ''),
  credit: orDefault(z.string().trim().max(80), ''),
  theme: orDefault(z.enum(THEMES), 'light'),
  background: orDefault(z.string().regex(/^(?:#?[0-9a-fA-F]{6}|transparent)$/), ''),
  radius: orDefault(z.string().regex(/^\d{1,2}$/), ''),
  font: orDefault(z.string().max(100), ''),
  ref: orDefault(z.string().regex(/^[\w.~-]{1,60}$/), ''),
  accent: orDefault(z.string().regex(/^#?[0-9a-fA-F]{6}$/), ''),
  locale: orDefault(z.enum(['', ...LANGUAGES]), ''),
});
export type WidgetOptions = z.output<typeof WidgetOptions>;

/** The content fields of each widget. */
export const FIELDS: Readonly<Record<WidgetName, readonly (keyof WidgetOptions)[]>> = {
  events: ['city', 'category', 'on', 'near', 'sort', 'limit', 'layout', 'search', 'past'],
  city: ['city'],
  event: ['slug'],
  artist: ['artist', 'near', 'past'],
  venue: ['slug', 'limit', 'layout'],
  series: ['slug', 'limit', 'layout'],
  plan: ['slug'],
  articles: ['lang', 'limit'],
  'demand-it': ['artist', 'city'],
  'follow-city': ['city'],
  'submit-event': ['city'],
  'connect-calendar': ['city'],
};

/** The fields of every widget. */
export const APPEARANCE_FIELDS = [
  'theme',
  'accent',
  'background',
  'radius',
  'font',
  'images',
  'title',
  'credit',
  'locale',
  'tz',
  'ref',
] as const;

/** The field that a widget requires, or null. */
export const REQUIRED_FIELD: Readonly<Record<WidgetName, 'city' | 'slug' | 'artist' | null>> = {
  events: null,
  city: 'city',
  event: 'slug',
  artist: 'artist',
  venue: 'slug',
  series: 'slug',
  plan: 'slug',
  articles: null,
  'demand-it': null,
  'follow-city': 'city',
  'submit-event': null,
  'connect-calendar': null,
};

const IN_PATH: Readonly<Partial<Record<WidgetName, keyof WidgetOptions>>> = {
  city: 'city',
  event: 'slug',
  artist: 'artist',
  venue: 'slug',
  series: 'slug',
  plan: 'slug',
  'follow-city': 'city',
};

/**
 * Converts options to the query parameters of the page. `path` is the value in the path, or null.
 */
export function toWidgetParams(options: WidgetOptions): {
  path: string | null;
  query: Record<string, string>;
} {
  const inPath = IN_PATH[options.widget];
  const named = FIELDS[options.widget].filter((name) => name !== inPath);
  const all = [...named, ...APPEARANCE_FIELDS];
  const given = all
    .map((name) => [name, String(options[name]).replace(/^#/, '')] as const)
    .filter(([name, value]) => value !== '' && !isUnneeded(name, value, options));
  return {
    path: inPath === undefined ? null : String(options[inPath]),
    query: Object.fromEntries(given),
  };
}

/** A default, or an order that needs a place. */
const isUnneeded = (name: string, value: string, { near }: WidgetOptions): boolean =>
  (name === 'layout' && value === 'list') ||
  (name === 'sort' && value === 'distance' && near === '');

/** Returns the path and query of the chosen page, or null while a required field is empty. */
export function toWidgetPath(options: WidgetOptions): string | null {
  const needed = REQUIRED_FIELD[options.widget];
  if (needed !== null && options[needed] === '') return null;
  const { path, query } = toWidgetParams(options);
  const start =
    path === null
      ? `/embed/${options.widget}`
      : `/embed/${options.widget}/${encodeURIComponent(path)}`;
  return `${start}?${new URLSearchParams(query).toString()}`;
}
