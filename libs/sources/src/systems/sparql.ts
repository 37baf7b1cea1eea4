import { toFields, toText, type Fields } from '../reading/record.ts';
import { listAt, toFieldList } from './paging.ts';
import type { System } from './system.ts';
import { parseTime } from './times.ts';

const FINE_PRECISION = 11;

/**
 * The answer of a SPARQL query to Artsdata, Wikidata or another endpoint. The names of its
 * variables are our columns (`title`, `start`, `end`, `venue`, `city`, `country`, `lat`, `lng`,
 * `url`), `event` is the id. `position` is a point of Wikidata.
 */
export const sparql: System = {
  records: (body) =>
    listAt('results.bindings')(body)?.map((row) => readValues(toFields(row))) ?? null,
  read: (row, { where }) => {
    const text = (...names: string[]) =>
      names.map((name) => toText(row[name])).find((value) => value !== null) ?? null;
    const id = text('event', 'item', 'id');
    const precision = Number(text('precision') ?? FINE_PRECISION);
    const [, lng = null, lat = null] =
      /Point\(([-\d.]+) ([-\d.]+)\)/.exec(text('position', 'coordinates') ?? '') ?? [];
    // Wikidata states years and months as their first day.
    if (precision < FINE_PRECISION)
      return { unreadable: 'The date is only known to the month or year.', where, source_id: id };
    const start = parseTime(toDay(text('start', 'startDate')));
    const end = parseTime(toDay(text('end', 'endDate')));
    return {
      title: text('title', 'name', 'itemLabel', 'eventLabel', 'label'),
      source_id: id,
      description: text('description'),
      category: text('category', 'type', 'typeLabel')?.split(/[/#]/).at(-1) ?? null,
      start_utc: start.utc ?? null,
      start_local: start.local ?? null,
      end_utc: end.utc ?? null,
      end_local: end.local ?? null,
      status: text('status', 'eventStatus')?.split(/[/#]/).at(-1) ?? null,
      venue_name: text('venue', 'venueLabel', 'place', 'placeName'),
      address: text('address', 'streetAddress'),
      city: text('city', 'cityLabel', 'addressLocality'),
      region: text('region', 'addressRegion'),
      country: text('country', 'countryLabel', 'addressCountry'),
      lat: lat ?? text('lat', 'latitude'),
      lng: lng ?? text('lng', 'longitude'),
      url: text('url', 'website') ?? id,
      organizer: text('organizer', 'organizerLabel'),
      language: text('language'),
    };
  },
};

/** Midnight in UTC is how a day is written. */
const toDay = (text: string | null) => text?.replace(/T00:00:00Z?$/, '') ?? null;

const readValues = (row: Fields): Fields =>
  Object.fromEntries(
    Object.entries(row).map(([name, term]) => [name, toFieldList([term])[0]?.['value']]),
  );
