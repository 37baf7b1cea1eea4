import sql, { empty, join, type Sql } from 'sql-template-tag';
import { wholeNameLexeme } from './facet-lexemes.ts';
import type { QueryInterpretation, SearchTerm } from './search-request.ts';
import { anyOf, facetLexemes, quoted, variantQueries, type Weights } from './tsquery.ts';

/**
 * Scores an event `e` with its document against an interpretation, from 0 to about 8:
 *
 *   4   × mean of the terms by field: title 1, artists 0.9, venue 0.75, city and date 0.65, description and tags 0.25
 * + 2     the query is exactly the name of the event, an artist or the venue (1.5: without place and date)
 * + 1   × share of the title's words in the query
 * + 0.5   the words are adjacent and in the order of the query
 * + 0.3   the last word is complete
 * + 0.1   featured;  + at most 0.2 for popularity, in steps
 *
 * Popularity is rounded so that scores can be equal. The earliest event then comes first.
 */
export function scoreSql({ terms, wholeNames }: QueryInterpretation): Sql {
  return sql`(
    4 * (${sum(terms.map(fieldSql))}) / ${Math.max(1, terms.length)}
    + ${wholeNameSql(wholeNames)}
    + least(1, (${sum(terms.map(titleWordsSql))})::float8 / greatest(1, e.title_words))
    + ${adjacentSql(terms)} + ${lastWordSql(terms)}
    + CASE WHEN e.featured THEN 0.1 ELSE 0 END + least(0.2, round(ln(1 + e.popularity::float8)) * 0.025))::float8`;
}

const sum = (parts: Sql[]): Sql => (parts.length > 0 ? join(parts, ' + ') : sql`0`);
const matches = (query: string): Sql => sql`e.document @@ ${query}::tsquery`;

function fieldSql(term: SearchTerm): Sql {
  const when = (queries: string[], value: Sql) =>
    queries.length > 0 ? sql` WHEN ${matches(anyOf(queries))} THEN ${value}` : empty;
  const inFields = (weights: Weights) => variantQueries(term, weights);
  return sql`CASE${when(inFields('A'), sql`1`)}${when(inFields('B'), sql`0.9`)}${when(inFields('C'), sql`0.75`)}${when(
    facetLexemes(term).map(quoted),
    sql`0.65`,
  )}${when(inFields('ABCD'), sql`0.25`)} ELSE 0 END`;
}

function titleWordsSql(term: SearchTerm): Sql {
  const longest = Math.max(0, ...term.variants.map(({ words }) => words.length));
  return longest === 0
    ? sql`0`
    : sql`CASE WHEN ${matches(anyOf(variantQueries(term, 'A')))} THEN ${longest}::int ELSE 0 END`;
}

function wholeNameSql(names: string[]): Sql {
  const [exact, ...others] = names.map((name) => quoted(wholeNameLexeme(name)));
  if (exact === undefined) return sql`0`;
  const other = others.length > 0 ? sql` WHEN ${matches(anyOf(others))} THEN 1.5` : empty;
  return sql`CASE WHEN ${matches(exact)} THEN 2${other} ELSE 0 END`;
}

const firstWords = (terms: SearchTerm[]) => terms.flatMap(({ variants }) => variants[0]?.words ?? []);
const lastVariant = (terms: SearchTerm[]) => terms.at(-1)?.variants[0];

function adjacentSql(terms: SearchTerm[]): Sql {
  const words = firstWords(terms);
  if (words.length < 2) return sql`0`;
  const end = lastVariant(terms)?.prefix ? ':*' : '';
  return sql`CASE WHEN ${matches(words.map(quoted).join(' <-> ') + end)} THEN 0.5 ELSE 0 END`;
}

function lastWordSql(terms: SearchTerm[]): Sql {
  const variant = lastVariant(terms);
  const last = variant?.prefix ? variant.words.at(-1) : undefined;
  return last === undefined ? sql`0` : sql`CASE WHEN ${matches(quoted(last))} THEN 0.3 ELSE 0 END`;
}
