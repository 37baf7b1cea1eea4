import { dateVocabulary, type DateLanguage } from './date-language.ts';
import { daySpan, type DateSpan } from './date-span.ts';

/** Returns the pattern of what joins two dates: "or", "and", "..". */
export function joinPattern(languages: readonly DateLanguage[]): RegExp {
  const words = languages.map((language) => dateVocabulary(language).phrase('or')).join('|');
  return new RegExp(`\\s*(?:\\.\\.|[,/&])\\s*|\\s+(?:${words || '(?!)'})\\s+`, 'gu');
}

/**
 * Returns the days from the first of two spans to the last, or null if they are in the wrong order.
 */
export function unite(first: DateSpan, last: DateSpan): DateSpan | null {
  if (last.from < first.from) return null;
  const partOfDay = first.partOfDay === last.partOfDay ? first.partOfDay : null;
  return daySpan(first.from, first.to > last.to ? first.to : last.to, partOfDay);
}
