import { distanceKm } from '@marquee/domain';
import { CITIES, type DemoCity } from './cities.ts';
import { pickUnused, pick, type Random } from './random.ts';
import { expand } from './template.ts';
import { SPORTS, TEAM_NAMES } from './words.ts';

/** The invented performers of a season: how many there are of each kind, and how they are named. */
const TROUPES = {
  band: {
    count: 420,
    names: ['The {Odd} {Thing}s', '{Odd} {Thing}s', '{place} {Thing}s', '{first} and the {Odd} {Thing}s'],
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
  dj: { count: 130, names: ['DJ {Odd} {Thing}', '{first} {Odd}', '{place} Sound System', '{Odd} {first}'] },
  company: {
    count: 90,
    names: ['The {place} Players', 'Company {Odd} {Thing}', '{place} Dance Theatre', 'Theatre of the {Odd} {Thing}'],
  },
} as const;

export type PerformerKind = keyof typeof TROUPES | 'team';
export type Performers = Readonly<Record<keyof typeof TROUPES, readonly string[]>>;

/** No two of a season share a name, whatever they do. */
export function createPerformers(random: Random): Performers {
  const taken = new Set<string>();
  const troupe = (kind: keyof typeof TROUPES) =>
    Array.from({ length: TROUPES[kind].count }, () => {
      const name = pickUnused(
        () => expand(random, pick(random, TROUPES[kind].names)),
        (drawn) => !taken.has(drawn),
      );
      taken.add(name);
      return name;
    });
  return {
    band: troupe('band'),
    soloist: troupe('soloist'),
    ensemble: troupe('ensemble'),
    comedian: troupe('comedian'),
    dj: troupe('dj'),
    company: troupe('company'),
  };
}

/** Different performers, the well-known ones (early in the list) more often than the others. */
export function pickPerformers(random: Random, performers: readonly string[], count: number): string[] {
  const chosen = new Set<string>();
  while (chosen.size < count) chosen.add(performers[Math.floor(random() ** 1.5 * performers.length)] ?? '');
  return [...chosen];
}

/** The city's own team of a sport, and a guest from one of the five cities nearest to it. */
export function teamsOf(random: Random, { city, sport }: { city: DemoCity; sport: string }): [string, string] {
  const nearest = CITIES.filter((other) => other !== city).sort((a, b) => distanceKm(city, a) - distanceKm(city, b));
  return [teamOf(city, sport), teamOf(pick(random, nearest.slice(0, 5)), sport)];
}

// 5 shares no factor with the number of names, so the teams of one city all differ.
function teamOf(city: DemoCity, sport: string): string {
  const name = TEAM_NAMES[(CITIES.indexOf(city) * 7 + SPORTS.indexOf(sport) * 5) % TEAM_NAMES.length];
  return [city.name, name].join(' ');
}
