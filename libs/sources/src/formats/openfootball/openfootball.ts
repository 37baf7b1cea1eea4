import { foldText } from '@marquee/domain';
import { defineRecordFormat, type PartialRawEvent } from '../../reading/record-format.ts';
import { toList, toFields, toText, type Fields } from '../../reading/record.ts';
import { toFixture } from './football-fixture.ts';
import { findLeague } from './football-leagues.ts';

const SEASON_FILE = /(?:^|\/)(\d{4}(?:-\d{2})?)\/([a-z]+(?:\.[a-z0-9]+)?)\.json$/;

/** openfootball/football.json: `<season>/<league>.json`, e.g. `2025-26/en.1.json`. */
export const readOpenFootball = defineRecordFormat({
  files: SEASON_FILE,
  parse: JSON.parse,
  records: listMatches,
  read: (record, { file }) => toPartialEvent(record, file),
});

/** Adds the league name to each match. Club lists contain no matches. */
function listMatches(parsed: unknown): unknown[] | null {
  const { name, matches } = toFields(parsed);
  if (!Array.isArray(matches)) return Array.isArray(toFields(parsed)['clubs']) ? [] : null;
  return toList(matches).map((match) => ({ ...toFields(match), league: name }));
}

function toPartialEvent(match: Fields, file: string): PartialRawEvent {
  const [, season = '', code = ''] = SEASON_FILE.exec(file) ?? [];
  const league = findLeague(code);
  const fixture = toFixture(match, toText(match['league']));
  const round = [match['stage'], match['round']].map(toText).filter((part) => part !== null);
  return {
    ...fixture,
    source_id: [code, season, ...round, ...fixture.artists].map((part) => foldText(part)).join('|'),
    ...toStart(toText(match['date']), toText(match['time']), league?.zone ?? null),
    country: league?.country ?? null,
  };
}

/** Interprets the time in the league's zone. Without a known zone only the date is reliable. */
function toStart(
  date: string | null,
  time: string | null,
  zone: string | null,
): Partial<PartialRawEvent> {
  if (!date || !time || !zone) return { start_local: date, time_tbd: true, timezone: zone };
  return { start_local: `${date}T${time.padStart(5, '0')}`, timezone: zone };
}
