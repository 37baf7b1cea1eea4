import {
  createCatalogue,
  createTranslator,
  findLocale,
  type Translator,
  type Values,
} from '@marquee/pages/i18n';
import type { Request } from 'express';
import texts from '../texts/mail-pages.json' with { type: 'json' };

type TextName = keyof typeof texts.en;

/** The texts of the pages behind the links in mails, in the language of their reader. */
export interface MailPageTexts {
  t: (name: TextName, values?: Values) => string;
  /** Shared texts, dates and the direction. */
  translator: Translator;
  /** The language that the address of the page names, if it names one. */
  locale: string | undefined;
  /** The language that the address or the browser names; null if neither does. */
  named: string | null;
  /** Returns the address of a form or link with the language that the page was requested in. */
  inLanguage: (path: string) => string;
}

const translate = createCatalogue<TextName>(texts);

/** Reads the language of a page from its address, else from the browser. */
export function createMailPageTexts(req: Request): MailPageTexts {
  const inAddress = new URLSearchParams(req.url.split('?')[1]).get('locale') ?? undefined;
  const named = findLocale(inAddress, req.get('accept-language'));
  const translator = createTranslator(named ?? 'en');
  const { language } = translator;
  const locale = inAddress === undefined ? undefined : translator.locale;
  return {
    translator,
    locale,
    named,
    t: (name, values) => translate(language, name, values),
    inLanguage: (path) =>
      locale === undefined
        ? path
        : `${path}${path.includes('?') ? '&' : '?'}locale=${encodeURIComponent(locale)}`,
  };
}
