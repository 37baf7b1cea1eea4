import { guessFields } from '../fields/field-rules.ts';
import { isFields, toFields, toList, type Fields } from '../reading/record.ts';
import { planColumns, type PlanOptions } from '../tables/column-plan.ts';
import { type ColumnPlan, lackingColumn } from '../tables/column-sources.ts';
import { parseForeignTime } from '../tables/foreign-time.ts';
import type { Target } from '../tables/known-columns.ts';
import { flatten } from './flatten.ts';
import { splitOccurrences } from './occurrences.ts';
import { forItems, HOUSE, HOUSE_FIELDS } from './outer-house.ts';
import { createDateBudget, type DateBudget } from './rule-dates.ts';

/** A list of objects in a document. */
export interface FoundList {
  /** `events`, `months[].days[].events`, or `*` for the members of an object: `2026` and `2027`. */
  path: string;
  records: unknown[];
  /** The columns of a sample, and what they mean. */
  plan: ColumnPlan;
  header: string[];
  sample: Fields[];
  /** How many records have a title and a start, estimated from the sample. */
  events: number;
  /** The dates are those of an object around the list. */
  hasOuterDates: boolean;
}

const MAX_DEPTH = 7;
const MAX_LISTS = 200;
const SAMPLE_SIZE = 50;
const MIN_SHARE = 0.1;

/**
 * Finds the lists of objects of a document, at any depth. A record of a nested list also has the
 * texts of the objects around it.
 */
export function findLists(document: unknown, options: PlanOptions = {}): FoundList[] {
  const groups = new Map<string, unknown[]>();
  collect(document, { path: [], outer: {}, groups });
  const context = { options, budget: createDateBudget() };
  return [...groups].map(([path, records]) => describe(path, records, context));
}

/**
 * Returns the lists that contain the events: the one with the most, and its siblings of the same
 * shape ("upcoming", "past").
 */
export function chooseLists(lists: readonly FoundList[]): FoundList[] {
  const best = lists
    .filter((list) => !isPartOfEvent(list, lists))
    .reduce<FoundList | null>(
      (chosen, list) => (list.events > MORE * (chosen?.events ?? 0) ? list : chosen),
      null,
    );
  if (!best) return [];
  const parent = best.path.split('.').slice(0, -1).join('.');
  const isSibling = (list: FoundList) =>
    list === best ||
    (list.path.split('.').slice(0, -1).join('.') === parent &&
      list.events > MIN_SHARE * list.records.length &&
      overlap(list.header, best.header) >= SAME_SHAPE);
  return lists.filter(isSibling);
}

/** Returns the other lists with events, which are not read. */
export const findUnread = (
  lists: readonly FoundList[],
  chosen: readonly FoundList[],
): FoundList[] =>
  lists.filter(
    (list) =>
      list.events >= MOST * list.records.length &&
      !isPartOfEvent(list, lists) &&
      !chosen.some(({ path }) => isWithin(list.path, path) || isWithin(path, list.path)),
  );

const MOST = 0.5;
const isWithin = (path: string, outer: string): boolean =>
  path === outer || outer === LIST || path.startsWith(`${outer}.`);

/** The people of a show with a name and an hour are no events. */
const isPartOfEvent = ({ path, hasOuterDates }: FoundList, lists: readonly FoundList[]): boolean =>
  hasOuterDates &&
  lists.some(
    (list) =>
      list.events > 0 &&
      path.startsWith(`${list.path}.`) &&
      HOURS.some((target) => list.plan.sources.has(target)),
  );

const HOURS = ['start_time', 'start_local', 'start_utc'] as const;

// A deeper list must have clearly more: the dates of an event are found with the event.
const MORE = 1.1;
const SAME_SHAPE = 0.6;
function overlap(one: string[], other: string[]): number {
  const known = new Set(other);
  return (
    one.filter((name) => known.has(name)).length / Math.max(1, Math.min(one.length, other.length))
  );
}

interface Walk {
  path: string[];
  /** The texts of the objects around a list, by path. */
  outer: Fields;
  groups: Map<string, unknown[]>;
}

