import { foldText } from '@marquee/domain';
import type { SourceReader } from '../../raw-event.ts';
import { groupByFolder, type Folder } from '../../reading/folders.ts';
import { validated, type PartialRawEvent, type ReadResult } from '../../reading/record-format.ts';
import { toFields, isFields, toList, toText, type Fields } from '../../reading/record.ts';
import { toFixture } from './football-fixture.ts';
import { parseGround, hostCountry, toStadiums, type Stadiums } from './football-grounds.ts';

const MATCHES = /^(worldcup|worldcup\.quali_playoffs|clubworldcup|euro)\.json$/;

/** openfootball/worldcup.json and euro.json: `<year>/worldcup.json` or `<year>/euro.json`. */
export const readOpenFootballCups: SourceReader = async function* (files) {
  for await (const folder of groupByFolder(
    files,
    /(^|\/)\d{4}[^/]*\/(worldcup|clubworldcup|euro)[^/]*\.json$/,
  )) {
    const stadiums = toStadiums(parsed(folder.texts.get('worldcup.stadiums.json')));
    for (const [file] of folder.texts)
      if (MATCHES.test(file)) yield* readCup(folder, file, stadiums);
  }
};

function* readCup(
  { path, texts }: Folder,
  file: string,
  stadiums: Stadiums,
): Generator<ReadResult> {
  const where = `${path}/${file}`;
  const cup = parsed(texts.get(file));
  if (!isFields(cup)) {
    yield { unreadable: 'The file is not a JSON object.', where };
    return;
  }
  const name = toText(cup['name']);
  for (const [index, match] of listMatches(cup).entries()) {
    yield validated(
      toPartialEvent(toFields(match), name, stadiums),
      `${where}, match ${index + 1}`,
    );
  }
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** Older files list matches, newer ones rounds of matches. */
const listMatches = (cup: Fields): unknown[] =>
  Array.isArray(cup['matches'])
    ? toList(cup['matches'])
    : toList(cup['rounds']).flatMap((round) =>
        toList(toFields(round)['matches']).map((match) => ({
          round: toFields(round)['name'],
          ...toFields(match),
        })),
      );

function toPartialEvent(match: Fields, cup: string | null, stadiums: Stadiums): PartialRawEvent {
  const fixture = toFixture(match, cup);
  const date = toText(match['date']);
  return {
    ...fixture,
    source_id: [cup, match['round'], date, ...fixture.artists]
      .map((part) => foldText(toText(part) ?? ''))
      .join('|'),
    ...toStart(date, toText(match['time']), cup),
    country: hostCountry(cup),
    ...parseGround(toText(match['ground']), stadiums),
  };
}

const TIME = /^(\d{1,2}:\d{2})(?: (?:UTC([+-])(\d{1,2})|(CEST|CET)))?$/;

function toStart(
  date: string | null,
  time: string | null,
  cup: string | null,
): Partial<PartialRawEvent> {
  const [, hour, sign = '+', hours = '', central] = TIME.exec(time ?? '') ?? [];
  const clock = hour?.padStart(5, '0');
  if (!date || !clock) return { start_local: date, time_tbd: true };
  if (central)
    return { start_utc: `${date}T${clock}:00${central === 'CET' ? '+01:00' : '+02:00'}` };
  if (hours) return { start_utc: `${date}T${clock}:00${sign}${hours.padStart(2, '0')}:00` };
  if (cup?.startsWith('Euro '))
    return { start_local: `${date}T${clock}`, timezone: 'Europe/Zurich' };
  // The Club World Cup states neither a zone nor a ground, so its wall-clock time is unusable.
  return hostCountry(cup)
    ? { start_local: `${date}T${clock}` }
    : { start_local: date, time_tbd: true };
}
