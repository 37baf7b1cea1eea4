import type { AskedVenue, KnownVenue, PlacedVenues } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { judgeVenues, metresBetween, ownPosition, type Likeness } from './judge-venues.ts';
import { venueWords } from './venue-words.ts';

const MOST_NAMES = 20;
const WEIGHT: Readonly<Record<Likeness, number>> = {
  'its words': 1,
  'its place': 2,
  'its name': 3,
  'its name and place': 4,
};

/** Finds the venue of each claim among those known, or makes it. Those that say most come first: so their order hardly matters. */
export function placeVenues(asked: AskedVenue[], known: KnownVenue[]): PlacedVenues {
  const all = structuredClone(known);
  const ids = new Map<string, string>();
  const learned = new Set<string>();
  for (const venue of asked.toSorted(byWhatTheySay)) {
    const found = likeliest(venue, all);
    if (!found) all.push({ ...venue, disambiguation: disambiguationOf(venue, all) });
    else if (learn(found, venue)) learned.add(found.id);
    ids.set(venue.key, found?.id ?? venue.id);
  }
  return {
    ids,
    created: all.slice(known.length),
    learned: all.slice(0, known.length).filter(({ id }) => learned.has(id)),
  };
}

function byWhatTheySay(a: AskedVenue, b: AskedVenue): number {
  return weightOf(b) - weightOf(a) || (a.key < b.key ? -1 : 1);
}

const weightOf = (venue: AskedVenue) =>
  (ownPosition(venue) ? 2 : 0) + (venueWords({ ...venue, name: venue.names[0] ?? '' }).kinds.length > 0 ? 1 : 0);

/** Of several that only share words with it none: it may be each of them. */
function likeliest(asked: AskedVenue, known: KnownVenue[]): KnownVenue | undefined {
  const like = known.flatMap((venue) => {
    const likeness = judgeVenues(asked, venue);
    return likeness ? [{ venue, weight: WEIGHT[likeness], metres: metresBetween(asked, venue) ?? Infinity }] : [];
  });
  const [best, next] = like.toSorted((a, b) => b.weight - a.weight || compare(a.metres, b.metres));
  const isOpen = best?.weight === WEIGHT['its words'] && next?.weight === best.weight;
  return isOpen ? undefined : best?.venue;
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** A venue of this name that is elsewhere in its city is told apart by where this one is. */
function disambiguationOf({ names: [name = ''], city_id, lat, lng }: AskedVenue, known: KnownVenue[]): string {
  const isTaken = known.some((other) => other.city_id === city_id && foldText(other.names[0] ?? '') === foldText(name));
  return isTaken && lat !== null && lng !== null ? `${lat.toFixed(4)},${lng.toFixed(4)}` : '';
}

/** What a claim knows of its venue and we did not; false where that is nothing. */
function learn(known: KnownVenue, asked: AskedVenue): boolean {
  const [name = ''] = asked.names;
  const isNewName = known.names.length < MOST_NAMES && !known.names.some((other) => foldText(other) === foldText(name));
  const position = ownPosition(known) ? null : ownPosition(asked);
  const address = known.address === null ? asked.address : null;
  if (isNewName) known.names.push(name);
  if (position) Object.assign(known, position);
  if (address !== null) known.address = address;
  return isNewName || position !== null || address !== null;
}
