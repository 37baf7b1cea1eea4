import { foldText, type KnownVenue, type NamedVenue, type ResolvedVenues, type VenueRequest } from '@marquee/domain';
import { compareVenues, metresBetween, ownPosition, type Similarity } from './compare-venues.ts';
import { venueWords } from './venue-words.ts';

const MAX_NAMES = 20;
const WEIGHT: Readonly<Record<Similarity, number>> = {
  'its words': 1,
  'its place': 2,
  'its name': 3,
  'its name and place': 4,
};

/** Finds the venue of each claim among those known, or makes it. Those that say most come first: so their order hardly matters. */
export function placeVenues(asked: VenueRequest[], known: KnownVenue[]): ResolvedVenues {
  const namesakes = Map.groupBy(known.map(copyOf), (venue) => wordsOf(venue).core);
  const ids = new Map<string, string>();
  const created = new Set<KnownVenue>();
  const learned = new Set<KnownVenue>();
  for (const { venue, core } of asked.map(withWords).toSorted(byWhatTheySay)) {
    const alike = namesakes.get(core) ?? [];
    const found = likeliest(venue, alike);
    ids.set(venue.key, found?.id ?? venue.id);
    if (found && learn(found, venue)) learned.add(found);
    if (found) continue;
    const made = { ...venue, disambiguation: disambiguationOf(venue, alike) };
    created.add(made);
    namesakes.set(core, [...alike, made]);
  }
  return { ids, created: [...created], enriched: [...learned].filter((venue) => !created.has(venue)) };
}

const copyOf = (venue: KnownVenue): KnownVenue => ({ ...venue, names: [...venue.names] });

const wordsOf = ({ names: [name = ''], ...place }: NamedVenue) => venueWords({ ...place, name });

function withWords(venue: VenueRequest) {
  const { core, kinds } = wordsOf(venue);
  return { venue, core, says: (ownPosition(venue) ? 2 : 0) + (kinds.length > 0 ? 1 : 0) };
}
type Asked = ReturnType<typeof withWords>;

const byWhatTheySay = (a: Asked, b: Asked) => b.says - a.says || (a.venue.key < b.venue.key ? -1 : 1);

/** Of several that only share words with it none: it may be each of them. */
function likeliest(asked: VenueRequest, known: KnownVenue[]): KnownVenue | undefined {
  const like = known.flatMap((venue) => {
    const likeness = compareVenues(asked, venue);
    return likeness ? [{ venue, weight: WEIGHT[likeness], metres: metresBetween(asked, venue) ?? Infinity }] : [];
  });
  const [best, next] = like.toSorted((a, b) => b.weight - a.weight || compare(a.metres, b.metres));
  const isOpen = best?.weight === WEIGHT['its words'] && next?.weight === best.weight;
  return isOpen ? undefined : best?.venue;
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** A venue of this name that is elsewhere in its city is told apart by where this one is. */
function disambiguationOf({ names: [name = ''], city_id, lat, lng }: VenueRequest, known: KnownVenue[]): string {
  const isTaken = known.some((other) => other.city_id === city_id && foldText(other.names[0] ?? '') === foldText(name));
  return isTaken && lat !== null && lng !== null ? `${lat.toFixed(4)},${lng.toFixed(4)}` : '';
}

/** What a claim knows of its venue and we did not; false where that is nothing. */
function learn(known: KnownVenue, asked: VenueRequest): boolean {
  const [name = ''] = asked.names;
  const isNewName = known.names.length < MAX_NAMES && !known.names.some((other) => foldText(other) === foldText(name));
  const position = ownPosition(known) ? null : ownPosition(asked);
  const address = known.address === null ? asked.address : null;
  if (isNewName) known.names.push(name);
  if (position) Object.assign(known, position);
  if (address !== null) known.address = address;
  return isNewName || position !== null || address !== null;
}
