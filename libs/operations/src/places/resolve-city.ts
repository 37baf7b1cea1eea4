import type { DemandRepository } from '@marquee/database';
import { invalidInputs, parseCountry, type PlaceCity } from '@marquee/domain';
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

/** Finds the city that a text means, and corrects one typo. Adds a city that is unknown. Throws if the text names a country or region. */
export async function resolveCity({ places, demand }: ResolveCityDeps, named: NamedCity): Promise<ResolvedCity> {
  const known = await places.findKnownCity(named);
  if (known) {
    const { corrected, ...place } = known;
    const warning = `'${named.name}' is not a known city; ${formatCity(place.city)} was used`;
    return { city: place.city, interpretation: toInterpretation(place), warnings: corrected ? [warning] : [] };
  }
  if (await places.findArea(named.name)) throw notACity();
  const added = await demand.findCity(withoutCountry(named));
  return { city: added, interpretation: null, warnings: [] };
}

const notACity = () =>
  invalidInputs('invalid_body', [
    { name: 'city', code: 'invalid_value', detail: 'must be a city, not a country or region' },
  ]);

/** "Smallville, USA" and "Smallville (Ohio, USA)" are stored as "Smallville" in US. */
function withoutCountry({ name, country_code }: NamedCity): NamedCity {
  const parts = name.split(/[,()]/).map((part) => part.trim());
  const [city = '', ...qualifiers] = parts.filter((part) => part !== '');
  const country = qualifiers.at(-1);
  const code = country === undefined || parts[0] === '' ? null : parseCountry(country);
  return code === null ? { name, country_code } : { name: city, country_code: country_code ?? code };
}
