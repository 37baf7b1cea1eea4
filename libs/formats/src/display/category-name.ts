import type { Category } from '@marquee/domain';
import names from './category-names.json' with { type: 'json' };

const isLanguage = (language: string): language is keyof typeof names =>
  Object.hasOwn(names, language);

/** Returns the name of a category in the language of a locale (BCP 47), else in English. */
export function categoryName(category: Category, locale: string): string {
  const { language } = new Intl.Locale(locale);
  return names[isLanguage(language) ? language : 'en'][category];
}
