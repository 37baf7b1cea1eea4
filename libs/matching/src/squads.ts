/** The teams of one club that are not its first men's team of its main sport. */
export interface Squad {
  /** "women", "reserves", "youth". */
  teams: string[];
  /** The age limit of a youth team. */
  age: string | null;
  /** The sport that a team's name states, because some clubs play several. */
  sport: string | null;
  /** The same, or the one that the title states. */
  titleSport: string | null;
}

const toPattern = (words: string) => new RegExp(`\\b(?:${words.trim().split(/\s+/).join('|')})\\b`);

const TEAMS = Object.entries({
  women:
    toPattern(`women womens ladies lady frauen damen femmes feminin feminines? feminina feminino femenin[oa] femeni femminile
    donne vrouwen dames damer kvinder kvinner kvinnor naiset kobiet kobiety zeny wfc wsl uwcl frauenbundesliga`),
  youth: toPattern(
    '(?:u|under|sub|unter|onder)\\s?(?:1\\d|2[0-3]) moins\\sde\\s(?:1\\d|2[0-3]) youth jugend juvenil primavera jeunes espoirs nachwuchs junioren academy',
  ),
  reserves: toPattern('reserves? amateure castilla promesas jong ii'),
  third: toPattern('iii'),
});
// At the end of a team's name: "Arsenal W", "Real Sociedad B".
const LETTER = { w: 'women', f: 'women', b: 'reserves' } as const;
const AT_END = /\S (?<letter>[wfb])$/;
const AGE = /\b(?:u|under|sub|unter|onder|moins de) ?(?<age>1\d|2[0-3])\b/;
const SPORTS = Object.entries({
  basketball: toPattern('basket basketball baloncesto basquete pallacanestro koszykowka'),
  handball: toPattern('handball handbol balonmano pallamano handebol'),
  futsal: toPattern('futsal'),
  hockey: toPattern('hockey eishockey hokej'),
  volleyball: toPattern('volley volleyball voleibol pallavolo'),
});

const findNames = (patterns: [string, RegExp][], text: string) =>
  patterns.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

/**
 * Returns the squad of a match. Sources state it for one side, for both, or for the competition
 * only.
 */
export function findSquad(title: string, sides: readonly string[]): Squad {
  const letters = sides.flatMap((side) => {
    const letter = AT_END.exec(side)?.groups?.['letter'] as keyof typeof LETTER | undefined;
    return letter ? [LETTER[letter]] : [];
  });
  const all = [title, ...sides].join(' ');
  const sport = findNames(SPORTS, sides.join(' '))[0] ?? null;
  return {
    teams: [...new Set([...findNames(TEAMS, all), ...letters])].sort(),
    age: AGE.exec(all)?.groups?.['age'] ?? null,
    sport,
    titleSport: sport ?? findNames(SPORTS, title)[0] ?? null,
  };
}

/** Returns whether two matches of the same clubs are of other teams. */
export const areOtherSquads = (a: Squad, b: Squad): boolean =>
  a.teams.join() !== b.teams.join() ||
  (a.age !== null && b.age !== null && a.age !== b.age) ||
  ((a.sport !== null || b.sport !== null) && a.titleSport !== b.titleSport);

const SQUAD_WORDS = new RegExp(
  [...TEAMS, ...SPORTS].map(([, { source }]) => source).join('|') + '|(?<=\\S) [wfb]$',
  'g',
);

/** Returns the name of the club: "arsenal" for "arsenal women". */
export const withoutSquad = (team: string): string =>
  team.replaceAll(SQUAD_WORDS, ' ').replace(/ {2,}/g, ' ').trim() || team;
