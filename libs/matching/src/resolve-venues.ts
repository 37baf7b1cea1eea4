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

/**
 * Finds the venue of each request among the known ones, or creates it. Precise requests come first,
 * so their order hardly matters.
 */
export function resolveVenues(requests: VenueRequest[], known: KnownVenue[]): ResolvedVenues {
  const index = createIndex(known.map(copyVenue));
  const ids = new Map<string, string>();
  const created = new Set<KnownVenue>();
  const enriched = new Set<KnownVenue>();
  for (const { venue } of requests.map(toCandidate).toSorted(byPrecision)) {
    const candidates = index.find(venue);
    const found = findVenue(venue, candidates);
    ids.set(venue.key, found ? survivor(found) : venue.id);
    if (found && !found.into_id && enrich(found, venue)) enriched.add(found);
    if (found) continue;
    const newVenue = { ...venue, disambiguation: disambiguate(venue, candidates) };
    created.add(newVenue);
    index.add(newVenue);
  }
  return {
    ids,
    created: [...created],
    enriched: [...enriched].filter((venue) => !created.has(venue)),
  };
}

/** The id of the venue, or of the one that it was merged into. */
const survivor = ({ id, into_id }: KnownVenue): string => into_id ?? id;

const copyVenue = (venue: KnownVenue): KnownVenue => ({ ...venue, names: [...venue.names] });

/**
 * Finds venues with the same distinctive words, or with the same name in the same city: the
 * database compares the latter.
 */
function createIndex(known: KnownVenue[]) {
  const byKey = new Map<string, KnownVenue[]>();
  const keysFor = (venue: NamedVenue) => [
    `words ${parseFirstName(venue).core}`,
    `name ${uniqueName(venue)}`,
  ];
  const find = (venue: NamedVenue) => [
    ...new Set(keysFor(venue).flatMap((key) => byKey.get(key) ?? [])),
  ];
  const add = (venue: KnownVenue) => {
    for (const key of keysFor(venue)) byKey.set(key, [...(byKey.get(key) ?? []), venue]);
  };
  for (const venue of known) add(venue);
  return { find, add };
}

const uniqueName = ({ names: [name = ''], city_id }: NamedVenue) =>
  `${String(city_id)} ${foldText(name) || name}`;

const parseFirstName = ({ names: [name = ''], ...place }: NamedVenue) =>
  venueWords({ ...place, name });

function toCandidate(venue: VenueRequest) {
  const { kinds } = parseFirstName(venue);
  return { venue, precision: (ownPosition(venue) ? 2 : 0) + (kinds.length > 0 ? 1 : 0) };
}
type Candidate = ReturnType<typeof toCandidate>;

const byPrecision = (a: Candidate, b: Candidate) =>
  b.precision - a.precision || (a.venue.key < b.venue.key ? -1 : 1);

/** Returns the best match. Returns none if several venues share only words with the request. */
function findVenue(request: VenueRequest, known: KnownVenue[]): KnownVenue | undefined {
  const matches = known.flatMap((venue) => {
    const similarity = compareVenues(request, venue);
    return similarity
      ? [{ venue, weight: WEIGHT[similarity], metres: metresBetween(request, venue) ?? Infinity }]
      : [];
  });
  const [best, ...others] = matches.toSorted(
    (a, b) => b.weight - a.weight || compare(a.metres, b.metres),
  );
  const next = best && others.find(({ venue }) => survivor(venue) !== survivor(best.venue));
  const isAmbiguous = best?.weight === WEIGHT['its words'] && next?.weight === best.weight;
  return isAmbiguous ? undefined : best?.venue;
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/**
 * Returns what separates the venue from others with its name in its city: nothing, its position,
 * its address or its id.
 */
function disambiguate(request: VenueRequest, known: KnownVenue[]): string {
  const { lat, lng, address, id } = request;
  const sameName = known.filter((other) => uniqueName(other) === uniqueName(request));
  const taken = new Set(sameName.map(({ disambiguation }) => disambiguation));
  const position = lat !== null && lng !== null ? [`${lat.toFixed(4)},${lng.toFixed(4)}`] : [];
  const choices = ['', ...position, ...(address === null ? [] : [foldText(address)])];
  return choices.find((choice) => !taken.has(choice)) ?? id;
}

/**
 * Adds name, position and address of the request to a known venue. Returns false if nothing is new.
 */
function enrich(known: KnownVenue, request: VenueRequest): boolean {
  const [name = ''] = request.names;
  const isNewName =
    known.names.length < MAX_NAMES &&
    !known.names.some((other) => foldText(other) === foldText(name));
  const position = ownPosition(known) ? null : ownPosition(request);
  const address = known.address === null ? request.address : null;
  if (isNewName) known.names.push(name);
  if (position) Object.assign(known, position);
  if (address !== null) known.address = address;
  return isNewName || position !== null || address !== null;
}
