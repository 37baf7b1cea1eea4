import { foldText } from '@marquee/domain';
import type { SourceReader } from '../raw-event.ts';
import { foldersOf, type Folder } from './folders.ts';
import { fixtureOf } from './football-fixture.ts';
import { groundOf, hostOf, stadiumsIn, type Stadiums } from './football-grounds.ts';
import { validated, type PartialRawEvent, type Reading } from './record-format.ts';
import { fieldsOf, isFields, listOf, textOf, type Fields } from './record.ts';

const MATCHES = /^(worldcup|worldcup\.quali_playoffs|clubworldcup|euro)\.json$/;

/** openfootball/worldcup.json and euro.json: `<year>/worldcup.json` or `<year>/euro.json`. */
export const readOpenFootballCups: SourceReader = async function* (files) {
  for await (const folder of foldersOf(files, /(^|\/)\d{4}[^/]*\/(worldcup|clubworldcup|euro)[^/]*\.json$/)) {
    const stadiums = stadiumsIn(parsed(folder.texts.get('worldcup.stadiums.json')));
    for (const [file] of folder.texts) if (MATCHES.test(file)) yield* readCup(folder, file, stadiums);
  }
};

function* readCup({ path, texts }: Folder, file: string, stadiums: Stadiums): Generator<Reading> {
  const where = `${path}/${file}`;
  const cup = parsed(texts.get(file));
  if (!isFields(cup)) {
    yield { unreadable: 'The file is not a JSON object.', where };
    return;
  }
  const name = textOf(cup['name']);
  for (const [index, match] of matchesIn(cup).entries()) {
    yield validated(draftOf(fieldsOf(match), name, stadiums), `${where}, match ${index + 1}`);
  }
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** Older files list matches, others rounds of matches. */
const matchesIn = (cup: Fields): unknown[] =>
  Array.isArray(cup['matches'])
    ? listOf(cup['matches'])
    : listOf(cup['rounds']).flatMap((round) =>
        listOf(fieldsOf(round)['matches']).map((match) => ({ round: fieldsOf(round)['name'], ...fieldsOf(match) })),
      );

function draftOf(match: Fields, cup: string | null, stadiums: Stadiums): PartialRawEvent {
  const fixture = fixtureOf(match, cup);
  const date = textOf(match['date']);
  return {
    ...fixture,
    source_id: [cup, match['round'], date, ...fixture.artists].map((part) => foldText(textOf(part) ?? '')).join('|'),
    ...startOf(date, textOf(match['time']), cup),
    country: hostOf(cup),
    ...groundOf(textOf(match['ground']), stadiums),
  };
}

const TIME = /^(\d{1,2}:\d{2})(?: (?:UTC([+-])(\d{1,2})|(CEST|CET)))?$/;

function startOf(date: string | null, time: string | null, cup: string | null): Partial<PartialRawEvent> {
  const [, hour, sign = '+', hours = '', central] = TIME.exec(time ?? '') ?? [];
  const clock = hour?.padStart(5, '0');
  if (!date || !clock) return { start_local: date, time_tbd: true };
  if (central) return { start_utc: `${date}T${clock}:00${central === 'CET' ? '+01:00' : '+02:00'}` };
  if (hours) return { start_utc: `${date}T${clock}:00${sign}${hours.padStart(2, '0')}:00` };
  if (cup?.startsWith('Euro ')) return { start_local: `${date}T${clock}`, timezone: 'Europe/Zurich' };
  // The club world cup names neither a zone nor a ground, so that its wall clock says nothing.
  return hostOf(cup) ? { start_local: `${date}T${clock}` } : { start_local: date, time_tbd: true };
}
