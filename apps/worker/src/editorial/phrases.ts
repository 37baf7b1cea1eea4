import { wordsFor, type EventWords } from '@marquee/formats/display';
import { IntlMessageFormat } from 'intl-messageformat';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import type { RoundUpPlan } from './plan-round-ups.ts';

export type PhraseName = keyof typeof en;
type Messages = Readonly<Record<PhraseName, string>>;

const MESSAGES = { en, de, fr, es, it } satisfies Record<string, Messages>;
export type RoundUpLanguage = keyof typeof MESSAGES;
export const ROUND_UP_LANGUAGES: readonly RoundUpLanguage[] = ['en', 'de', 'fr', 'es', 'it'];

/** The texts of round-ups in one language. */
export interface Phrases {
  language: RoundUpLanguage;
  /** BCP 47, for dates, prices and lists. */
  locale: string;
  words: EventWords;
  phrase: (name: PhraseName, values?: Readonly<Record<string, string | number>>) => string;
  /** "A, B and C". */
  list: (parts: string[]) => string;
  /** "in Berlin", "au Havre". */
  at: (city: string) => string;
  country: (code: string) => string;
  /** "December 2026", "January – March 2027", "2027" or "28 – 29 November 2026". */
  period: (plan: Pick<RoundUpPlan, 'kind' | 'period'>) => string;
}

export function createPhrases(language: RoundUpLanguage): Phrases {
  const locale = language === 'en' ? 'en-GB' : language; // day before month, 24 hours
  const compiled = new Map<PhraseName, IntlMessageFormat>();
  const phrase: Phrases['phrase'] = (name, values = {}) => {
    const format =
      compiled.get(name) ??
      new IntlMessageFormat(MESSAGES[language][name], locale, {}, { ignoreTag: true });
    compiled.set(name, format);
    return String(format.format(values));
  };
  const lists = new Intl.ListFormat(locale);
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    language,
    locale,
    words: wordsFor(language),
    phrase,
    list: (parts) => lists.format(parts),
    at: (city) => contractAt(language, city) ?? phrase('at', { city }),
    country: (code) => countries.of(code) ?? code,
    period: ({ kind, period }) => formatPeriod(kind, period, locale),
  };
}

/**
 * Merges the preposition with the article of a French name, and avoids a double vowel in Italian.
 */
function contractAt(language: RoundUpLanguage, city: string): string | null {
  const [, article, rest] = /^(Les?) (.+)$/.exec(city) ?? [];
  if (language === 'fr' && rest !== undefined) return `${article === 'Le' ? 'au' : 'aux'} ${rest}`;
  return language === 'it' && /^[aàá]/i.test(city) ? `ad ${city}` : null;
}

const PERIOD_FORMATS: Readonly<Record<RoundUpPlan['kind'], Intl.DateTimeFormatOptions>> = {
  month: { month: 'long', year: 'numeric' },
  sports: { month: 'long', year: 'numeric' },
  conferences: { month: 'long', year: 'numeric' },
  festivals: { year: 'numeric' },
  free_weekend: { day: 'numeric', month: 'long', year: 'numeric' },
};

function formatPeriod(
  kind: RoundUpPlan['kind'],
  { from, to }: RoundUpPlan['period'],
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(locale, { ...PERIOD_FORMATS[kind], timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to)).replace(/[\u00a0\u2009\u202f]/g, ' ');
}
