import type { Translator } from './translator.ts';

interface UnknownName {
  name: string;
  /** Known names that are similar. */
  suggestions: readonly string[];
}

/** States that a name is unknown, what it may mean, and how to keep it. */
export function describeUnknownName({ t, locale }: Translator, { name, suggestions }: UnknownName): string {
  if (suggestions.length === 0) return t('unknownName', { name });
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(suggestions);
  return [t('unknownName', { name }), t('didYouMean', { names }), t('keepEntry')].join(' ');
}
