import { isUsState } from '../normalise/region-codes.ts';
import { composersOf, performersOf, worksOf } from './nyphil-program.ts';
import { defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { fieldsOf, isFields, listOf, textOf, type Fields } from './record.ts';

/** New York Philharmonic's archive: `Programs/json/<seasons>.json`; a program was played at one or more concerts. */
export const readNyPhil = defineRecordFormat({
  files: /(^|\/)\d{4}-\d{2}_TO_[\w-]+\.json$/,
  parse: JSON.parse,
  records: (parsed) => (Array.isArray(fieldsOf(parsed)['programs']) ? listOf(fieldsOf(parsed)['programs']) : null),
  read: concertsOf,
});

function concertsOf(program: Fields): PartialRawEvent[] {
  const works = listOf(program['works']).filter(isFields);
  const about = aboutOf(program, works);
  const seen = new Map<string, number>();
  return listOf(program['concerts']).map((item) => {
    const concert = fieldsOf(item);
    const start = startOf(concert);
    const count = (seen.get(start.start_local ?? '') ?? 0) + 1;
    seen.set(start.start_local ?? '', count);
    const id = [textOf(program['id']), start.start_local, ...(count > 1 ? [count] : [])].join('/');
    const eventType = known(concert['eventType']);
    return {
      ...about,
      ...start,
      ...placeOf(concert),
      source_id: id,
      tags: [...about.tags, eventType].filter((tag) => tag !== null),
    };
  });
}

function aboutOf(program: Fields, works: Fields[]) {
  const orchestra = known(program['orchestra']);
  const composers = composersOf(works);
  const shown = composers.slice(0, 3).join(', ') + (composers.length > 3 ? ' and others' : '');
  return {
    title: [orchestra, shown].filter(Boolean).join(': ') || null,
    description: worksOf(works).join('\n') || null,
    category: 'music',
    artists: [...new Set([orchestra, ...performersOf(works)])].filter((name) => name !== null),
    tags: ['classical'],
  };
}

/**
 * `Date` is written as an instant ("1947-08-10T04:00:00Z") but only its date counts, which is the day at the venue;
 * the hour stands apart ("8:30PM").
 */
function startOf(concert: Fields): Pick<PartialRawEvent, 'start_local' | 'time_tbd'> {
  const date = textOf(concert['Date'])?.slice(0, 10) ?? null;
  const [, hour, minutes = '00', half] = /^(\d{1,2}):(\d{2})([AP]M)$/.exec(textOf(concert['Time']) ?? '') ?? [];
  if (!date || !hour) return { start_local: date, time_tbd: true };
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return { start_local: `${date}T${String(hours).padStart(2, '0')}:${minutes}` };
}

const BOROUGHS = new Set(['Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'Staten Island']);

/** "Manhattan, NY", "Tokyo, JAPAN", "Singapore". */
function placeOf(concert: Fields): Partial<PartialRawEvent> {
  const [city = null, ...rest] = known(concert['Location'])?.split(', ') ?? [];
  const last = rest.at(-1)?.replace(/ \(.*\)$/, '') ?? null;
  const venue_name = known(concert['Venue']);
  if (city && last === 'NY' && BOROUGHS.has(city)) {
    return { venue_name, city: 'New York', region: 'NY', country: 'US', timezone: 'America/New_York' };
  }
  if (last && isUsState(last)) return { venue_name, city, region: last, country: 'US' };
  return { venue_name, city, country: last ?? city };
}

function known(value: unknown): string | null {
  const text = textOf(value);
  return text && !/^(none|unknown venue)$/i.test(text) ? text : null;
}
