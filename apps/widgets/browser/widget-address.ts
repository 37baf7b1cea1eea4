import type { Wanted } from './mount-list.ts';

/** Which value stands in a widget's path; null where all stand in the query. */
const IN_PATH: Readonly<Record<string, string | null>> = {
  events: null,
  city: 'city',
  event: 'slug',
  artist: 'slug',
  'demand-it': null,
};

/** About what each widget needs, until it says so itself: pixels. */
const FIRST_HEIGHTS: Readonly<Record<string, number>> = {
  events: 900,
  city: 1_600,
  event: 440,
  artist: 600,
  'demand-it': 210,
};
const USUAL_HEIGHT = 600;

export const firstHeight = (kind: string): number => FIRST_HEIGHTS[kind] ?? USUAL_HEIGHT;

/** The path and query of a widget; null where there is no such widget, or what it is to show is not said. */
export function addressOf(kind: string, wanted: Wanted): string | null {
  const name = Object.hasOwn(IN_PATH, kind) ? IN_PATH[kind] : undefined;
  if (name === undefined) return null;
  const { [name ?? '']: value, ...rest } = wanted;
  if (name !== null && value === undefined) return null;
  const query = new URLSearchParams(rest).toString();
  const path = value === undefined ? `/embed/${kind}` : `/embed/${kind}/${encodeURIComponent(value)}`;
  return query === '' ? path : `${path}?${query}`;
}
