import {
  createCatalogue,
  createTranslator,
  readerLocale,
  type Translator,
  type Values,
} from '@marquee/pages/i18n';
import type { Request } from 'express';
import texts from './builder-texts.json' with { type: 'json' };

type BuilderTextName = keyof typeof texts.en;

/** Translates the builder. Its own texts, and those that all surfaces share. */
export interface BuilderTranslator {
  t: (name: BuilderTextName, values?: Values) => string;
  shared: Translator;
  /**
   * The language that the address names, which the form retains; null if it is that of the browser.
   */
  named: string | null;
}

const translate = createCatalogue<BuilderTextName>(texts);

/**
 * Reads the language of the builder. `locale` and `lang` are those of the widget, so its own
 * parameter is `language`.
 */
export function createBuilderTranslator(req: Pick<Request, 'url' | 'get'>): BuilderTranslator {
  const named = new URLSearchParams(req.url.split('?')[1]).get('language') ?? undefined;
  const shared = createTranslator(readerLocale(named, req.get('accept-language')));
  const t = (name: BuilderTextName, values?: Values) => translate(shared.language, name, values);
  return { t, shared, named: named === undefined ? null : shared.locale };
}
