import type { EventSummary } from '@marquee/domain';
import type { PlaceFinder } from '@marquee/operations';
import type { PageContext } from '../page-context.ts';
import { findList, type ListDeps } from './find-list.ts';

const LIMIT = '5';
const RADIUS_KM = '100';
/** The filters that name a subject. An empty list drops all others. */
const SUBJECTS = ['city', 'country', 'region', 'venue', 'artist', 'near', 'radius_km', 'tz'];

export interface Alternatives {
  /** The next events of the same place or artist. */
  next: EventSummary[];
  /** Events near the city. */
  nearby: EventSummary[];
}

/**
 * Returns what an empty list shows instead: the next events without its other filters, otherwise
 * events near its city.
 */
export async function findAlternatives(
  deps: ListDeps & { places: PlaceFinder },
  given: ReadonlyMap<string, string>,
  context: PageContext,
): Promise<Alternatives> {
  if (context.display.past || given.has('q') || given.has('cursor'))
    return { next: [], nearby: [] };
  const find = async (values: [string, string][]) =>
    (await findList(deps, new Map([...values, ['limit', LIMIT]]), context)).events;
  const subjects = [...given].filter(([name]) => SUBJECTS.includes(name));
  const next = await find(subjects);
  if (next.length > 0) return { next, nearby: [] };
  const city = given.get('city');
  const known =
    city === undefined ? null : await deps.places.findKnownCity({ name: city, country_code: null });
  if (known?.city.lat == null || known.city.lng === null) return { next: [], nearby: [] };
  const near = `${String(known.city.lat)},${String(known.city.lng)}`;
  return { next: [], nearby: await find([['near', near], ['radius_km', RADIUS_KM], ['sort', 'distance']]) }; // prettier-ignore
}
