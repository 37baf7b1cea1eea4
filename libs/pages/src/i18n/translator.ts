import { wordsFor, type EventWords } from '@marquee/formats/display';
import { IntlMessageFormat } from 'intl-messageformat';
import formTexts from './form-texts.json' with { type: 'json' };
import messages from './messages.json' with { type: 'json' };

export type MessageName = keyof typeof messages.en | keyof typeof formTexts.en;
export type Language = keyof typeof messages;
export type Values = Readonly<Record<string, string | number>>;

export const LANGUAGES = Object.keys(messages).filter((name): name is Language => name in messages);
const RIGHT_TO_LEFT: readonly Language[] = ['ar'];

/** Translates the texts of a page to one language. Dates and numbers use the reader's locale. */
export interface Translator {
  language: Language;
  /** BCP 47, for dates and numbers: `en-GB`. */
  locale: string;
  direction: 'ltr' | 'rtl';
  t: (name: MessageName, values?: Values) => string;
  /** The texts that describe an event, which all surfaces share. */
  words: EventWords;
}

/** Creates the translator of a locale. A language without translations falls back to English. */
export function createTranslator(locale: string): Translator {
  const { language: requested } = new Intl.Locale(locale);
  const language = LANGUAGES.find((known) => known === requested) ?? 'en';
  return {
    language,
    locale: language === requested ? locale : 'en',
    direction: RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr',
    t: (name, values) => translate(language, name, values),
    words: wordsFor(language),
  };
}

/**
 * Returns a function that returns a text of a catalogue in a language. Texts with braces are ICU
 * messages, which are compiled once.
 */
export function createCatalogue<Name extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
) {
  const compiled = new Map<string, IntlMessageFormat>();
  return (language: Language, name: Name, values: Values = {}): string => {
    const text = texts[language][name];
    if (!text.includes('{')) return text;
    const key = `${language} ${name}`;
    const format = compiled.get(key) ?? new IntlMessageFormat(text, language);
    compiled.set(key, format);
    return String(format.format(values));
  };
}

const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, { ...messages[language], ...formTexts[language] }]),
) as Record<Language, Record<MessageName, string>>; // each file has each language

const translate = createCatalogue(TEXTS);
