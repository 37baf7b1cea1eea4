import { queryWords } from '@marquee/domain';

const MAX_TOKENS = 16;
const MAX_PHRASE_LENGTH = 40;
const QUOTES = /[“”„‟«»＂]/g;
const PARTS = /"([^"]*)"|[^"]+/g;

/** What was typed between two blanks, or in quotes: words that stand side by side. */
export interface Token {
  words: string[];
  isQuoted: boolean;
}

/** The first 16 different tokens of a query; a quote without its other half counts as a blank. */
export function parseQuery(query: string): Token[] {
  const plain = query.replace(QUOTES, '"');
  const tokens = [...plain.matchAll(PARTS)].flatMap(([part, phrase]) =>
    phrase === undefined
      ? queryWords(part).map((words) => ({ words, isQuoted: false }))
      : [{ words: queryWords(phrase).flat().slice(0, MAX_PHRASE_LENGTH), isQuoted: true }],
  );
  const different = new Map(tokens.filter(({ words }) => words.length > 0).map((token) => [keyOf(token), token]));
  return [...different.values()].slice(0, MAX_TOKENS);
}

const keyOf = ({ words, isQuoted }: Token) => `${String(isQuoted)} ${words.join(' ')}`;
