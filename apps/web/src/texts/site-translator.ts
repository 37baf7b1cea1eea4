import {
  createCatalogue,
  createTranslator,
  LANGUAGES,
  type Language,
  type MessageName,
  type Translator,
  type Values,
} from '@marquee/pages/i18n';
import account from './account.json' with { type: 'json' };
import assistants from './assistants.json' with { type: 'json' };
import calendars from './calendars.json' with { type: 'json' };
import developers from './developers.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import mails from './mails.json' with { type: 'json' };
import passkeys from './passkeys.json' with { type: 'json' };
import plan from './plan.json' with { type: 'json' };
import problems from './problems.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import webhooks from './webhooks.json' with { type: 'json' };

type OwnName =
  | keyof typeof account.en
  | keyof typeof assistants.en
  | keyof typeof calendars.en
  | keyof typeof developers.en
  | keyof typeof forms.en
  | keyof typeof mails.en
  | keyof typeof passkeys.en
  | keyof typeof plan.en
  | keyof typeof problems.en
  | keyof typeof search.en
  | keyof typeof webhooks.en;

const FILES: readonly Record<Language, Readonly<Record<string, string>>>[] = [
  account,
  assistants,
  calendars,
  developers,
  forms,
  mails,
  passkeys,
  plan,
  problems,
  search,
  webhooks,
];

/** The texts of forms, account pages and plans, which only the website has. */
export const OWN_TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(FILES.flatMap((file) => Object.entries(file[language]))),
  ]),
) as Record<Language, Record<OwnName, string>>; // each file has each language

export type SiteMessageName = MessageName | OwnName;

/** Translates the texts that all surfaces share and those of the website. */
export interface SiteTranslator extends Omit<Translator, 't'> {
  t: (name: SiteMessageName, values?: Values) => string;
}

const translateOwn = createCatalogue(OWN_TEXTS);

/** Creates the translator of a locale. A language without translations falls back to English. */
export function createSiteTranslator(locale: string): SiteTranslator {
  const shared = createTranslator(locale);
  const t = (name: SiteMessageName, values?: Values) =>
    isOwn(name) ? translateOwn(shared.language, name, values) : shared.t(name, values);
  return { ...shared, t };
}

const isOwn = (name: SiteMessageName): name is OwnName => name in OWN_TEXTS.en;
