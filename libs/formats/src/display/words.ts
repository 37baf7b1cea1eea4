import words from './words.json' with { type: 'json' };

/** The texts that describe an event, in the languages of the product. */
export type EventWords = Readonly<(typeof words)['en']>;

const isLanguage = (language: string): language is keyof typeof words =>
  Object.hasOwn(words, language);

/** Returns the texts in the language of a locale (BCP 47), else in English. */
export function wordsFor(locale: string): EventWords {
  const language = new Intl.Locale(locale).language;
  return words[isLanguage(language) ? language : 'en'];
}
