import { foldText } from '@marquee/domain';
import { joinTokens } from '../known-names.ts';
import type { Token } from './parse-query.ts';

// Words around what a question is about, in the languages of the widgets. They are no part of a
// name there.
const PLAYER =
  /^(?:who(?:'s|’s|s| is| are)?|wer|qui|quién|quienes|quiénes|chi|quem|wie|kto) (?:play|plays|playing|perform|performs|performing|spielt|spielen|joue|jouent|toca|tocan|actúa|actúan|suona|suonano|tocam|speelt|spelen|gra|grają)(?!\p{L})/iu;
const PLAYED =
  /^((?:when|where|what time|wann|wo|quand|où|cuándo|dónde|quando|dove|onde|wanneer|waar|kiedy|gdzie)(?!\p{L}).*?) (?:play|plays|playing|perform|performs|performing|spielt|spielen|joue|jouent|toca|tocan|actúa|actúan|suona|suonano|tocam|speelt|spelen|gra|grają)(?!\p{L})/iu;

// "when did Liverpool last play Everton": an opponent follows, no preposition.
const AGAINST =
  /^((?:when|where|what time|how)(?!\p{L}).*?)(?: (?:last|next|ever))? (?:play|plays|played|face|faces|faced|beat)(?: against)? (?!(?:in|at|on|near|next|this|live|today|tonight|tomorrow|again|here)(?!\p{L}))(?=\p{L})/iu;

/**
 * Removes the verb of a question about who plays, or when an artist does: "when does Aurora play in
 * Oslo".
 */
export function withoutVerbs(query: string): string {
  const text = query.trim();
  if (text.includes('"')) return query;
  const opponents = text.replace(AGAINST, '$1 vs ');
  return opponents.replace(PLAYER, '').replace(PLAYED, '$1').trim() || query;
}

/** A link of a page adds it to a query. */
const SOONEST = 'soonest';

const NEXT = new Set(
  `${SOONEST} next nächste nächster nächstes nächsten prochain prochaine prochains prochaines
  próximo próxima próximos próximas prossimo prossima prossimi prossime volgende następny następna
  następne`
    .split(/\s+/)
    .map(foldText),
);

/** Returns whether a query can ask for what is next. "next week" does not. */
export const asksForNext = (query: string): boolean =>
  foldText(query)
    .split(' ')
    .some((word) => NEXT.has(word));

/** Returns whether a query is to be ordered by date, whatever it names. */
export const asksForSoonest = (tokens: Token[]): boolean =>
  tokens.some((token) => !token.isQuoted && joinTokens([token]) === SOONEST);

/** Removes "next": "the next Aurora concert". */
export const withoutNext = (words: Token[]): Token[] =>
  words.filter((token) => token.isQuoted || !NEXT.has(joinTokens([token])));
