import { isFields, toFields, toText, type Fields } from '../reading/record.ts';
import { toDates } from './dates-of-event.ts';
import { listAt, toFieldList } from './paging.ts';
import type { System } from './system.ts';
import { parseTime } from './times.ts';

const FINE_PRECISION = 11;

/**
 * The answer of a SPARQL query to Artsdata, Wikidata or another endpoint. A query chooses the names
 * of its variables: a field is read from each of its usual names, whatever the case of their
 * letters, and from the label of an entity before its address. The rows of one event, of which each
 * has another language or address, are one record.
 */
export const sparql: System = {
  records: (body) => {
    const rows = listAt('results.bindings')(body);
    return rows === null ? null : groupRows(rows.map(toTerms));
  },
  read: (record, { where, languages }) => {
    const rows = toFieldList(record['rows']).map(toTerms);
    const text = (field: Field) => chooseTerm(rows, field, languages);
    const id = text('id');
    const title = text('title');
    const isUnnamed = title === null || isEntity(title);
    // Wikidata states years and months as their first day.
    if (Number(text('precision') ?? FINE_PRECISION) < FINE_PRECISION)
      return { unreadable: 'The date is only known to the month or year.', where, source_id: id };
    if (isUnnamed) return { unreadable: 'The event has no name.', where, source_id: id };
    const shared = {
      title,
      description: text('description'),
      category: lastPart(text('category')),
      status: lastPart(text('status')),
      venue_name: text('venue'),
      address: [text('address'), text('postcode')].filter(Boolean).join(', ') || null,
      city: text('city'),
      region: text('region'),
      country: text('country'),
      ...readPosition(rows, text),
      url: text('url') ?? id,
      organizer: text('organizer'),
      language: text('language'),
    };
    const starts = Array.isArray(record['starts']) ? record['starts'].map(toText) : [];
    return toDates(
      shared,
      id,
      starts.map((start) => toTimes(start, starts.length > 1 ? null : text('end'))),
    );
  },
};

interface Term {
  name: string;
  value: string;
  language: string | null;
}

/** The names of variables, without the case of letters, separators and `label`. Best first. */
const NAMES = {
  id: ['event', 'item', 'id', 'uri', 'eventuri', 's'],
  title: ['title', 'name', 'label', 'eventname', 'eventtitle', 'eventlabel', 'itemlabel'],
  start: ['start', 'startdate', 'starttime', 'begin', 'date', 'from', 'pointintime'],
  end: ['end', 'enddate', 'endtime', 'until', 'to'],
  precision: ['precision', 'startprecision', 'dateprecision', 'timeprecision'],
  venue: ['venue', 'venuename', 'place', 'placename', 'location', 'locationname'],
  address: ['address', 'streetaddress', 'street'],
  city: ['city', 'cityname', 'locality', 'addresslocality', 'town', 'municipality', 'admin'],
  region: ['region', 'addressregion', 'province', 'state'],
  postcode: ['postcode', 'postalcode'],
  country: ['countrycode', 'country', 'addresscountry', 'countryname'],
  lat: ['lat', 'latitude'],
  lng: ['lng', 'lon', 'long', 'longitude'],
  url: ['url', 'website', 'webpage', 'page', 'homepage', 'officialwebsite'],
  category: ['category', 'type', 'kind', 'class'],
  status: ['status', 'eventstatus'],
  organizer: ['organizer', 'organiser', 'organizername'],
  description: ['description', 'eventdescription', 'itemdescription'],
  language: ['language', 'lang', 'inlanguage'],
} as const satisfies Record<string, readonly string[]>;

type Field = keyof typeof NAMES;

const foldName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function toTerms(row: unknown): Fields {
  return Object.fromEntries(
    Object.entries(toFields(row)).map(([name, term]) => [foldName(name), term]),
  );
}

function readTerm(row: Fields, name: string): Term | null {
  const term = row[name];
  const value = isFields(term) ? toText(term['value']) : null;
  return value === null ? null : { name, value, language: toText(toFields(term)['xml:lang']) };
}

/** `placeLabel` is the name of the entity in `place`. */
const listTerms = (rows: readonly Fields[], field: Field): Term[] =>
  NAMES[field]
    .flatMap((name) => (field === 'id' ? [name] : [`${name}label`, name]))
    .flatMap((name) => rows.flatMap((row) => readTerm(row, name) ?? []))
    .filter(({ value }) => field === 'id' || ENTITY_FIELDS.has(field) || !isEntity(value));

/** Fields whose values may be addresses. */
const ENTITY_FIELDS = new Set<Field>(['url', 'status', 'category', 'title']);

/** The address of an entity, or its id, which Wikidata returns instead of a missing label. */
const isEntity = (value: string) => /^(?:https?:\/\/\S+|_:\S+|Q\d+)$/.test(value);

function chooseTerm(
  rows: readonly Fields[],
  field: Field,
  languages: readonly string[],
): string | null {
  const terms = listTerms(rows, field);
  const preferred = languages.flatMap((language) =>
    terms.filter((term) => term.language?.startsWith(language.slice(0, 2)) === true),
  );
  return (preferred[0] ?? terms[0])?.value ?? null;
}

/** The rows of an event and of each of its starts. */
function groupRows(rows: readonly Fields[]): Fields[] {
  const groups = new Map<string, { rows: Fields[]; starts: Set<string> }>();
  for (const [index, row] of rows.entries()) {
    const id = chooseTerm([row], 'id', []) ?? `row ${String(index)}`;
    const group = groups.get(id) ?? { rows: [], starts: new Set<string>() };
    const start = chooseTerm([row], 'start', []);
    if (start !== null) group.starts.add(start);
    group.rows.push(row);
    groups.set(id, group);
  }
  return [...groups.values()].map((group) => ({ rows: group.rows, starts: [...group.starts] }));
}

/** A point of Wikidata has its longitude first, under any name. */
function readPosition(rows: readonly Fields[], text: (field: Field) => string | null) {
  const values = rows.flatMap((row) => Object.keys(row).map((name) => readTerm(row, name)?.value));
  for (const value of values) {
    const [, lng = null, lat = null] =
      /^(?:<\S+> )?Point\(([-\d.]+) ([-\d.]+)\)$/i.exec(value ?? '') ?? [];
    if (lat !== null) return { lat, lng };
  }
  return { lat: text('lat'), lng: text('lng') };
}

function toTimes(startText: string | null, endText: string | null) {
  const [start, end] = [parseTime(toDay(startText)), parseTime(toDay(endText))];
  return {
    start_utc: start.utc ?? null,
    start_local: start.local ?? null,
    end_utc: end.utc ?? null,
    end_local: end.local ?? null,
  };
}

/** Midnight in UTC is how a day is written. */
const toDay = (text: string | null) => text?.replace(/T00:00:00(?:\.0+)?Z?$/, '') ?? null;

const lastPart = (text: string | null) => text?.split(/[/#]/).at(-1) ?? null;