function collect(node: unknown, walk: Walk): void {
  if (walk.path.length > MAX_DEPTH || walk.groups.size > MAX_LISTS) return;
  if (Array.isArray(node)) collectList(toList(node), walk);
  else if (isFields(node)) collectObject(node, walk);
}

function collectList(items: unknown[], { path, outer, groups }: Walk): void {
  if (!items.some(isFields)) return;
  const name = path.join('.') || LIST;
  const hasOuter = Object.keys(outer).length > 0;
  const around = forItems(outer, items);
  const records = hasOuter
    ? items.map((item) => (isFields(item) ? { ...around, ...item } : item))
    : items;
  add(groups, name, records);
  for (const item of items) {
    if (!isFields(item)) continue;
    const inner = { ...outer, ...outerTexts(item, path.at(-1) ?? '') };
    for (const [key, value] of Object.entries(item))
      if (Array.isArray(value)) collect(value, { path: [...path, key], outer: inner, groups });
      else if (isFields(value) && !path.includes(LIST))
        for (const [nested, list] of Object.entries(value))
          if (Array.isArray(list))
            collect(list, { path: [...path, key, nested], outer: inner, groups });
  }
}

const LIST = '(list)';

function findHouse(node: Fields): Fields {
  const house = toFields(node[HOUSE]);
  return Object.values(node).some(Array.isArray) ? outerTexts(house, HOUSE, HOUSE_FIELDS) : {};
}

function add(groups: Map<string, unknown[]>, path: string, records: unknown[]): void {
  const known = groups.get(path);
  if (known) for (const record of records) known.push(record);
  else groups.set(path, [...records]);
}

function collectObject(node: Fields, walk: Walk): void {
  const features = node['features'];
  if (Array.isArray(features)) {
    add(walk.groups, [...walk.path, 'features'].join('.'), toList(features).map(withPosition));
    return;
  }
  const entries = Object.entries(node);
  const isMap = holdsValues(entries);
  const isRecords = isMap && entries.every(([, value]) => isFields(value));
  if (isRecords)
    add(
      walk.groups,
      [...walk.path, '*'].join('.'),
      entries.map(([key, value]) => ({
        '@key': key,
        ...findDay(key),
        ...walk.outer,
        ...toFields(value),
      })),
    );
  const texts = { ...outerTexts(node, walk.path.at(-1) ?? ''), ...findHouse(node) };
  const act = walk.path.length === 0 ? outerTexts(node, '', ACT_FIELDS) : {};
  for (const [key, value] of entries)
    if (typeof value === 'object')
      collect(value, {
        path: [...walk.path, isMap ? '*' : key],
        outer: {
          ...{ ...walk.outer, ...texts, ...(isTour(value) && act) },
          ...(isMap && findDay(key)),
        },
        groups: walk.groups,
      });
}

/**
 * The members of an object can be the items of a list: years, days or ids with objects of one
 * shape.
 */
function holdsValues(entries: [string, unknown][]): boolean {
  if (entries.length === 0 || !entries.every(([, value]) => typeof value === 'object' && value))
    return false;
  if (entries.every(([key]) => /^[\d\-_/. ]+$/.test(key))) return true;
  if (entries.length < MIN_MAP || !entries.every(([, value]) => isFields(value))) return false;
  const [first, ...others] = entries.map(([, value]) => Object.keys(toFields(value)));
  return first !== undefined && others.every((keys) => overlap(keys, first) >= SAME_SHAPE);
}

const MIN_MAP = 3;

/** A key can be the day of its events: `{"2027-05-08": [...]}`. */
const findDay = (key: string): Fields =>
  /\d{4}/.test(key) && !('reason' in parseForeignTime(key, 'dmy')) ? { date: key } : {};

const OUTER_FIELDS: ReadonlySet<string> = new Set([
  ...['timezone', 'city', 'country', 'region', 'language', 'currency'],
]);
const NESTED_FIELDS: ReadonlySet<string> = new Set([
  ...OUTER_FIELDS,
  ...['start_date', 'start_year', 'start_month', 'venue_name', 'address', 'lat', 'lng', 'artists'],
  ...['category', 'organizer', 'location', 'series_title', 'title'],
]);

