import type { EventSummary } from '@marquee/domain';
import { parseQuery } from './query/parse-query.ts';
import { asksForSoonest } from './query/query-frames.ts';

const DAY_MS = 86_400_000;
/** The sessions of a race and the parts of a festival are this close to it. */
const MAX_DAYS = 5;

type Titled = Pick<EventSummary, 'title' | 'city' | 'start_local'>;

/** The hits of a search. One that requests the order of dates has no other. */
export const withMainFirst = <Found extends Titled>(query: string, found: Found[]): Found[] =>
  asksForSoonest(parseQuery(query)) ? found : putMainFirst(found, (event) => event);

/** The same for hits as JSON. To read them costs more than the rest of the answer. */
export function textsWithMainFirst(query: string, found: string[]): string[] {
  const mayHavePart = found.some((json) => /"title":"[^"]*: /.test(json));
  if (!mayHavePart || asksForSoonest(parseQuery(query))) return found;
  return putMainFirst(found, (json) => JSON.parse(json) as Titled);
}

/**
 * Puts an event before its parts: who searches for a race means the race, not its qualifying, which
 * is earlier and therefore the first of equal hits. A part has the title of the event, a colon and a
 * name of its own, "Grand Prix: Qualifying", and is in the same place within days.
 */
export function putMainFirst<Found>(
  found: readonly Found[],
  read: (event: Found) => Titled,
): Found[] {
  const titled = found.map((event) => ({ event, ...read(event) }));
  const belongsTo = (part: Titled, main: Titled) =>
    part.title.startsWith(`${main.title}: `) && part.city === main.city && areClose(part, main);
  const ordered: typeof titled = [];
  for (const each of titled) {
    const part = ordered.findIndex((earlier) => belongsTo(earlier, each));
    ordered.splice(part < 0 ? ordered.length : part, 0, each);
  }
  return ordered.map(({ event }) => event);
}

const areClose = (one: Titled, other: Titled): boolean =>
  Math.abs(Date.parse(one.start_local) - Date.parse(other.start_local)) <= MAX_DAYS * DAY_MS;
