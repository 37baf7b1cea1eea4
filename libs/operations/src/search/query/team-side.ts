import { foldText } from '@marquee/domain';
import type { Token } from './parse-query.ts';

/** Whether a team plays in its own place or in that of the other one. */
export type TeamSide = 'home' | 'away';

// In the languages of the widgets. What remains is a match.
const PHRASES: Readonly<Record<TeamSide, string>> = {
  home: String.raw`home (?:games?|match(?:es)?|fixtures?)|heimspiele?n?|match(?:s|es)? à domicile|partidos? (?:en casa|como local|de local)|partit[ae] (?:in casa|casalinghe?)|jogos? (?:em|de) casa|thuiswedstrijd(?:en)?|mecze? (?:u siebie|domowe|domowy)|ホームゲーム|ホーム戦|主场比赛|домашни[ей] матчи?`,
  away: String.raw`away (?:games?|match(?:es)?|fixtures?)|auswärtsspiele?n?|match(?:s|es)? à l['’]extérieur|partidos? (?:fuera(?: de casa)?|de visitante|como visitante)|partit[ae] (?:in trasferta|fuori casa)|jogos? fora(?: de casa)?|uitwedstrijd(?:en)?|mecze? (?:na wyjeździe|wyjazdowe|wyjazdowy)|アウェイゲーム|アウェー戦|客场比赛|выездные матчи`,
};
const SIDES = (['home', 'away'] as const).map(
  (side) => [side, new RegExp(String.raw`(?<!\p{L})(?:${PHRASES[side]})(?!\p{L})`, 'iu')] as const,
);
const MATCHES = ' matches ';

/** Finds the side of a team in a query: "home games of Bayern". `rest` names its matches. */
export function findTeamSide(query: string): { side: TeamSide; rest: string } | null {
  for (const [side, pattern] of SIDES)
    if (pattern.test(query))
      return { side, rest: query.replace(pattern, MATCHES).replace(/\s+/g, ' ').trim() };
  return null;
}

const OPPONENTS = /\s+(?:vs?\.?|versus|[-–—x@])\s+/iu;

/** Returns whether a title such as "Ajax vs Feyenoord" names a team on this side. */
export function isOnSide(title: string, { side, words }: { side: TeamSide; words: Token[] }) {
  const [first = '', second = ''] = title.split(OPPONENTS);
  const named = ` ${foldText(side === 'home' ? first : second)} `;
  return words.every(({ words: parts }) => parts.every((part) => named.includes(` ${part} `)));
}
