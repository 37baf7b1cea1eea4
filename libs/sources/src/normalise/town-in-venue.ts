import type { City } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { isEastAsian } from '../places/part-names.ts';
import { hasSameClock } from '../places/same-clock.ts';
import { isLocalScript } from '../places/scripts.ts';
import { isCountry } from '../places/territories.ts';
import { isHouseName, isStreet } from '../places/town-name.ts';
import type { HomeOfList } from './home-of-list.ts';
import type { TownInFront } from './house-towns.ts';
import type { PlaceText } from './place-text.ts';

const LARGE_CITY = 100_000;
/** "Barking Riverside" is in London and not in Riverside, but few words are cities of this size. */
/** "Centro Cultural de Cascais" */
const OF_TOWN = /\s(?:de|di|do|da|du|des|d'|of|von|van|w|v|ve|în)\s*$/iu;
const TOWN = 15_000;
const METROPOLIS = 1_000_000;
const RIVAL_SHARE = 0.25;
const MAX_WORDS = 3;
// "Hotel Roma" and "Teatro Lisboa" are named after a city.
const NAMED_AFTER =
  /^(?:(?:the|le|la|el|il|gran|grand|old|new)\s+)*(?:hotel|hôtel|hostel|caf[eé]|bar|pub|club|restaurante?|ristorante|pizzeria|cine|cinema|kino|sala|salón|teatro|teatre|theat(?:er|re)|théâtre|casa|villa|palace|plaza|piazza|place|platz|calle|rue|via|salle|saal|room|inn|church|street|parque|park)(?:\s+(?:de|di|of|da))?$/iu;
const NOT_BEFORE_TOWN = /(?:^|\s)(?:little|new|old|via|rue|calle|the|and|und|y|et|&)$/iu;

/** Returns the texts at the ends of the name of a venue that can be its town. */
export function namesInVenue(place: PlaceText): string[] {
  return isOpen(place)
    ? houseParts(place).flatMap((part) => [...endNames(part), ...startNames(part)])
    : [];
}

const isOpen = ({ city, online, position, source }: PlaceText): boolean =>
  city === null && !online && position === null && source.city === undefined;

/** "Biblioteca di Bologna, Piazza Nettuno 3" → "Biblioteca di Bologna" */
function houseParts({ venue_name, lines }: PlaceText): string[] {
  if (venue_name === null) return [];
  const line = lines.find(({ field }) => field === 'venue_name')?.line;
  const parts = line?.parts.map(({ text }) => text) ?? [venue_name];
  return parts.filter((text, at) => at === 0 || !/\d/.test(text));
}

const countryInLines = ({ lines }: PlaceText): string | undefined =>
  lines.flatMap(({ line }) => line.parts.at(-1)?.country_code ?? [])[0];

interface InVenue {
  /** Where most events of the list are. Absent: many towns will show it. */
  home?: HomeOfList | null;
  candidates: ReadonlyMap<string, City[]>;
}

/**
 * Returns the town that the name of a venue states, if nothing else does: "The Hi-Fi Sydney",
 * "台北小巨蛋". A name in front, as in "Phoenix Arts Centre", counts only in the country of most
 * events of the list. Where nothing states the country, only a very large city counts.
 */
export function findInVenue(place: PlaceText, { home, candidates }: InVenue): City | null {
  if (namesInVenue(place).length === 0) return null;
  const parts = houseParts(place);
  const stated = place.country_code ?? place.source.country ?? countryInLines(place);
  const country = stated ?? home?.country_code;
  const clock = place.timezone ?? place.source.timezone;
  const isKnown = country !== undefined || clock != null || home === undefined;
  const find = (name: string, house: string) =>
    largestOfName(
      name,
      candidates.get(foldText(name)) ?? [],
      (city) =>
        city.population >= (isKnown || isEastAsian(name) ? minimum(name, house) : METROPOLIS) &&
        isIn(city, country) &&
        hasClock(city, clock),
    );
  const atHome = (city: City | null) =>
    city !== null && country !== undefined && isCountry(city, country) ? city : null;
  const minimum = (name: string, house: string) =>
    country !== undefined && OF_TOWN.test(house.slice(0, -name.length)) ? TOWN : LARGE_CITY;
  const firstNamed = (names: (part: string) => string[]) =>
    firstKnown(parts, (part) => firstKnown(names(part), (name) => find(name, part)));
  const inFront = () =>
    firstKnown(parts, (part) => firstKnown(startNames(part), (name) => atHome(find(name, part))));
  return (
    firstNamed(endNames) ?? firstNamed((part) => startNames(part).filter(isEastAsian)) ?? inFront()
  );
}

function firstKnown<Item>(items: readonly Item[], find: (item: Item) => City | null): City | null {
  for (const item of items) {
    const city = find(item);
    if (city !== null) return city;
  }
  return null;
}

/** The large city that the name of a house begins with. It is not certain: "Phoenix Arts Centre". */
export function findInFront(
  place: PlaceText,
  candidates: ReadonlyMap<string, City[]>,
): TownInFront | null {
  const { country_code, timezone } = place;
  const [house] = isOpen(place) ? houseParts(place) : [];
  if (house === undefined) return null;
  const country = country_code ?? place.source.country;
  const clock = timezone ?? place.source.timezone;
  const isPossible = (city: City) =>
    city.population >= LARGE_CITY && isIn(city, country) && hasClock(city, clock);
  const words = house.replace(/^the\s+/i, '').split(/\s+/);
  const names = [2, 1]
    .filter((count) => count < words.length)
    .map((count) => words.slice(0, count).join(' '));
  for (const name of names.filter((each) => !AMBIGUOUS.test(each))) {
    const city = largestOfName(name, candidates.get(foldText(name)) ?? [], isPossible);
    if (city) return { city, house, isHouse: startNames(house).includes(name) };
  }
  return null;
}

// Cities whose names are names of houses anywhere.
const AMBIGUOUS =
  /^(?:phoenix|victoria|lincoln|madison|jackson|columbus|columbia|aurora|orlando|george|santa maria|santiago|san \w+|regina|florence|vitoria|salvador|liberty|independence|kingston|olympia|wellington|nelson|hamilton|washington|concord|providence)$/i;

const isIn = (city: City, country: string | undefined) =>
  country === undefined || isCountry(city, country);

const hasClock = ({ timezone }: City, stated: string | null | undefined) =>
  stated == null || timezone === null || hasSameClock(timezone, stated);

/** The city that is meant by a name: no other one of it is nearly as large. */
export function largestOfName(
  name: string,
  cities: readonly City[],
  isPossible: (city: City) => boolean,
): City | null {
  const key = foldText(name);
  const hasOwner = cities.some(({ name_key, population }) => name_key === key && population > 0);
  const isNamed = (city: City) =>
    city.name_key === key || !hasOwner || isLocalScript(name, city.country_code);
  const [best, rival] = cities
    .filter((city) => isPossible(city) && isNamed(city))
    .sort((one, other) => other.population - one.population);
  const isClear = best && (!rival || rival.population < best.population * RIVAL_SHARE);
  return isClear ? best : null;
}

/** "House of Vans London" → "Vans London", "London" */
function endNames(venue: string): string[] {
  const words = venue.split(/\s+/);
  return Array.from({ length: Math.min(MAX_WORDS, words.length - 1) }, (_, at) => at + 1)
    .reverse()
    .filter((count) => isHouse(words.slice(0, -count).join(' ')))
    .map((count) => words.slice(-count).join(' '))
    .filter((name) => /^\p{Lu}|^\p{Lo}/u.test(name) && !/\d/.test(name));
}

const isHouse = (rest: string): boolean =>
  /\p{L}{2}/u.test(rest) &&
  !NAMED_AFTER.test(rest) &&
  !NOT_BEFORE_TOWN.test(rest) &&
  !isStreet(rest);

/** "Sydney Opera House" → "Sydney"; "高雄巨蛋" → "高雄" */
function startNames(venue: string): string[] {
  const [letters = ''] =
    /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]{3,}/u.exec(venue) ?? [];
  if (letters !== '')
    return [letters.slice(0, 3), letters.slice(0, 2)].filter((name) => name !== letters);
  const words = venue.replace(/^the\s+/i, '').split(/\s+/);
  return [2, 1]
    .filter((count) => count < words.length && isHouseName(words.slice(count).join(' ')))
    .filter((count) => !NAMED_AFTER.test(words.slice(count).join(' ')))
    .map((count) => words.slice(0, count).join(' '));
}
