import type { City } from '@marquee/database';
import { COUNTRIES, distanceKm, foldText } from '@marquee/domain';
import { isCountry } from '../places/territories.ts';
import type { HomeOfList, Namesakes } from './home-of-list.ts';

const BETTER_KNOWN = 30;
const BETTER_KNOWN_NAMESAKE = 100;
const RELATED_DOUBT = 50;
const FAR_KM = 3_000;
/** A namesake overseas with fewer people is hardly meant by its bare name. */
const LARGE = 1_000_000;
const TOWN = 50_000;

/** Returns the countries in which the town that a bare name means can be, too. */
export function findNamesakes(
  name: string,
  city: City,
  candidates: ReadonlyMap<string, City[]>,
): Namesakes | null {
  const key = foldText(name);
  const others = (candidates.get(key) ?? []).filter(
    (other) => other.country_code !== city.country_code && other.name_key === key,
  );
  const speaking = countriesSpeaking(mainLanguage(city.country_code));
  const isDoubtful = others.some((other) => {
    const isRelated = speaking.includes(other.country_code ?? '');
    const factor = isRelated ? RELATED_DOUBT : BETTER_KNOWN;
    return other.population * factor >= city.population;
  });
  const related = city.population < LARGE ? speaking : [];
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
  const ofName = inHome.filter((city) => city.name_key === key);
  const own = ofName.find(home.isAmong) ?? ofName[0];
  const isOverseas = known !== null && isFar(known, home) && shareLanguage(known, home);
  const other = own ?? inHome.find(({ population }) => population >= TOWN);
  if (known?.name_key !== key) return own ?? (known && other ? other : known);
  const factor = isOverseas ? BETTER_KNOWN_NAMESAKE : BETTER_KNOWN;
  if (own && (known.population <= own.population * factor || home.isAmong(own))) return own;
  if (isOverseas && other && known.population <= other.population * factor) return other;
  return isOverseas && !own && known.population < LARGE ? null : known;
}

const shareLanguage = (city: City, home: HomeOfList): boolean =>
  mainLanguage(city.country_code) === mainLanguage(home.country_code);

function isFar({ lat, lng }: City, { centre }: HomeOfList): boolean {
  return (
    lat !== null && lng !== null && centre !== null && distanceKm({ lat, lng }, centre) > FAR_KM
  );
}

/** The language of most people of a country. Its towns often have names of older towns elsewhere. */
const mainLanguage = (country: string | null): string | null =>
  country === null ? null : new Intl.Locale(`und-${country}`).maximize().language;

const speaking = new Map<string | null, readonly string[]>();

function countriesSpeaking(language: string | null): readonly string[] {
  const known = speaking.get(language);
  const found =
    known ?? COUNTRIES.map(({ code }) => code).filter((code) => mainLanguage(code) === language);
  if (!known) speaking.set(language, found);
  return found;
}
