import { parseCountryCode, lookUp } from '@marquee/domain';
import { isPublicSession, sessionTitle } from './racing-sessions.ts';
import { defineRecordFormat, type PartialRawEvent, type Origin } from './record-format.ts';
import { fieldsOf, isFields, listOf, numberOf, textOf, type Fields } from './record.ts';

const SERIES: Partial<Record<string, string>> = {
  f1: 'Formula 1',
  f2: 'Formula 2',
  f3: 'Formula 3',
  fe: 'Formula E',
  'f1-academy': 'F1 Academy',
  extremee: 'Extreme E',
  indycar: 'IndyCar',
  motogp: 'MotoGP',
};
const SUPPORT_SERIES = new Set(['f2', 'f3', 'f1-academy']);

/** sportstimes/f1: `_db/<series>/<year>.json`, race weekends with the instants of their sessions. */
export const readSportstimes = defineRecordFormat({
  files: /(^|\/)[\w-]+\/\d{4}\.json$/,
  parse: JSON.parse,
  records: (parsed) => weekendsIn(fieldsOf(parsed)['races']),
  read: (weekend, origin) =>
    Object.keys(fieldsOf(weekend['sessions']))
      .filter(isPublicSession)
      .map((session) => draftOf(weekend, session, origin)),
});

/** Two races in one place share a slug; the second is told apart by its count. */
function weekendsIn(races: unknown): unknown[] | null {
  const seen = new Map<string, number>();
  if (!Array.isArray(races)) return null;
  return listOf(races).map((race) => {
    const slug = textOf(fieldsOf(race)['slug']) ?? '';
    seen.set(slug, (seen.get(slug) ?? 0) + 1);
    return isFields(race) ? { ...race, nth: seen.get(slug) } : race;
  });
}

function draftOf(weekend: Fields, session: string, { file }: Origin): PartialRawEvent {
  const [, series = '', year = ''] = /([\w-]+)\/(\d{4})\.json$/.exec(file) ?? [];
  const instant = textOf(fieldsOf(weekend['sessions'])[session]);
  const isUnsure = weekend['tbc'] === true;
  return {
    title: sessionTitle(roundTitle(weekend, series), session),
    source_id: [series, year, textOf(weekend['slug']), ...(weekend['nth'] === 1 ? [] : [weekend['nth']]), session].join(
      '/',
    ),
    category: 'sports',
    ...(isUnsure ? { start_local: instant?.slice(0, 10) ?? null, time_tbd: true } : { start_utc: instant }),
    status: weekend['canceled'] === true ? 'cancelled' : null,
    ...placeOf(weekend, series),
    ...positionOf(weekend),
    tags: ['motorsport', lookUp(SERIES, series) ?? series],
  };
}

function roundTitle(weekend: Fields, series: string): string | null {
  const name = textOf(weekend['name']);
  if (!name) return null;
  const isGrandPrix = series === 'f1' && !/grand prix/i.test(name);
  const suffix = isGrandPrix ? ' Grand Prix' : SUPPORT_SERIES.has(series) ? ' round' : '';
  return `${lookUp(SERIES, series) ?? series} ${name}${suffix}`;
}

/** The location is a city, "City, Country", or (for MotoGP, and at times F1 Academy) a country alone. */
function placeOf(weekend: Fields, series: string): Partial<PartialRawEvent> {
  const [location = '', addition = null] = (textOf(weekend['location']) ?? '').split(', ');
  const isCountry = parseCountryCode(location) !== null && !/^(singapore|monaco)$/i.test(location);
  if (isCountry) return { country: location, city: series === 'f1-academy' ? textOf(weekend['name']) : null };
  if (!location || /tbc/i.test(`${location} ${addition ?? ''}`)) return {};
  return addition && !parseCountryCode(addition)
    ? { city: location, region: addition }
    : { city: location, country: addition };
}

// Left over from other entries when the list was extended: nowhere, Diriyah, Panama.
const STRAY_POSITIONS = new Set(['0,0', '25.31319,55.512081', '9.00671,-79.5372']);

function positionOf(weekend: Fields): Partial<PartialRawEvent> {
  const position = { lat: numberOf(weekend['latitude']), lng: numberOf(weekend['longitude']) };
  return STRAY_POSITIONS.has([position.lat, position.lng].join()) ? {} : position;
}
