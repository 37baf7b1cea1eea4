import type { ListOptions } from './mount-list.ts';

/** The option in the path of a widget; empty if all options are in the query. */
const IN_PATH: Readonly<Record<string, string>> = {
  events: '',
  city: 'city',
  event: 'slug',
  artist: 'slug',
  'demand-it': '',
  'follow-city': 'city',
  'submit-event': '',
  'connect-calendar': '',
  venue: 'slug',
  series: 'slug',
  articles: '',
  plan: 'slug',
};

/** A list has an element of its own, which needs no frame. */
export const FRAMED_WIDGETS = Object.keys(IN_PATH).filter((name) => name !== 'events');

/** Estimated heights in pixels, used until a widget reports its height. */
const INITIAL_HEIGHTS: Readonly<Record<string, number>> = {
  events: 900,
  city: 1_600,
  event: 570,
  artist: 600,
  'demand-it': 210,
  'follow-city': 260,
  'submit-event': 1_100,
  'connect-calendar': 740,
  plan: 1_200,
};
const DEFAULT_HEIGHT = 600;

export const initialHeight = (kind: string): number => INITIAL_HEIGHTS[kind] ?? DEFAULT_HEIGHT;

/**
 * Returns the path and query of a widget, or null if the kind is unknown or a required option is
 * missing.
 */
export function widgetPath(kind: string, options: ListOptions): string | null {
  const name = Object.hasOwn(IN_PATH, kind) ? IN_PATH[kind] : undefined;
  if (name === undefined) return null;
  const { [name]: value, ...rest } = options;
  if (name !== '' && value === undefined) return null;
  const part = value === undefined ? '' : `/${encodeURIComponent(value)}`;
  const query = new URLSearchParams(rest).toString();
  return `/embed/${kind}${part}${query && `?${query}`}`;
}
