import { queryWords } from '@marquee/search';
import {
  categoryLexeme,
  cityLexeme,
  countryLexeme,
  monthLexeme,
  yearLexeme,
} from './facet-lexemes.ts';
import type { SearchTerm, TermVariant } from './search-request.ts';

export type Weights = 'A' | 'B' | 'C' | 'ABC' | 'ABD' | 'ABCD';

export const anyOf = (queries: string[]): string =>
  queries.map((query) => `(${query})`).join(' | ');
export const allOf = (queries: string[]): string =>
  queries.map((query) => `(${query})`).join(' & ');

export const quoted = (lexeme: string): string =>
  SPECIAL.test(lexeme) ? `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'` : `'${lexeme}'`;
const SPECIAL = /['\\]/;

export const termQuery = (term: SearchTerm): string =>
  anyOf([...variantQueries(term, weightsOf(term)), ...facetLexemes(term).map(quoted)]);

const weightsOf = ({ fields }: SearchTerm): Weights =>
  fields === 'names' ? 'ABC' : fields === 'subject' ? 'ABD' : 'ABCD';

/**
 * Returns one tsquery per variant, restricted to fields of these weights. Empty if the term
 * consists of facets only.
 */
export const variantQueries = ({ variants }: SearchTerm, weights: Weights): string[] =>
  variants.map((variant) => variantQuery(variant, weights));

/**
 * Returns the tsquery of events about a subject: title, artists, tags or description contain one of
 * the folded phrases.
 */
export const phrasesQuery = (phrases: readonly string[]): string =>
  termQuery({ variants: phrases.map(toPhraseVariant).filter(hasWords), fields: 'subject' });

/** A phrase of symbols has none. */
const hasWords = ({ words }: TermVariant): boolean => words.length > 0;

const toPhraseVariant = (phrase: string): TermVariant => ({
  words: queryWords(phrase).flat(),
  adjacent: true,
});

function variantQuery(
  { words, adjacent = false, prefix = false }: TermVariant,
  weights: Weights,
): string {
  const restriction = weights === 'ABCD' ? '' : weights;
  const parts = words.map((word, index) => {
    const suffix = (prefix && index === words.length - 1 ? '*' : '') + restriction;
    return suffix === '' ? quoted(word) : `${quoted(word)}:${suffix}`;
  });
  return parts.join(adjacent ? ' <-> ' : ' & ');
}

export const facetLexemes = ({
  cityIds = [],
  countryCode,
  year,
  month,
  categories = [],
}: SearchTerm): string[] => [
  ...cityIds.map(cityLexeme),
  ...(countryCode === undefined ? [] : [countryLexeme(countryCode)]),
  ...(year === undefined ? [] : [yearLexeme(year)]),
  ...(month === undefined ? [] : [monthLexeme(month)]),
  ...categories.map(categoryLexeme),
];
