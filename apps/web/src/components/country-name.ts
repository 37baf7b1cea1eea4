import { countryName } from '@marquee/domain';
import type { PageContext } from '../page-context.ts';

const names = new Map<string, Intl.DisplayNames>();

/** Returns the name of a country in the language of the reader: "Germany", "Deutschland". */
export function localCountryName(
  code: string,
  { translator }: Pick<PageContext, 'translator'>,
): string {
  const { language } = translator;
  if (language === 'en') return countryName(code);
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}

interface NamedCity {
  city: string;
  region: string | null;
  country_code: string | null;
}

/** "Berlin, Germany", "Portland, Maine, United States". */
export function localCityName(
  { city, ...place }: NamedCity,
  context: Pick<PageContext, 'nameCity' | 'translator'>,
): string {
  const { country_code } = place;
  const parts = context.nameCity({ name: city, ...place });
  if (country_code === null) return parts.join(', ');
  return [...parts.slice(0, -1), localCountryName(country_code, context)].join(', ');
}

/** The name, with the region if another city of the country has the name. */
export const shortName = (
  city: Parameters<typeof localCityName>[0],
  { nameCity }: PageContext,
): string =>
  nameCity({ name: city.city, ...city })
    .slice(0, -1)
    .join(', ') || city.city;
