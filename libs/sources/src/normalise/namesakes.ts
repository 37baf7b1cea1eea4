import type { City } from '@marquee/database';
import { distanceKm, foldText, type Position } from '@marquee/domain';
import { isCountry } from '../places/territories.ts';
import type { HomeOfList, Namesakes } from './home-of-list.ts';
import { isBare, type PlaceText } from './place-text.ts';

/** Countries whose towns have names of one language, often those of older towns. */
const NAMED_IN_ONE_LANGUAGE: readonly ReadonlySet<string>[] = [
  'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PH PR PY SV UY US VE',
  'AU CA GB IE JM NZ US ZA',
  'AO BR CV MZ PT',
  'BE CA CH FR',
].map((countries) => new Set(countries.split(' ')));

const BETTER_KNOWN = 30;
const BETTER_KNOWN_NAMESAKE = 100;
const RELATED_DOUBT = 50;
const FAR_KM = 3_000;
const NEAR_KM = 150;
/** A namesake overseas with fewer people is hardly meant by its bare name. */
const LARGE = 1_000_000;
const TOWN = 50_000;

/** Returns the countries in which the town that a bare name means can be, too. */
export function findNamesakes(
  place: PlaceText,
  city: City,
  candidates: ReadonlyMap<string, City[]>,
): Namesakes | null {
  if (!isBare(place) || place.city === null) return null;
  const key = foldText(place.city);
  const others = (candidates.get(key) ?? []).filter(
    (other) => other.country_code !== city.country_code && other.name_key === key,
  );
  const groups = NAMED_IN_ONE_LANGUAGE.filter((group) => group.has(city.country_code ?? ''));
  const isDoubtful = others.some((other) => {
    const isRelated = groups.some((group) => group.has(other.country_code ?? ''));
    const factor = isRelated ? RELATED_DOUBT : BETTER_KNOWN;
    return other.population * factor >= city.population;
  });
  const related = city.population < LARGE ? groups.flatMap((group) => [...group]) : [];
  const named = [...new Set(others.map(({ country_code }) => country_code ?? ''))];
  return named.length + related.length === 0 ? null : { isDoubtful, named, related };
}

/**
 * Chooses between the city that a bare name usually means and its namesakes in the country of the
 * list. Null: a town of that country which the gazetteer lacks.
 */
export function chooseAtHome(
  name: string,
  { home, known, candidates }: { home: HomeOfList; known: City | null; candidates: City[] },
): City | null {
  const key = foldText(name);
  const inHome = candidates.filter((city) => isCountry(city, home.country_code));
  const own = inHome.find((city) => city.name_key === key);
  const isOverseas = known !== null && isFar(known, home) && shareLanguage(known, home);
  const other = own ?? inHome.find(({ population }) => population >= TOWN);
  if (known?.name_key !== key) return own ?? (known && other ? other : known);
  const factor = isOverseas ? BETTER_KNOWN_NAMESAKE : BETTER_KNOWN;
  if (own && (known.population <= own.population * factor || isNear(own, home))) return own;
  if (isOverseas && other && known.population <= other.population * factor) return other;
  return isOverseas && !own && known.population < LARGE ? null : known;
}

const shareLanguage = (city: City, home: HomeOfList): boolean =>
  NAMED_IN_ONE_LANGUAGE.some(
    (countries) => countries.has(city.country_code ?? '') && countries.has(home.country_code),
  );

const toPosition = ({ lat, lng }: City): Position | null =>
  lat === null || lng === null ? null : { lat, lng };

function kmFromHome(city: City, { centre }: HomeOfList): number | null {
  const position = toPosition(city);
  return position && centre && distanceKm(position, centre);
}

const isFar = (city: City, home: HomeOfList) => (kmFromHome(city, home) ?? 0) > FAR_KM;
const isNear = (city: City, home: HomeOfList) =>
  home.isCompact && (kmFromHome(city, home) ?? Infinity) <= NEAR_KM;
