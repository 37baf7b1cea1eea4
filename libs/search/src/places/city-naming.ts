import { foldText } from '@marquee/domain';

interface City {
  name: string;
  region: string | null;
  country_code: string | null;
}

/**
 * Returns the parts of a text that names this city and no other: name, region if it is necessary,
 * country.
 */
export type NameCity = (city: City) => string[];

/** A name and a country that do not identify one city. */
export interface SharedCityName {
  name_key: string;
  country_code: string;
}

/** Names a city without regard to others of its name. */
export const nameCityInCountry: NameCity = ({ name, country_code }) =>
  country_code === null ? [name] : [name, country_code];

/** Creates the function that names cities: "Berlin, DE", but "Portland, Maine, US". */
export function createCityNaming(shared: readonly SharedCityName[]): NameCity {
  const keys = new Set(shared.map(({ name_key, country_code }) => `${name_key}|${country_code}`));
  return (city) => {
    const { name, region, country_code } = city;
    const isShared = country_code !== null && keys.has(`${foldText(name) || name}|${country_code}`);
    return isShared && region !== null ? [name, region, country_code] : nameCityInCountry(city);
  };
}
