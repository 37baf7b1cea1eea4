import type { QueryInterpretation } from '@marquee/database';
import { findDay } from './day-words.ts';
import { nameOf, type KnownName } from './known-names.ts';
import type { Token } from './parse-query.ts';
import { parseTerms, type ParsedTerm } from './terms.ts';

/**
 * What a query may mean, the likeliest first; the hits of each come before those of the next.
 *
 * 1. The name of something, in whole: only asked where the next ones take words out ("The Tonight Show", "Live in Berlin").
 * 2. All of it, with places and days understood.
 * 3. All of it by the letter, where 2 took a day's word out.
 * 4. All but the place: "jazz berlin" prefers Berlin. Not where the query said "in Berlin", or nothing else.
 */
export function interpretQuery(tokens: Token[], known: ReadonlyMap<string, KnownName>): QueryInterpretation[] {
  const dated = findDay(tokens);
  const terms = parseTerms(dated?.rest ?? tokens, known);
  const whole = nameOf(tokens);
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

/** Where every word may be missing, all must be there: somebody looks for "The The". */
const required = (terms: ParsedTerm[]): ParsedTerm[] =>
  terms.every(({ isOptional }) => isOptional) ? terms.map((term) => ({ ...term, isOptional: false })) : terms;

function withoutPlaces(terms: ParsedTerm[]): ParsedTerm[] | null {
  const rest = terms.filter(({ isPlace, isStrict }) => isStrict || !isPlace);
  const isNarrowed =
    rest.length < terms.length && rest.some((term) => !term.isOptional && !term.isStrict && !isDate(term));
  return isNarrowed ? rest : null;
}

/** What is left as a name when places, years and months are taken out: the "goto" of "goto amsterdam 2021". */
function restNames(terms: ParsedTerm[]): string[] {
  const rest = terms.filter((term) => !term.isPlace && !isDate(term));
  if (rest.length === 0 || rest.length === terms.length) return [];
  return [rest.flatMap(({ variants: ways }) => ways[0]?.words ?? []).join(' ')];
}

const isDate = ({ year, month }: ParsedTerm) => (year ?? month) !== undefined;
