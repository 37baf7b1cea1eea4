import { countryName } from '@marquee/domain';
import type { PageContext } from '../page-context.ts';

const names = new Map<string, Intl.DisplayNames>();

/** Returns the name of a country in the language of the reader: "Germany", "Deutschland". */
export function localCountryName(code: string, { translator }: Pick<PageContext, 'translator'>): string {
  const { language } = translator;
  if (language === 'en') return countryName(code);
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}
