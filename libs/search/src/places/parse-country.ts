import { COUNTRIES, foldCountryName, parseCountryCode } from '@marquee/domain';

const LANGUAGES = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'ja',
  'zh',
  'zh-Hant',
  'ar',
  'ru',
] as const;

// built on first use: 2,900 names take 60 ms
let localNames: ReadonlyMap<string, string> | undefined;

/**
 * Returns the alpha-2 code of a country, given by its code or its name in any language of the
 * widgets or its own, or null.
 * Use `parseCountryCode` if the text can also be a city: Granada is a city in Spain and a country
 * in Spanish.
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
  for (const [language, codes] of ownLanguages()) {
    const displayNames = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of codes) {
      const key = foldCountryName(displayNames.of(code) ?? '');
      if (!names.has(key)) names.set(key, code);
    }
  }
  return names;
}

/** The countries by their own language: "Česko", "Srbija", "Україна". */
function ownLanguages(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { code } of COUNTRIES) {
    const { language } = new Intl.Locale(`und-${code}`).maximize();
    found.set(language, [...(found.get(language) ?? []), code]);
  }
  return found.set('sr-Latn', ['RS', 'ME']);
}
