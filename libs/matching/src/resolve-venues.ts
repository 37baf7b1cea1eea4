import { foldText } from '@marquee/domain';
import { compareVenues, metresBetween, ownPosition, type Similarity } from './compare-venues.ts';
import type { KnownVenue, NamedVenue, ResolvedVenues, VenueRequest } from './named-venue.ts';
import { venueWords } from './venue-words.ts';

const MAX_NAMES = 20;
const WEIGHT: Readonly<Record<Similarity, number>> = {
  'its words': 1,
  'its place': 2,
  'its name': 3,
  'its name and place': 4,
};

/** Finds the venue of each request among the known ones, or creates it. Precise requests come first, so their order hardly matters. */
export function resolveVenues(requests: VenueRequest[], known: KnownVenue[]): ResolvedVenues {
  const byCore = Map.groupBy(known.map(copyVenue), (venue) => parseFirstName(venue).core);
  const ids = new Map<string, string>();
  const created = new Set<KnownVenue>();
  const enriched = new Set<KnownVenue>();
  for (const { venue, core } of requests.map(toCandidate).toSorted(byPrecision)) {
    const candidates = byCore.get(core) ?? [];
    const found = findVenue(venue, candidates);
    ids.set(venue.key, found?.id ?? venue.id);
    if (found && enrich(found, venue)) enriched.add(found);
    if (found) continue;
    const newVenue = { ...venue, disambiguation: disambiguate(venue, candidates) };
    created.add(newVenue);
    byCore.set(core, [...candidates, newVenue]);
  }
  return { ids, created: [...created], enriched: [...enriched].filter((venue) => !created.has(venue)) };
}

const copyVenue = (venue: KnownVenue): KnownVenue => ({ ...venue, names: [...venue.names] });

const parseFirstName = ({ names: [name = ''], ...place }: NamedVenue) => venueWords({ ...place, name });

function toCandidate(venue: VenueRequest) {
  const { core, kinds } = parseFirstName(venue);
  return { venue, core, precision: (ownPosition(venue) ? 2 : 0) + (kinds.length > 0 ? 1 : 0) };
}
type Candidate = ReturnType<typeof toCandidate>;

const byPrecision = (a: Candidate, b: Candidate) => b.precision - a.precision || (a.venue.key < b.venue.key ? -1 : 1);

/** Returns the best match. Returns none if several venues share only words with the request. */
function findVenue(request: VenueRequest, known: KnownVenue[]): KnownVenue | undefined {
  const matches = known.flatMap((venue) => {
    const similarity = compareVenues(request, venue);
    return similarity ? [{ venue, weight: WEIGHT[similarity], metres: metresBetween(request, venue) ?? Infinity }] : [];
  });
  const [best, next] = matches.toSorted((a, b) => b.weight - a.weight || compare(a.metres, b.metres));
  const isAmbiguous = best?.weight === WEIGHT['its words'] && next?.weight === best.weight;
  return isAmbiguous ? undefined : best?.venue;
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** Returns the position if another venue in the city has the same name. */
function disambiguate({ names: [name = ''], city_id, lat, lng }: VenueRequest, known: KnownVenue[]): string {
  const isTaken = known.some((other) => other.city_id === city_id && foldText(other.names[0] ?? '') === foldText(name));
  return isTaken && lat !== null && lng !== null ? `${lat.toFixed(4)},${lng.toFixed(4)}` : '';
}

/** Adds name, position and address of the request to a known venue. Returns false if nothing is new. */
function enrich(known: KnownVenue, request: VenueRequest): boolean {
  const [name = ''] = request.names;
  const isNewName = known.names.length < MAX_NAMES && !known.names.some((other) => foldText(other) === foldText(name));
  const position = ownPosition(known) ? null : ownPosition(request);
  const address = known.address === null ? request.address : null;
  if (isNewName) known.names.push(name);
  if (position) Object.assign(known, position);
  if (address !== null) known.address = address;
  return isNewName || position !== null || address !== null;
}
