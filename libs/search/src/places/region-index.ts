import { foldText } from '@marquee/domain';
import { regionsWithLetters } from './region-codes.ts';
import { OTHER_REGION_NAMES } from './region-names.ts';

/** A state, province or nation within a country, as the gazetteer lists it. */
export interface Region {
  country_code: string;
  /** Code of the gazetteer, often a number. */
  code: string;
  name: string;
  /** Inhabitants of its cities. */
  population: number;
}

/**
 * A region with a smaller share of the population of its largest namesake is not meant: Florida in
 * Uruguay.
 */
const MIN_SHARE = 0.05;
const LETTERS = /^[A-Z]{2,3}$/;
// "State of Berlin", "Opole Voivodeship", "İzmir Province"
const GENERIC =
  /^(state|province|region|canton|comunidad|land) (of|de|di) | (voivodeship|province|state|region|prefecture)$/;

/**
 * Finds regions by their name in any language or by their letters. The caller passes the regions of
 * the gazetteer.
 */
export function createRegionIndex(regions: readonly Region[]) {
  const byName = new Map<string, Region[]>();
  const byLetters = new Map<string, Region[]>();
  for (const region of regions) {
    for (const name of namesOf(region)) append(byName, name, region);
    if (LETTERS.test(region.code)) append(byLetters, region.code, region);
  }

  /**
   * Returns the regions with this name or these letters ("Bavaria", "Bayern", "TX", "D.C.").
   * Several countries can have one.
   */
  function find(text: string): Region[] {
    const name = foldText(text).replace(/^the /, '');
    const named = byName.get(name) ?? byName.get(name.replace(GENERIC, '')) ?? [];
    return [...new Set([...withoutTiny(named), ...findByLetters(text)])];
  }

  function findByLetters(text: string): Region[] {
    const letters = text.replaceAll(/[.\s]/g, '').toUpperCase();
    if (!LETTERS.test(letters)) return [];
    const spelledOut = regionsWithLetters(letters).flatMap(({ country_code, name }) =>
      (byName.get(foldText(name)) ?? []).filter((region) => region.country_code === country_code),
    );
    return [...(byLetters.get(letters) ?? []), ...spelledOut];
  }

  return { find, names: [...byName.keys()] };
}
export type RegionIndex = ReturnType<typeof createRegionIndex>;

function withoutTiny(regions: Region[]): Region[] {
  const largest = Math.max(...regions.map(({ population }) => population));
  return regions.filter(({ population }) => population >= largest * MIN_SHARE);
}

function namesOf({ country_code, name }: Region): Set<string> {
  const others = OTHER_REGION_NAMES[country_code]?.[name] ?? [];
  const keys = [name, ...others].map(foldText);
  return new Set(
    [...keys, ...keys.map((key) => key.replace(GENERIC, ''))].filter((key) => key !== ''),
  );
}

function append(map: Map<string, Region[]>, key: string, region: Region): void {
  const list = map.get(key);
  if (list) list.push(region);
  else map.set(key, [region]);
}
