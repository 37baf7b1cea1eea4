import { ACCESSIBILITY_FEATURES, AUDIENCES, KINDS } from '@marquee/domain';
import names from './field-names.json' with { type: 'json' };

/** The values of an event's fields that have names in every language. */
export const NAMED_VALUES = {
  kind: KINDS,
  audience: AUDIENCES,
  accessibility: ACCESSIBILITY_FEATURES,
} as const;
export type NamedField = keyof typeof NAMED_VALUES;

/**
 * Returns the name of a value in the language of a locale (BCP 47), else in English; null if the
 * field has no such value.
 */
export function fieldValueName(field: NamedField, value: string, locale: string): string | null {
  const { language } = new Intl.Locale(locale);
  const texts: Readonly<Record<string, string>> =
    names[Object.hasOwn(names, language) ? (language as keyof typeof names) : 'en'][field];
  return texts[value] ?? null;
}

/** Returns the name of a language in another one: "German", "Deutsch". */
export function languageName(tag: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
