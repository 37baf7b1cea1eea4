import { queryWords } from '@marquee/search';

const MAX_TOKENS = 16;
const MAX_PHRASE_LENGTH = 40;
const QUOTES = /[“”„‟«»＂]/g;
const PARTS = /"([^"]*)"|[^"]+/g;

/** The text between two blanks, or in quotes. Its words must be adjacent. */
export interface Token {
  words: string[];
  isQuoted: boolean;
}

/** Returns the first 16 distinct tokens of a query. An unmatched quote counts as a blank. */
export const parseQuery = (query: string): Token[] => distinctTokens(splitQuery(query));

/** Returns the tokens of a query in order. */
export function splitQuery(query: string): Token[] {
  const plain = query.replace(QUOTES, '"');
  const tokens = [...plain.matchAll(PARTS)].flatMap(([part, phrase]) =>
    phrase === undefined
      ? queryWords(part).map((words) => ({ words, isQuoted: false }))
      : [{ words: queryWords(phrase).flat().slice(0, MAX_PHRASE_LENGTH), isQuoted: true }],
  );
  return tokens.filter(({ words }) => words.length > 0);
}

export const distinctTokens = (tokens: Token[]): Token[] =>
  [...new Map(tokens.map((token) => [tokenKey(token), token])).values()].slice(0, MAX_TOKENS);

const tokenKey = ({ words, isQuoted }: Token) => `${String(isQuoted)} ${words.join(' ')}`;
