import type { QueryInterpretation } from '@marquee/database';
import { findDay } from './day-words.ts';
import { joinTokens, type KnownName } from './known-names.ts';
import type { Token } from './parse-query.ts';
import { parseTerms, type ParsedTerm } from './terms.ts';

/**
 * Returns the possible interpretations of a query, most likely first. Hits of an earlier one rank before hits of a later one.
 *
 * 1. A full name. Only if the next interpretations remove words ("The Tonight Show", "Live in Berlin").
 * 2. All words, with places and days resolved.
 * 3. All words literally. Only if interpretation 2 removed a day word.
 * 4. All words except the place, because "jazz berlin" only prefers Berlin. Not for "in Berlin" or a place alone.
 */
export function interpretQuery(tokens: Token[], known: ReadonlyMap<string, KnownName>): QueryInterpretation[] {
  const dated = findDay(tokens);
  const terms = parseTerms(dated?.rest ?? tokens, known);
  const whole = joinTokens(tokens);
  const day = dated ? { day: dated.day } : {};
  const isRewritten = dated !== null || terms.some(({ isStrict }) => isStrict);
  const placeless = withoutPlaces(terms);
  return [
    ...(isRewritten ? [{ terms: [], wholeNames: [whole] }] : []),
    { terms: required(terms), wholeNames: [...(dated ? [] : [whole]), ...restNames(terms)], ...day },
    ...(dated ? [{ terms: required(parseTerms(tokens, known)), wholeNames: [whole] }] : []),
    ...(placeless ? [{ terms: placeless, wholeNames: restNames(terms), ...day }] : []),
  ];
}

/** Makes all terms required if every term is optional: "The The" is a band. */
const required = (terms: ParsedTerm[]): ParsedTerm[] =>
  terms.every(({ isOptional }) => isOptional) ? terms.map((term) => ({ ...term, isOptional: false })) : terms;

function withoutPlaces(terms: ParsedTerm[]): ParsedTerm[] | null {
  const rest = terms.filter(({ isPlace, isStrict }) => isStrict || !isPlace);
  const isNarrowed =
    rest.length < terms.length && rest.some((term) => !term.isOptional && !term.isStrict && !isDate(term));
  return isNarrowed ? rest : null;
}

/** Returns the name that remains without places, years and months: "goto" of "goto amsterdam 2021". */
function restNames(terms: ParsedTerm[]): string[] {
  const rest = terms.filter((term) => !term.isPlace && !isDate(term));
  if (rest.length === 0 || rest.length === terms.length) return [];
  return [rest.flatMap(({ variants }) => variants[0]?.words ?? []).join(' ')];
}

const isDate = ({ year, month }: ParsedTerm) => (year ?? month) !== undefined;
