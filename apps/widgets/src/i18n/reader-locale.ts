import { languageTag } from '@marquee/domain';
import { LANGUAGES } from './translator.ts';

const REGION = /^[A-Z]{2}$/;
const MAX_PREFERENCES = 20;

/** The reader's locale as `language` or `language-REGION`: what the address names, else what the browser prefers, else English. */
export function readerLocale(named: string | undefined, acceptLanguage: string | undefined): string {
  const preferred = (acceptLanguage ?? '').slice(0, 500).split(',').slice(0, MAX_PREFERENCES).map(preference);
  const tags = preferred.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
  for (const tag of [named ?? '', ...tags]) {
    const locale = spoken(tag);
    if (locale) return locale;
  }
  return 'en';
}

/** The tag without what makes no difference to us; null where it is none, or of a language that we do not speak. */
function spoken(tag: string): string | null {
  const known = languageTag(tag.trim());
  if (known === null) return null;
  const { language, region } = new Intl.Locale(known);
  if (!LANGUAGES.some((name) => name === language)) return null;
  return region !== undefined && REGION.test(region) ? `${language}-${region}` : language;
}

function preference(part: string) {
  const [tag = '', quality] = part.split(';q=');
  const weight = quality === undefined ? 1 : Number(quality);
  return { tag, weight: Number.isNaN(weight) ? 0 : weight };
}
