import type { SearchTerm, TermVariant } from '@marquee/database';
import { parseMonthName } from '@marquee/domain';
import type { KnownName } from './known-names.ts';
import { nameOf } from './known-names.ts';
import { isOptionalWord } from './optional-words.ts';
import type { Token } from './parse-query.ts';

const MAX_NAME_LENGTH = 4;
const YEAR = /^(19|20)\d\d$/;
const INSIDE = new Set(['in']);

/** A term with what the query said of it. */
export interface ParsedTerm extends SearchTerm {
  /** It names a place, in whole. */
  isPlace: boolean;
  /** "in Berlin": nothing else will do. */
  isStrict: boolean;
}

/** From tokens to terms: runs of words that are a name of something are taken together, the longest first. */
export function parseTerms(tokens: Token[], known: ReadonlyMap<string, KnownName>): ParsedTerm[] {
  const terms: ParsedTerm[] = [];
  for (let at = 0; at < tokens.length;) {
    const strict = strictPlaceAt(tokens, at, known);
    const length = strict?.length ?? nameLengthAt(tokens, at, known);
    terms.push(strict?.term ?? termOf(tokens.slice(at, at + length), known, at + length === tokens.length));
    at += length;
  }
  return terms;
}

/** "in" with the place behind it. */
function strictPlaceAt(tokens: Token[], at: number, known: ReadonlyMap<string, KnownName>) {
  const first = tokens[at];
  if (!first || first.isQuoted || !INSIDE.has(first.words.join(' '))) return null;
  const length = nameLengthAt(tokens, at + 1, known);
  const place = known.get(nameOf(tokens.slice(at + 1, at + 1 + length)));
  if (!place || (place.cityIds.length === 0 && place.countryCode === null)) return null;
  return { length: length + 1, term: { variants: [], ...placeOf(place), isPlace: true, isStrict: true } };
}

function nameLengthAt(tokens: Token[], at: number, known: ReadonlyMap<string, KnownName>): number {
  for (let length = Math.min(MAX_NAME_LENGTH, tokens.length - at); length > 1; length--) {
    const run = tokens.slice(at, at + length);
    const name = run.some(({ isQuoted }) => isQuoted) ? undefined : known.get(nameOf(run));
    if (name && ((name.cityIds.length > 0 || name.countryCode) ?? name.nickname ?? name.joined)) return length;
  }
  return 1;
}

function termOf(run: Token[], known: ReadonlyMap<string, KnownName>, isLast: boolean): ParsedTerm {
  const words = run.flatMap((token) => token.words);
  const [token] = run;
  if (run.length === 1 && token?.isQuoted)
    return { variants: [{ words, adjacent: true }], isPlace: false, isStrict: false };
  const name = nameOf(run);
  const meaning = known.get(name);
  const place = meaning ? placeOf(meaning) : {};
  return {
    variants: [{ words, adjacent: run.length === 1, prefix: isLast }, ...otherWays(meaning, isLast)],
    ...place,
    ...dateOf(name),
    isOptional: isOptionalWord(name),
    isPlace: Object.keys(place).length > 0,
    isStrict: false,
  };
}

function otherWays(meaning: KnownName | undefined, isLast: boolean): TermVariant[] {
  const ways: TermVariant[] = [];
  if (meaning?.joined) ways.push({ words: [meaning.joined], prefix: isLast });
  if (meaning?.nickname) ways.push({ words: meaning.nickname.split(' '), adjacent: true });
  return ways;
}

const placeOf = ({ cityIds, countryCode }: KnownName): Pick<SearchTerm, 'cityIds' | 'countryCode'> => ({
  ...(cityIds.length > 0 && { cityIds }),
  ...(countryCode !== null && { countryCode }),
});

function dateOf(name: string): Pick<SearchTerm, 'year' | 'month'> {
  const month = parseMonthName(name);
  return { ...(YEAR.test(name) && { year: Number(name) }), ...(month !== null && { month }) };
}
