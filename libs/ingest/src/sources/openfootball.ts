import { foldText } from '@marquee/domain';
import { fixtureOf } from './football-fixture.ts';
import { leagueOf } from './football-leagues.ts';
import { defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { listOf, fieldsOf, textOf, type Fields } from './record.ts';

const SEASON_FILE = /(?:^|\/)(\d{4}(?:-\d{2})?)\/([a-z]+(?:\.[a-z0-9]+)?)\.json$/;

/** openfootball/football.json: `<season>/<league>.json`, e.g. `2025-26/en.1.json`. */
export const readOpenFootball = defineRecordFormat({
  files: SEASON_FILE,
  parse: JSON.parse,
  records: fixturesIn,
  read: (record, { file }) => draftOf(record, file),
});

/** Each match together with the name of its league, which stands once above them. Club lists hold no matches. */
function fixturesIn(parsed: unknown): unknown[] | null {
  const { name, matches } = fieldsOf(parsed);
  if (!Array.isArray(matches)) return Array.isArray(fieldsOf(parsed)['clubs']) ? [] : null;
  return listOf(matches).map((match) => ({ ...fieldsOf(match), league: name }));
}

function draftOf(match: Fields, file: string): PartialRawEvent {
  const [, season = '', code = ''] = SEASON_FILE.exec(file) ?? [];
  const league = leagueOf(code);
  const fixture = fixtureOf(match, textOf(match['league']));
  const round = [match['stage'], match['round']].map(textOf).filter((part) => part !== null);
  return {
    ...fixture,
    source_id: [code, season, ...round, ...fixture.artists].map((part) => foldText(part)).join('|'),
    ...startOf(textOf(match['date']), textOf(match['time']), league?.zone ?? null),
    country: league?.country ?? null,
  };
}

/** A time is the wall clock of the league's zone; of a league whose zone nobody told us only the day is sure. */
function startOf(date: string | null, time: string | null, zone: string | null): Partial<PartialRawEvent> {
  if (!date || !time || !zone) return { start_local: date, time_tbd: true, timezone: zone };
  return { start_local: `${date}T${time.padStart(5, '0')}`, timezone: zone };
}
