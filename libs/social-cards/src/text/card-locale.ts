import { wordsFor } from '@marquee/formats/display';

const DEFAULT_LOCALE = 'en-GB';
// Countries of several languages that the product knows: none of them is right for every event.
const MULTILINGUAL = ['BE', 'CH', 'LU'];

/**
 * Returns the locale (BCP 47) in which a card describes an event: that of its country if there are
 * translations.
 */
export function cardLocale(countryCode: string | null): string {
  if (countryCode === null || MULTILINGUAL.includes(countryCode)) return DEFAULT_LOCALE;
  const { language, script, region } = new Intl.Locale('und', { region: countryCode }).maximize();
  const isTranslated = wordsFor(language) !== wordsFor(DEFAULT_LOCALE) || language === 'en';
  // The Chinese words are in simplified characters.
  return isTranslated && script !== 'Hant' ? `${language}-${region ?? ''}` : DEFAULT_LOCALE;
}

/**
 * Returns the locale of a card for a reader: one for each language, so that an event has few cards.
 */
export function readerCardLocale(requested: string): string {
  const { language, region } = new Intl.Locale(requested);
  if (language === 'en') return region === 'US' ? 'en-US' : DEFAULT_LOCALE;
  return wordsFor(language) === wordsFor(DEFAULT_LOCALE) ? DEFAULT_LOCALE : language;
}
