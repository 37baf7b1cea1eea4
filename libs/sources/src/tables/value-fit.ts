import { toList } from '../reading/record.ts';
import { isClock, parseForeignTime, TO_BE_CONFIRMED } from './foreign-time.ts';
import type { Target } from './known-columns.ts';
import { parsePoint } from './parse-point.ts';

type Check = (values: readonly unknown[]) => number;

const share = (test: (text: string) => boolean) => (values: readonly unknown[]) =>
  values.filter((value) => test(toPlain(value))).length / values.length;

const toPlain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';

const isDate = (text: string): boolean =>
  (['dmy', 'mdy'] as const).some((order) => !('reason' in parseForeignTime(text, order)));
const isUrl = (text: string): boolean => /^(?:https?:\/\/|www\.|\/)\S+$/i.test(text);
const isNumber = (text: string): boolean => /^-?\d{1,3}(?:[.,]\d+)?$/.test(text);
const isWords = (text: string): boolean =>
  /\p{L}/u.test(text) && !isUrl(text) && !/^(?:true|false)$/i.test(text);
const isDistinct: Check = (values) => (new Set(values.map(toPlain)).size / values.length) ** 2;
const isWhole = (most: number) => (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) > 0 && Number(text) <= most;
const notADate = share((text) => text === '' || !isDate(text));
const notAUrl = share((text) => !isUrl(text));
/** A number is the key of a category. */
const isNamed: Check = (values) => (values.every((value) => /^\d+$/.test(toPlain(value))) ? 0 : 1);
/** Some exports state a single place as a list. */
const hasOneText: Check = (values) =>
  share(isWords)(
    values.map((value) => (Array.isArray(value) && value.length === 1 ? toList(value)[0] : value)),
  );
const hasTexts: Check = (values) =>
  share(isWords)(values.map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)));

/** How well values can be those of a field, 0 to 1. Fields that are absent can have any value. */
const CHECKS: Partial<Record<Target, Check>> = {
  ...{
    title: (values) => (values.some(Array.isArray) ? 0 : hasTexts(values)),
    ...{ venue_name: hasOneText, city: hasOneText, location: hasOneText },
  },
  ...{ organizer: hasTexts, artists: hasTexts, country: share(isWords) },
  ...{ source_id: isDistinct, description: notADate, address: notAUrl },
  // "state" can be that of the record in a feed.
  region: share((text) => !/^(?:updated|deleted|published|draft|active|inactive)$/i.test(text)),
  category: (values) => Math.min(notADate(values), isNamed(values)),
  ...{ start_date: share(isDate), start_local: share(isDate), start_utc: share(isDate) },
  ...{ end_date: share(isDate), end_local: share(isDate), end_utc: share(isDate) },
  ...{ start_time: share(hasHour), end_time: share(hasHour), doors_local: share(hasHour) },
  ...{ start_year: share(isWhole(2200)), start_month: share((text) => text !== '') },
  ...{ url: share(isUrl), ticket_url: share(isUrl), image_url: share(isUrl) },
  ...{ organizer_url: share(isUrl), online_url: share(isUrl) },
  ...{ lat: share(isNumber), lng: share(isNumber) },
  status: share((text) => /\p{L}/u.test(text) && !/^(?:true|false)$/.test(text)),
  online: (values) => (values.every((value) => /^[\d.]*$/.test(toPlain(value))) ? DIGITS_FIT : 1),
  price_min: share((text) => !/^(?:true|false)$/.test(text)),
  position: (values) =>
    values.filter((value) => parsePoint(value, '') !== null).length / values.length,
};

function hasHour(text: string): boolean {
  return /\d/.test(text) && !/\d{5}/.test(text.replace(/T\d{4,6}/, ''));
}

const isStated = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

/** Returns how well the values of a column fit a field: 1 if nothing speaks against it. */
export function rateFit(target: Target, column: readonly unknown[]): number {
  const values = column.filter(isStated);
  if (column.length === 0) return 1;
  if (values.length === 0) return EMPTY_FIT;
  return CHECKS[target]?.(values) ?? 1;
}

/** Returns whether a column has values, and none of them is a time or an unknown time. */
export function isNeverTime(target: Target, column: readonly unknown[]): boolean {
  const values = column.filter((value) => isStated(value) && !TO_BE_CONFIRMED.test(toPlain(value)));
  return values.length > 0 && rateFit(target, values) === 0;
}

const EMPTY_FIT = 0.5;
// A number can be a yes or no, but seldom how one attends.
const DIGITS_FIT = 0.4;
const MOST = 0.7;

const CLOCK_FIELDS: Partial<Record<Target, Target>> = {
  ...{ start_local: 'start_time', start_date: 'start_time' },
  ...{ end_local: 'end_time', end_date: 'end_time' },
};
const WHOLE_FIELDS: Partial<Record<Target, Target>> = {
  ...{ start_time: 'start_local', end_time: 'end_local' },
};

/** "start" can be a day with an hour, or the hour alone: the values decide. */
export function fieldByValues(target: Target, column: readonly unknown[]): Target {
  const values = column.filter(isStated).map(toPlain);
  if (values.length === 0) return target;
  const most = (test: (text: string) => boolean) =>
    values.filter(test).length / values.length >= MOST;
  const clock = CLOCK_FIELDS[target];
  if (clock !== undefined && most(isClock)) return clock;
  const whole = WHOLE_FIELDS[target];
  return whole !== undefined && most((text) => !isClock(text) && isDate(text)) ? whole : target;
}
