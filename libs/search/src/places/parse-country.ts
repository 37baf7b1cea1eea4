import { COUNTRIES, foldCountryName, parseCountryCode } from '@marquee/domain';

const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja', 'zh', 'zh-Hant', 'ar'] as const;

let localNames: ReadonlyMap<string, string> | undefined; // built on first use: 2,700 names take 15 ms

/**
 * Returns the alpha-2 code of a country, given by its code or its name in any language of the widgets, or null.
 * Use `parseCountryCode` if the text can also be a city: Granada is a city in Spain and a country in Spanish.
 */
export function parseCountry(text: string): string | null {
  const named = parseCountryCode(text) ?? parseCountryCode(withoutArticle(text));
  if (named) return named;
  localNames ??= buildLocalNames();
  return localNames.get(foldCountryName(text)) ?? null;
}

const withoutArticle = (text: string) => text.replace(/^the\s+/i, '');

function buildLocalNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    const displayNames = new Intl.DisplayNames([language], { type: 'region' });
    for (const { code } of COUNTRIES) {
      const key = foldCountryName(displayNames.of(code) ?? '');
      if (!names.has(key)) names.set(key, code);
    }
  }
  return names;
}
