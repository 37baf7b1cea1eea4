import { languageTag } from '@marquee/domain';
import { LANGUAGES } from './translator.ts';

const REGION = /^[A-Z]{2}$/;
const MAX_PREFERENCES = 20;

/**
 * Returns the reader's locale as `language` or `language-REGION`: from the URL, else from the
 * browser, else English.
 */
export const readerLocale = (
  named: string | undefined,
  acceptLanguage: string | undefined,
): string => findLocale(named, acceptLanguage) ?? 'en';

/** As `readerLocale`, but null if neither names a language that is translated. */
export function findLocale(
  named: string | undefined,
  acceptLanguage: string | undefined,
): string | null {
  const preferred = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .slice(0, MAX_PREFERENCES)
    .map(parsePreference);
  const tags = preferred.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
  for (const tag of [named ?? '', ...tags]) {
    const locale = supportedLocale(tag);
    if (locale) return locale;
  }
  return null;
}

/**
 * Returns language and region of a tag, or null if the tag is invalid or the language is not
 * translated.
 */
function supportedLocale(tag: string): string | null {
  const known = languageTag(tag.trim());
  if (known === null) return null;
  const { language, region } = new Intl.Locale(known);
  if (!LANGUAGES.some((name) => name === language)) return null;
  return region !== undefined && REGION.test(region) ? `${language}-${region}` : language;
}

function parsePreference(part: string) {
  const [tag = '', quality] = part.split(';q=');
  const weight = quality === undefined ? 1 : Number(quality);
  return { tag, weight: Number.isNaN(weight) ? 0 : weight };
}
