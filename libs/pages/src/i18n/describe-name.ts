import type { Translator } from './translator.ts';

interface UnknownName {
  name: string;
  /** Known names that are similar. */
  suggestions: readonly string[];
  /** Whether a form accepts the name when it is sent again. Default: true. */
  isKept?: boolean;
}

/** States that a name is unknown, what it may mean, and how to keep it. */
export function describeUnknownName(
  { t, locale }: Translator,
  { name, suggestions, isKept = true }: UnknownName,
): string {
  if (suggestions.length === 0) return t('unknownName', { name });
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(suggestions);
  return [t('unknownName', { name }), t('didYouMean', { names }), isKept && t('keepEntry')]
    .filter(Boolean)
    .join(' ');
}
