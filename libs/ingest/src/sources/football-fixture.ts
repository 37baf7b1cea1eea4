import { lookUp } from '@marquee/domain';
import type { PartialRawEvent } from './record-format.ts';
import { fieldsOf, textOf, type Fields } from './record.ts';

type Fixture = Omit<PartialRawEvent, 'artists'> & { artists: string[] };

/** What a match of any of openfootball's data sets says besides its time and place. */
export function fixtureOf(match: Fields, competition: string | null): Fixture {
  const teams = [match['team1'], match['team2']].map(teamOf);
  const artists = teams.filter((team) => team !== null);
  const stages = [match['stage'], match['group'], match['round']].map(textOf).filter((stage) => stage !== null);
  return {
    title: artists.length === 2 ? artists.join(' – ') : null,
    description: [competition, ...stages].filter(Boolean).join(', ') || null,
    category: 'sports',
    status: lookUp(STATUSES, textOf(match['status']) ?? '') ?? null,
    artists,
    tags: ['football', competition, ...stages].filter((tag) => tag !== null),
  };
}

/** "Chelsea FC (ENG)", or an object with name and code. */
const teamOf = (team: unknown) => textOf(fieldsOf(team)['name'] ?? team)?.replace(/ \([A-Z]{3}\)$/, '') ?? null;

const STATUSES: Partial<Record<string, string>> = {
  postponed: 'postponed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
};
