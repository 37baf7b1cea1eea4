import { lookUp } from '@marquee/domain';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import { toFields, toText, type Fields } from '../../reading/record.ts';

type Fixture = Omit<PartialRawEvent, 'artists'> & { artists: string[] };

/** Reads everything except time and place from a match of any openfootball data set. */
export function toFixture(match: Fields, competition: string | null): Fixture {
  const teams = [match['team1'], match['team2']].map(teamName);
  const artists = teams.filter((team) => team !== null);
  const stages = [match['stage'], match['group'], match['round']]
    .map(toText)
    .filter((stage) => stage !== null);
  return {
    title: artists.length === 2 ? artists.join(' – ') : null,
    description: [competition, ...stages].filter(Boolean).join(', ') || null,
    category: 'sports',
    status: lookUp(STATUSES, toText(match['status']) ?? '') ?? null,
    artists,
    artist_ids: artists.map((name) => ({ name, genres: ['football'] })),
    genres: ['football'],
    tags: ['football', competition, ...stages].filter((tag) => tag !== null),
  };
}

/** Accepts "Chelsea FC (ENG)" or an object with a name. */
const teamName = (team: unknown) =>
  toText(toFields(team)['name'] ?? team)?.replace(/ \([A-Z]{3}\)$/, '') ?? null;

const STATUSES: Partial<Record<string, string>> = {
  postponed: 'postponed',
  cancelled: 'cancelled',
  canceled: 'cancelled',
};
