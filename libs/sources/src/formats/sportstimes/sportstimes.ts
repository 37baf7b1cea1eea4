import { parseCountryCode, lookUp } from '@marquee/domain';
import {
  defineRecordFormat,
  type PartialRawEvent,
  type Origin,
} from '../../reading/record-format.ts';
import { toFields, isFields, toList, toNumber, toText, type Fields } from '../../reading/record.ts';
import { findCircuit } from './find-circuit.ts';
import { isPublicSession, sessionTitle } from './racing-sessions.ts';
import { findRoundPlace } from './round-places.ts';

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
// Their rounds have the name of a town if the location is a country.
const NAMED_AFTER_TOWN = new Set(['fe', 'f1-academy']);
const SUPPORT_SERIES = new Set(['f2', 'f3', 'f1-academy']);

/**
 * sportstimes/f1: `_db/<series>/<year>.json`, race weekends with the start times of their sessions.
 */
export const readSportstimes = defineRecordFormat({
  files: /(^|\/)[\w-]+\/\d{4}\.json$/,
  parse: JSON.parse,
  records: (parsed) => listWeekends(toFields(parsed)['races']),
  read: (weekend, origin) =>
    Object.keys(toFields(weekend['sessions']))
      .filter(isPublicSession)
      .map((session) => toPartialEvent(weekend, session, origin)),
});

/** Numbers the races of a place: two races in one place share a slug. */
function listWeekends(races: unknown): unknown[] | null {
  const seen = new Map<string, number>();
  if (!Array.isArray(races)) return null;
  return toList(races).map((race) => {
    const slug = toText(toFields(race)['slug']) ?? '';
    seen.set(slug, (seen.get(slug) ?? 0) + 1);
    return isFields(race) ? { ...race, nth: seen.get(slug) } : race;
  });
}

function toPartialEvent(weekend: Fields, session: string, { file }: Origin): PartialRawEvent {
  const [, series = '', year = ''] = /([\w-]+)\/(\d{4})\.json$/.exec(file) ?? [];
  const instant = toText(toFields(weekend['sessions'])[session]);
  const isProvisional = weekend['tbc'] === true;
  return {
    title: sessionTitle(roundTitle(weekend, series), session),
    source_id: [
      series,
      year,
      toText(weekend['slug']),
      ...(weekend['nth'] === 1 ? [] : [weekend['nth']]),
      session,
    ].join('/'),
    category: 'sports',
    kind: 'race',
    ...(isProvisional
      ? { start_local: instant?.slice(0, 10) ?? null, time_tbd: true }
      : { start_utc: instant }),
    status: weekend['canceled'] === true ? 'cancelled' : null,
    ...toPosition(weekend, series),
    ...toPlace(weekend, series),
    tags: ['motorsport', lookUp(SERIES, series) ?? series],
    genres: ['motorsport', lookUp(SERIES, series) ?? series],
  };
}

function roundTitle(weekend: Fields, series: string): string | null {
  const name = toText(weekend['name']);
  if (!name) return null;
  const isGrandPrix = series === 'f1' && !/grand prix/i.test(name);
  const suffix = isGrandPrix ? ' Grand Prix' : SUPPORT_SERIES.has(series) ? ' round' : '';
  return `${lookUp(SERIES, series) ?? series} ${name}${suffix}`;
}

/**
 * Parses a city, "City, Country", or a country alone (MotoGP, sometimes Formula E and F1 Academy).
 */
function toPlace(weekend: Fields, series: string): Partial<PartialRawEvent> {
  const [location = '', addition = null] = (toText(weekend['location']) ?? '').split(', ');
  const name = toText(weekend['name']) ?? '';
  const known = series === 'indycar' || series === 'fe' ? findRoundPlace(name, location) : null;
  if (known) return known;
  const isCountry = parseCountryCode(location) !== null && !/^(singapore|monaco)$/i.test(location);
  if (isCountry)
    return {
      country: location,
      city: NAMED_AFTER_TOWN.has(series) ? name.replace(/ ePrix$/, '') || null : null,
    };
  if (!location || /tbc/i.test(`${location} ${addition ?? ''}`)) return {};
  return addition && !parseCountryCode(addition)
    ? { city: location, region: addition, ...(series === 'indycar' && { country: 'US' }) }
    : { city: location, country: addition };
}

// Copied from other entries when the list was extended: no place, Diriyah, Panama.
const STRAY_POSITIONS = new Set(['0,0', '25.31319,55.512081', '9.00671,-79.5372']);

function toPosition(weekend: Fields, series: string): Partial<PartialRawEvent> {
  const [lat, lng] = [toNumber(weekend['latitude']), toNumber(weekend['longitude'])];
  if (lat === null || lng === null || STRAY_POSITIONS.has([lat, lng].join())) return {};
  return {
    lat,
    lng,
    venue_name: findCircuit({ lat, lng, series, location: toText(weekend['location']) }),
  };
}