const ACT_FIELDS: ReadonlySet<string> = new Set(['artists']);
const TOUR_FIELDS: ReadonlySet<string> = new Set(['venue_name', 'city', 'location']);

/** The dates of a tour have a place and no title: `{"artist": "The Owls", "shows": [...]}`. */
function isTour(value: unknown): boolean {
  const [first] = Array.isArray(value) ? toList(value) : [];
  if (!isFields(first)) return false;
  const targets = Object.keys(flatten(first)).map((name) => guessFields(name)[0]?.target ?? '');
  return targets.some((target) => TOUR_FIELDS.has(target)) && !targets.includes('title');
}

/**
 * Returns the texts of an object that also hold for the events in it: those of the document only if
 * they are about its place.
 */
function outerTexts(
  node: Fields,
  name: string,
  fields = name === '' ? OUTER_FIELDS : NESTED_FIELDS,
): Fields {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      const path = name === '' ? key : `${name}.${key}`;
      const [guess] = guessFields(path);
      return guess && fields.has(guess.target) ? [[path, value]] : [];
    }),
  );
}

/**
 * Returns the properties of a feature (GeoJSON, or `attributes` of ArcGIS) with its id and its
 * position, if it is a point.
 */
function withPosition(feature: unknown): unknown {
  if (!isFields(feature)) return feature;
  const { type, coordinates, x, y } = toFields(feature['geometry']);
  const [lng, lat] = type === 'Point' ? toList(coordinates) : isDegrees(x, y) ? [x, y] : [];
  const stated = toFields(feature['properties'] ?? feature['attributes']);
  return { id: feature['id'], lat, lng, ...stated };
}

/** Other numbers are metres on a map. */
const isDegrees = (x: unknown, y: unknown): boolean =>
  typeof x === 'number' && typeof y === 'number' && Math.abs(x) <= 180 && Math.abs(y) <= 90;

interface DescribeContext {
  options: PlanOptions;
  budget: DateBudget;
}

function describe(
  path: string,
  records: unknown[],
  { options, budget }: DescribeContext,
): FoundList {
  const sampled = takeSample(records);
  const sample = sampled.flatMap((record) =>
    isFields(record) ? splitOccurrences(record, { budget }).records : [],
  );
  const header = [...new Set(sample.flatMap((record) => Object.keys(record)))];
  const plan = planColumns(header, options, sample);
  const hasOuterDates = areDatesOuter(path, plan);
  const isComplete = lackingColumn(plan) === null && !(hasOuterDates && isAspect(path));
  const starts = START.flatMap((target) => plan.sources.get(target)?.flat() ?? []);
  const dated = sample.filter((record) =>
    starts.some(
      (name) => record[name] !== undefined && record[name] !== null && record[name] !== '',
    ),
  ).length;
  const perRecord = sampled.length === 0 ? 0 : dated / sampled.length;
  return {
    ...{ path, records, plan, header, sample, hasOuterDates },
    events: isComplete ? perRecord * records.length : 0,
  };
}

/** The performers or prices of an event are no events, though its date is around them. */
const isAspect = (path: string): boolean =>
  guessFields(path.split('.').at(-1) ?? '').some(({ target }) => ASPECTS.has(target));

function areDatesOuter(path: string, { sources }: ColumnPlan): boolean {
  const around = path.split('.').slice(0, -1);
  return [...START, 'start_time' as const]
    .flatMap((target) => sources.get(target)?.flat() ?? [])
    .every((column) => around.some((each) => column.startsWith(`${each}.`)));
}

const START = ['start_local', 'start_utc', 'start_date'] as const;
const ASPECTS: ReadonlySet<Target> = new Set([
  ...(['artists', 'organizer', 'ticket_url', 'image_url', 'price_min', 'tags', 'genres'] as const),
  ...(['category', 'description', 'url', 'location', 'venue_name'] as const),
]);

/** Records spread over the whole list: its end can differ from its beginning. */
function takeSample<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, items.length / SAMPLE_SIZE);
  const size = Math.min(items.length, SAMPLE_SIZE);
  return Array.from({ length: size }, (_, index) => items[Math.floor(index * step)]).flatMap(
    (item) => item ?? [],
  );
}
