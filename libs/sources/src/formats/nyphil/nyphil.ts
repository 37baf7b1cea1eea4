import { isUsState } from '../../normalise/region-codes.ts';
import { defineRecordFormat, type PartialRawEvent } from '../../reading/record-format.ts';
import { toFields, isFields, toList, toText, type Fields } from '../../reading/record.ts';
import { listComposers, listPerformers, listWorks } from './nyphil-program.ts';

/**
 * New York Philharmonic's archive: `Programs/json/<seasons>.json`. A program has one or more
 * concerts.
 */
export const readNyPhil = defineRecordFormat({
  files: /(^|\/)\d{4}-\d{2}_TO_[\w-]+\.json$/,
  parse: JSON.parse,
  records: (parsed) =>
    Array.isArray(toFields(parsed)['programs']) ? toList(toFields(parsed)['programs']) : null,
  read: toPartialEvents,
});

function toPartialEvents(program: Fields): PartialRawEvent[] {
  const works = toList(program['works']).filter(isFields);
  const shared = sharedFields(program, works);
  const seen = new Map<string, number>();
  return toList(program['concerts']).map((item) => {
    const concert = toFields(item);
    const start = toStart(concert);
    const count = (seen.get(start.start_local ?? '') ?? 0) + 1;
    seen.set(start.start_local ?? '', count);
    const id = [toText(program['id']), start.start_local, ...(count > 1 ? [count] : [])].join('/');
    const eventType = knownText(concert['eventType']);
    return {
      ...shared,
      ...start,
      ...toPlace(concert),
      source_id: id,
      tags: [...shared.tags, eventType].filter((tag) => tag !== null),
    };
  });
}

function sharedFields(program: Fields, works: Fields[]) {
  const orchestra = knownText(program['orchestra']);
  const composers = listComposers(works);
  const shown = composers.slice(0, 3).join(', ') + (composers.length > 3 ? ' and others' : '');
  return {
    title: [orchestra, shown].filter(Boolean).join(': ') || null,
    description: listWorks(works).join('\n') || null,
    category: 'music',
    artists: [...new Set([orchestra, ...listPerformers(works)])].filter((name) => name !== null),
    artist_ids: orchestra === null ? null : [{ name: orchestra, genres: ['classical'] }],
    genres: ['classical'],
    organizer: 'New York Philharmonic',
    tags: ['classical'],
  };
}

/**
 * Uses only the date of `Date`, which is a fake instant ("1947-08-10T04:00:00Z"). The hour is in
 * `Time` ("8:30PM").
 */
function toStart(concert: Fields): Pick<PartialRawEvent, 'start_local' | 'time_tbd'> {
  const date = toText(concert['Date'])?.slice(0, 10) ?? null;
  const [, hour, minutes = '00', half] =
    /^(\d{1,2}):(\d{2})([AP]M)$/.exec(toText(concert['Time']) ?? '') ?? [];
  if (!date || !hour) return { start_local: date, time_tbd: true };
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return { start_local: `${date}T${String(hours).padStart(2, '0')}:${minutes}` };
}

const BOROUGHS = new Set(['Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'Staten Island']);

/** Parses "Manhattan, NY", "Tokyo, JAPAN" and "Singapore". */
function toPlace(concert: Fields): Partial<PartialRawEvent> {
  const [city = null, ...rest] = knownText(concert['Location'])?.split(', ') ?? [];
  const last = rest.at(-1)?.replace(/ \(.*\)$/, '') ?? null;
  const venue_name = knownText(concert['Venue']);
  if (city && last === 'NY' && BOROUGHS.has(city)) {
    return {
      venue_name,
      city: 'New York',
      region: 'NY',
      country: 'US',
      timezone: 'America/New_York',
    };
  }
  if (last && isUsState(last)) return { venue_name, city, region: last, country: 'US' };
  return { venue_name, city, country: last ?? city };
}

function knownText(value: unknown): string | null {
  const text = toText(value);
  return text && !/^(none|unknown venue)$/i.test(text) ? text : null;
}
