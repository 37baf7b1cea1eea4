import { lookUp } from '@marquee/domain';
import { toFields, toText, type Fields } from '../reading/record.ts';
import { listAt } from './paging.ts';
import type { System } from './system.ts';
import { parseTime } from './times.ts';

const title = (home: string | null, away: string | null) =>
  home === null || away === null ? null : `${home} – ${away}`;
const asUtc = (text: string | null) =>
  text === null || /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`;

/** OpenLigaDB: the matches of a league and season. */
export const openligadb: System = {
  records: listAt(''),
  read: (record) => {
    const [home, away] = [toText(readTeam(record, 1)), toText(readTeam(record, 2))];
    const location = toFields(record['location'] ?? record['Location']);
    const kickOff = asUtc(toText(record['matchDateTimeUTC'] ?? record['MatchDateTimeUTC']));
    return {
      title: title(home, away),
      source_id: toText(record['matchID'] ?? record['MatchID']),
      series_title: toText(record['leagueName'] ?? record['LeagueName']),
      category: 'sports',
      ...(kickOff === null
        ? { start_local: toText(record['matchDateTime']) }
        : { start_utc: kickOff }),
      venue_name: toText(location['locationStadium']),
      city: toText(location['locationCity']),
      artists: [home, away].filter((team) => team !== null),
      timezone:
        toText(record['timeZoneID'])?.includes('W. Europe') === true ? 'Europe/Berlin' : null,
    };
  },
};

const readTeam = (record: Fields, number: 1 | 2): unknown =>
  toFields(record[`team${String(number)}`] ?? record[`Team${String(number)}`])['teamName'];

const STATUSES: Readonly<Record<string, string>> = {
  Postponed: 'postponed',
  PST: 'postponed',
  Cancelled: 'cancelled',
  CANC: 'cancelled',
  ABD: 'cancelled',
};

/** TheSportsDB: matches of a league. Times without a zone are UTC. */
export const thesportsdb: System = {
  records: (body) => listAt('events')(body) ?? (toFields(body)['events'] === null ? [] : null),
  read: (record) => {
    const [home, away] = [toText(record['strHomeTeam']), toText(record['strAwayTeam'])];
    const stamp = asUtc(toText(record['strTimestamp']));
    const hour = toText(record['strTime']);
    const day = parseTime(toText(record['dateEvent'])).local ?? null;
    const isUnknown = hour === null || hour.startsWith('00:00:00');
    return {
      title: title(home, away) ?? toText(record['strEvent']),
      source_id: toText(record['idEvent']),
      series_title: toText(record['strLeague']),
      category: 'sports',
      ...(isUnknown && day !== null
        ? { start_local: day, time_tbd: true }
        : { start_utc: stamp ?? asUtc(day === null || hour === null ? null : `${day}T${hour}`) }),
      status:
        record['strPostponed'] === 'yes'
          ? 'postponed'
          : (lookUp(STATUSES, toText(record['strStatus']) ?? '') ?? null),
      venue_name: toText(record['strVenue']),
      city: toText(record['strCity']),
      country: toText(record['strCountry']),
      image_url: null,
      artists: [home, away].filter((team) => team !== null),
      tags: [toText(record['strSport']), toText(record['strLeague'])].filter((tag) => tag !== null),
    };
  },
};
