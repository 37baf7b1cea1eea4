import sql, { empty, join, type Sql } from 'sql-template-tag';
import { wholeNameLexeme } from './facet-lexemes.ts';
import type { QueryInterpretation, SearchTerm } from './search-request.ts';
import { anyOf, marksOf, quoted, waysQuery, type Weights } from './tsquery.ts';

/**
 * How well an event `e` with its document answers a reading, about 0 to 8:
 *
 *   4   × where each term stands, on average: title 1, artists 0.9, venue 0.75, city and date 0.65, description and tags 0.25
 * + 2     it, an artist or its venue has exactly the name asked for (1.5: but for place and date)
 * + 1   × how much of its title was asked for
 * + 0.5   the words stand side by side, in the order asked
 * + 0.3   the last word is whole
 * + 0.1   featured;  + at most 0.2 for popularity, in few steps
 *
 * Where this is equal, the soonest comes first: hence steps instead of a popularity that makes every event different.
 */
export function scoreSql({ terms, wholeNames }: QueryInterpretation): Sql {
  return sql`(
    4 * (${sum(terms.map(fieldSql))}) / ${Math.max(1, terms.length)}
    + ${wholeNameSql(wholeNames)}
    + least(1, (${sum(terms.map(titleWordsSql))})::float8 / greatest(1, e.title_words))
    + ${sideBySideSql(terms)} + ${lastWordSql(terms)}
    + CASE WHEN e.featured THEN 0.1 ELSE 0 END + least(0.2, round(ln(1 + e.popularity::float8)) * 0.025))::float8`;
}

const sum = (parts: Sql[]): Sql => (parts.length > 0 ? join(parts, ' + ') : sql`0`);
const holds = (query: string): Sql => sql`e.document @@ ${query}::tsquery`;

function fieldSql(term: SearchTerm): Sql {
  const when = (queries: string[], value: Sql) =>
    queries.length > 0 ? sql` WHEN ${holds(anyOf(queries))} THEN ${value}` : empty;
  const standsIn = (weights: Weights) => waysQuery(term, weights);
  return sql`CASE${when(standsIn('A'), sql`1`)}${when(standsIn('B'), sql`0.9`)}${when(standsIn('C'), sql`0.75`)}${when(
    marksOf(term).map(quoted),
    sql`0.65`,
  )}${when(standsIn('ABCD'), sql`0.25`)} ELSE 0 END`;
}

function titleWordsSql(term: SearchTerm): Sql {
  const longest = Math.max(0, ...term.variants.map(({ words }) => words.length));
  return longest === 0 ? sql`0` : sql`CASE WHEN ${holds(anyOf(waysQuery(term, 'A')))} THEN ${longest}::int ELSE 0 END`;
}

function wholeNameSql(names: string[]): Sql {
  const [exact, ...others] = names.map((name) => quoted(wholeNameLexeme(name)));
  if (exact === undefined) return sql`0`;
  const other = others.length > 0 ? sql` WHEN ${holds(anyOf(others))} THEN 1.5` : empty;
  return sql`CASE WHEN ${holds(exact)} THEN 2${other} ELSE 0 END`;
}

const firstWords = (terms: SearchTerm[]) => terms.flatMap(({ variants: ways }) => ways[0]?.words ?? []);
const lastWay = (terms: SearchTerm[]) => terms.at(-1)?.variants[0];

function sideBySideSql(terms: SearchTerm[]): Sql {
  const words = firstWords(terms);
  if (words.length < 2) return sql`0`;
  const end = lastWay(terms)?.prefix ? ':*' : '';
  return sql`CASE WHEN ${holds(words.map(quoted).join(' <-> ') + end)} THEN 0.5 ELSE 0 END`;
}

function lastWordSql(terms: SearchTerm[]): Sql {
  const way = lastWay(terms);
  const last = way?.prefix ? way.words.at(-1) : undefined;
  return last === undefined ? sql`0` : sql`CASE WHEN ${holds(quoted(last))} THEN 0.3 ELSE 0 END`;
}
