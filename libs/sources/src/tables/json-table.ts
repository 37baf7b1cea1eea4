import type { ReadResult } from '../reading/record-format.ts';
import { isFields, toFields, toList, type Fields } from '../reading/record.ts';
import { planColumns, reportColumns, type ColumnPlan } from './column-plan.ts';
import type { TableOptions } from './table-options.ts';
import { readRow } from './table-rows.ts';

const LISTS = ['events', 'data', 'items', 'results', 'records', 'nodes'];

// A list has few sets of members. More of them are planned again, so that memory stays bounded.
const MAX_PLANS = 200;

/** Returns the objects of a JSON array, of the list in an object that an API returns, or of GeoJSON. Null if there is none. */
export function findRecords(parsed: unknown): unknown[] | null {
  if (Array.isArray(parsed)) return toList(parsed);
  if (!isFields(parsed)) return null;
  if (Array.isArray(parsed['features'])) return toList(parsed['features']).map(withPosition);
  const list = LISTS.map((name) => parsed[name]).find((value) => Array.isArray(value));
  return list ? toList(list) : 'title' in parsed || 'name' in parsed ? [parsed] : null;
}

/** Returns the properties of a feature (GeoJSON) with its id and its position, if it is a point. */
function withPosition(feature: unknown): unknown {
  if (!isFields(feature)) return feature;
  const { type, coordinates } = toFields(feature['geometry']);
  const [lng, lat] = type === 'Point' ? toList(coordinates) : [];
  return { id: feature['id'], lat, lng, ...toFields(feature['properties']) };
}

/** Reads JSON objects with foreign members. Nested members have the names `venue.name` or "venue name". */
export function createObjectReader(options: TableOptions) {
  const plans = new Map<string, ColumnPlan>();
  let isReported = false;

  return function readObject(record: Fields, where: string): ReadResult {
    const flat = flatten(record);
    const header = Object.keys(flat);
    const key = header.join('\n');
    let plan = plans.get(key);
    if (!plan) {
      plan = planColumns(header, options.map);
      if (!isReported) options.onColumns?.(reportColumns(header, plan));
      isReported = true;
      if (plans.size < MAX_PLANS) plans.set(key, plan);
    }
    return readRow(flat, plan, { where, order: options.date_order });
  };
}

/** `{"venue": {"name": "Roxy"}}` has the column `venue.name`. Our own lists and ids stay as they are. */
function flatten(record: Fields, prefix = '', depth = 0): Fields {
  const members = Object.entries(record).flatMap(([key, value]): [string, unknown][] =>
    isFields(value) && depth < 4
      ? Object.entries(flatten(value, `${prefix}${key}.`, depth + 1))
      : [[`${prefix}${key}`, value]],
  );
  return Object.fromEntries(members);
}
