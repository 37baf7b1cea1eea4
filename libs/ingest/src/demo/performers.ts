import { distanceKm } from '@marquee/domain';
import { CITIES, type DemoCity } from './cities.ts';
import { pickUnused, pick, type Random } from './random.ts';
import { expand } from './template.ts';
import { CLUB_SOUNDS, GENRES, SPORTS, TEAM_NAMES } from './words.ts';

/** The invented performers of a season: number and name templates per kind. */
const PERFORMER_TEMPLATES = {
  band: {
    count: 420,
    names: [
      'The {Odd} {Thing}s',
      '{Odd} {Thing}s',
      '{place} {Thing}s',
      '{first} and the {Odd} {Thing}s',
    ],
  },
  soloist: { count: 160, names: ['{person}'] },
  ensemble: {
    count: 90,
    names: [
      '{place} String Quartet',
      '{place} Chamber Orchestra',
      '{place} Voices',
      '{place} Brass',
      '{place} Big Band',
    ],
  },
  comedian: { count: 150, names: ['{person}'] },
  dj: {
    count: 130,
    names: ['DJ {Odd} {Thing}', '{first} {Odd}', '{place} Sound System', '{Odd} {first}'],
  },
  company: {
    count: 90,
    names: [
      'The {place} Players',
      'Company {Odd} {Thing}',
      '{place} Dance Theatre',
      'Theatre of the {Odd} {Thing}',
    ],
  },
} as const;

export type PerformerKind = keyof typeof PERFORMER_TEMPLATES | 'team';
export type Performers = Readonly<Record<keyof typeof PERFORMER_TEMPLATES, readonly string[]>>;

/** Creates performers with distinct names. */
export function createPerformers(random: Random): Performers {
  const taken = new Set<string>();
  const createGroup = (kind: keyof typeof PERFORMER_TEMPLATES) =>
    Array.from({ length: PERFORMER_TEMPLATES[kind].count }, () => {
      const name = pickUnused(
        () => expand(random, pick(random, PERFORMER_TEMPLATES[kind].names)),
        (value) => !taken.has(value),
      );
      taken.add(name);
      return name;
    });
  return {
    band: createGroup('band'),
    soloist: createGroup('soloist'),
    ensemble: createGroup('ensemble'),
    comedian: createGroup('comedian'),
    dj: createGroup('dj'),
    company: createGroup('company'),
  };
}

const KIND_GENRES: Readonly<Record<PerformerKind, readonly string[]>> = {
  band: GENRES,
  soloist: GENRES,
  ensemble: ['classical'],
  comedian: ['stand-up'],
  dj: CLUB_SOUNDS,
  company: ['theatre'],
  team: [],
};

/** Returns the genre of a performer, which is the same in every season. Null for a team. */
export function performerGenre(kind: PerformerKind, name: string): string | null {
  const genres = KIND_GENRES[kind];
  const number = [...name].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
  return genres[number % genres.length] ?? null;
}

/** Picks distinct performers. Early entries, the well-known ones, are more likely. */
export function pickPerformers(
  random: Random,
  performers: readonly string[],
  count: number,
): string[] {
  const chosen = new Set<string>();
  while (chosen.size < count)
    chosen.add(performers[Math.floor(random() ** 1.5 * performers.length)] ?? '');
  return [...chosen];
}

/** Picks the city's team of a sport, and a guest team from one of the five nearest cities. */
export function pickTeams(
  random: Random,
  { city, sport }: { city: DemoCity; sport: string },
): [string, string] {
  const nearest = CITIES.filter((other) => other !== city).sort(
    (a, b) => distanceKm(city, a) - distanceKm(city, b),
  );
  return [teamName(city, sport), teamName(pick(random, nearest.slice(0, 5)), sport)];
}

// 5 is coprime to the number of names, so the teams of one city have different names.
function teamName(city: DemoCity, sport: string): string {
  const name =
    TEAM_NAMES[(CITIES.indexOf(city) * 7 + SPORTS.indexOf(sport) * 5) % TEAM_NAMES.length];
  return [city.name, name].join(' ');
}
