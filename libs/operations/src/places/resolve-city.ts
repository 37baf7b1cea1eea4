import type { DemandRepository } from '@marquee/database';
import { invalidInputs } from '@marquee/domain';
import { type PlaceCity } from '@marquee/search';
import { formatCity, toInterpretation, type Interpretation } from './interpretation.ts';
import type { PlaceFinder } from './place-finder.ts';

export interface NamedCity {
  name: string;
  /** ISO 3166 alpha-2; null if the name states it or if it is unknown. */
  country_code: string | null;
}

export interface ResolvedCity {
  city: Pick<PlaceCity, 'id' | 'name' | 'region' | 'country_code' | 'lat' | 'population'>;
  interpretation: Interpretation | null;
  warnings: string[];
}

export interface ResolveCityDeps {
  places: PlaceFinder;
  demand: Pick<DemandRepository, 'findCity'>;
}

/**
 * Finds the city that a text means, and corrects one typo. Adds a city that is unknown. Throws if
 * the text names a country or region.
 */
export async function resolveCity(
  { places, demand }: ResolveCityDeps,
  named: NamedCity,
): Promise<ResolvedCity> {
  const known = await places.findKnownCity(named);
  if (known) {
    const { corrected, ...place } = known;
    const warning = `'${named.name}' is not a known city; ${formatCity(place.city)} was used`;
    return {
      city: place.city,
      interpretation: toInterpretation(place),
      warnings: corrected ? [warning] : [],
    };
  }
  if (await places.findArea(named.name)) throw notACity();
  const added = await demand.findCity(await splitAreas(places, named));
  return { city: added, interpretation: null, warnings: [] };
}

const notACity = () =>
  invalidInputs('invalid_body', [
    { name: 'city', code: 'invalid_value', detail: 'must be a city, not a country or region' },
  ]);

/**
 * "Smallville, Ohio", "Smallville, Ohio, USA" and "Smallville (OH)" are stored as "Smallville" in
 * Ohio, US.
 */
async function splitAreas(
  places: PlaceFinder,
  named: NamedCity,
): Promise<NamedCity & { region?: string }> {
  const parts = named.name.split(/[,()]/).map((part) => part.trim());
  const [city = '', ...qualifiers] = parts.filter((part) => part !== '');
  if (qualifiers.length === 0 || parts[0] === '') return named;
  const areas = await Promise.all(qualifiers.map((part) => places.findArea(part)));
  if (areas.at(-1) === null) return named;
  const known = areas.filter((area) => area !== null);
  const country =
    named.country_code ??
    known
      .flatMap(({ countries: [only, ...rest] }) => (rest.length === 0 && only ? only : []))
      .at(-1) ??
    null;
  const regions = known
    .flatMap((area) => area.regions)
    .filter((region) => country === null || region.country_code === country);
  const [region, ...others] = regions;
  const unlisted = qualifiers.find((_, index) => areas[index] === null);
  if (unlisted !== undefined && country !== null)
    return { name: city, country_code: country, region: unlisted };
  if (!region || others.length > 0)
    return country === null ? named : { name: city, country_code: country };
  return { name: city, country_code: region.country_code, region: region.name };
}
