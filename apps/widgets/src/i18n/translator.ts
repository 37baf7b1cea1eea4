import { IntlMessageFormat } from 'intl-messageformat';
import messages from '../words/messages.json' with { type: 'json' };

export type MessageName = keyof typeof messages.en;
export type Language = keyof typeof messages;
type Values = Readonly<Record<string, string | number>>;

export const LANGUAGES = Object.keys(messages).filter((name): name is Language => name in messages);
const RIGHT_TO_LEFT: readonly Language[] = ['ar'];

/** What a page is told in: texts of one language, dates and numbers by the reader's own customs. */
export interface Translator {
  language: Language;
  /** BCP 47, for dates and numbers: `en-GB`. */
  locale: string;
  direction: 'ltr' | 'rtl';
  say: (name: MessageName, values?: Values) => string;
}

/** The words of a locale whose language we have. */
export function createTranslator(locale: string): Translator {
  const { language: asked } = new Intl.Locale(locale);
  const language = LANGUAGES.find((known) => known === asked) ?? 'en';
  return {
    language,
    locale: language === asked ? locale : 'en',
    direction: RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr',
    say: (name, values) => say(language, name, values),
  };
}

const compiled = new Map<string, IntlMessageFormat>();

/** A text without braces is itself; others are ICU messages, parsed once. */
function say(language: Language, name: MessageName, values: Values = {}): string {
  const text = messages[language][name];
  if (!text.includes('{')) return text;
  const key = `${language} ${name}`;
  const format = compiled.get(key) ?? new IntlMessageFormat(text, language);
  compiled.set(key, format);
  return String(format.format(values));
}
