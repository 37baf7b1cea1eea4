import type { SearchTerm, TermVariant } from '@marquee/database';
import { parseMonthName } from '@marquee/search';
import { type KnownName, joinTokens, withoutYears } from '../known-names.ts';
import { isOptionalWord } from './optional-words.ts';
import type { Token } from './parse-query.ts';

const MAX_NAME_LENGTH = 4;
const YEAR = /^(19|20)\d\d$/;
const SHORT_YEAR = /^[2-4]\d$/; // "EuroPython 27"
const IN_WORDS = new Set(['in']);

/** A search term with its role in the query. */
export interface ParsedTerm extends SearchTerm {
  /** The whole term is the name of a place. */
  isPlace: boolean;
  /** A required place: "in Berlin". */
  isStrict: boolean;
}

/**
 * Converts tokens to terms. A run of words that is a known name becomes one term, the longest run
 * first.
 */
export function parseTerms(tokens: Token[], known: ReadonlyMap<string, KnownName>): ParsedTerm[] {
  const terms: ParsedTerm[] = [];
  for (let at = 0; at < tokens.length;) {
    const strict = matchInPlace(tokens, at, known);
    const length = strict?.length ?? matchNameLength(tokens, at, known);
    terms.push(
      strict?.term ?? toTerm(tokens.slice(at, at + length), known, at + length === tokens.length),
    );
    at += length;
  }
  return terms;
}

/** Matches "in" followed by a place. */
function matchInPlace(tokens: Token[], at: number, known: ReadonlyMap<string, KnownName>) {
  const first = tokens[at];
  if (!first || first.isQuoted || !IN_WORDS.has(first.words.join(' '))) return null;
  const length = matchNameLength(tokens, at + 1, known);
  const place = known.get(joinTokens(tokens.slice(at + 1, at + 1 + length)));
  if (!place || (place.cityIds.length === 0 && place.countryCode === null)) return null;
  return {
    length: length + 1,
    term: { variants: [], ...toPlaceCondition(place), isPlace: true, isStrict: true },
  };
}

function matchNameLength(
  tokens: Token[],
  at: number,
  known: ReadonlyMap<string, KnownName>,
): number {
  for (let length = Math.min(MAX_NAME_LENGTH, tokens.length - at); length > 1; length--) {
    const run = tokens.slice(at, at + length);
    const name = run.some(({ isQuoted }) => isQuoted) ? undefined : known.get(joinTokens(run));
    if (name && ((name.cityIds.length > 0 || name.countryCode) ?? name.nickname ?? name.joined))
      return length;
  }
  return 1;
}

function toTerm(run: Token[], known: ReadonlyMap<string, KnownName>, isLast: boolean): ParsedTerm {
  const words = run.flatMap((token) => token.words);
  const [token] = run;
  if (run.length === 1 && token?.isQuoted)
    return { variants: [{ words, adjacent: true }], isPlace: false, isStrict: false };
  const name = joinTokens(run);
  const meaning = known.get(name);
  const place = meaning ? toPlaceCondition(meaning) : {};
  return {
    variants: [
      { words, adjacent: run.length === 1, prefix: isLast },
      ...otherVariants(meaning, isLast),
    ],
    ...place,
    ...toDateCondition(name),
    isOptional: isOptionalWord(name),
    isPlace: Object.keys(place).length > 0,
    isStrict: false,
  };
}

function otherVariants(meaning: KnownName | undefined, isLast: boolean): TermVariant[] {
  const variants: TermVariant[] = [];
  if (meaning?.joined) variants.push({ words: [meaning.joined], prefix: isLast });
  if (meaning?.nickname) variants.push({ words: meaning.nickname.split(' '), adjacent: true });
  return variants;
}

const toPlaceCondition = ({
  cityIds,
  countryCode,
}: KnownName): Pick<SearchTerm, 'cityIds' | 'countryCode'> => ({
  ...(cityIds.length > 0 && { cityIds }),
  ...(countryCode !== null && { countryCode }),
});

function toDateCondition(name: string): Pick<SearchTerm, 'year' | 'month'> {
  const month = parseMonthName(name);
  const year = YEAR.test(name) ? Number(name) : SHORT_YEAR.test(name) ? 2000 + Number(name) : null;
  return { ...(year !== null && { year }), ...(month !== null && { month }) };
}

/** Makes all terms required if every term is optional: "The The" is a band. */
export const required = (terms: ParsedTerm[]): ParsedTerm[] =>
  terms.every(({ isOptional }) => isOptional)
    ? terms.map((term) => ({ ...term, isOptional: false }))
    : terms;

/** The words are complete, because others follow. */
export const complete = <Term extends SearchTerm>(term: Term): Term => ({
  ...term,
  variants: term.variants.map(({ prefix: _, ...variant }) => variant),
});

/**
 * The words of one act: "Apricot Thimbles" is not "Apricot Umbrellas" with "Marble Thimbles". A year
 * is that of the event: "Apricot Thimbles 2027".
 */
export function oneName(words: Token[]): ParsedTerm[] {
  const name = withoutYears(words);
  const years = words.filter((token) => !name.includes(token));
  const term: ParsedTerm = {
    variants: [{ words: name.flatMap((token) => token.words), adjacent: true }],
    fields: 'names',
    isPlace: false,
    isStrict: false,
  };
  return [term, ...parseTerms(years, new Map())];
}
