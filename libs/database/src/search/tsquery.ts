import { cityLexeme, countryLexeme, monthLexeme, yearLexeme } from './facet-lexemes.ts';
import type { SearchTerm, TermVariant } from './search-request.ts';

export type Weights = 'A' | 'B' | 'C' | 'ABCD';

/** A tsquery as text: any of these. */
export const anyOf = (queries: string[]): string => queries.map((query) => `(${query})`).join(' | ');
export const allOf = (queries: string[]): string => queries.map((query) => `(${query})`).join(' & ');

/** A lexeme as it stands in the text of a tsquery or a tsvector. */
export const quoted = (lexeme: string): string =>
  SPECIAL.test(lexeme) ? `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'` : `'${lexeme}'`;
const SPECIAL = /['\\]/;

export const termQuery = (term: SearchTerm): string =>
  anyOf([...waysQuery(term, 'ABCD'), ...marksOf(term).map(quoted)]);

/** A term's words in fields of these weights; nothing where it is known by its marks alone. */
export const waysQuery = ({ variants: ways }: SearchTerm, weights: Weights): string[] =>
  ways.map((way) => wayQuery(way, weights));

function wayQuery({ words, adjacent = false, prefix = false }: TermVariant, weights: Weights): string {
  const restriction = weights === 'ABCD' ? '' : weights;
  const parts = words.map((word, index) => {
    const suffix = (prefix && index === words.length - 1 ? '*' : '') + restriction;
    return suffix === '' ? quoted(word) : `${quoted(word)}:${suffix}`;
  });
  return parts.join(adjacent ? ' <-> ' : ' & ');
}

export const marksOf = ({ cityIds = [], countryCode, year, month }: SearchTerm): string[] => [
  ...cityIds.map(cityLexeme),
  ...(countryCode === undefined ? [] : [countryLexeme(countryCode)]),
  ...(year === undefined ? [] : [yearLexeme(year)]),
  ...(month === undefined ? [] : [monthLexeme(month)]),
];
