import {
  createCatalogue,
  createTranslator,
  findLocale,
  LANGUAGES,
  type Translator,
  type Values,
} from '@marquee/pages/i18n';
import texts from '../texts/mail-texts.json' with { type: 'json' };

export type MailTextName = keyof typeof texts.en;

/** Translates the texts of a mail to the language of its reader. */
export interface MailTranslator extends Pick<Translator, 'language' | 'locale' | 'direction'> {
  t: (name: MailTextName, values?: Values) => string;
}

const translate = createCatalogue<MailTextName>(texts);

/** The languages of mails. */
export const MAIL_LANGUAGES: readonly string[] = LANGUAGES;

/** Returns the language of mails that a person names, else that of the browser, else null. */
export const findMailLocale = findLocale;

/** Creates the translator of a reader's locale. Null: the language is unknown, so English. */
export function createMailTranslator(reader: string | null): MailTranslator {
  const locale = dateLocale(reader);
  const { language, direction } = createTranslator(locale);
  return { language, direction, locale, t: (name, values) => translate(language, name, values) };
}

/**
 * Returns the locale of dates and prices. English without a region has the order of most countries:
 * day, month, year.
 */
export function dateLocale(reader: string | null): string {
  const { locale } = createTranslator(reader ?? 'en');
  return locale === 'en' ? 'en-GB' : locale;
}
