import { addDays, repeatedDays, REPEATS } from '@marquee/domain';
import type { RawEvent } from '@marquee/sources';

const DAY_MS = 86_400_000;
const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / DAY_MS);

const moveBy = (time: string, days: number): string =>
  addDays(time.slice(0, 10), days) + time.slice(10);

/** Returns a record for each date of an event that a person submitted, all of one series. */
export function toRecords(id: string, fields: Readonly<Record<string, unknown>>): RawEvent[] {
  const { repeats: stated, repeats_until: until, ...facts } = fields;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const [title, start, end] = [text('title'), text('start_local'), text('end_local')];
  const repeats = REPEATS.find((each) => each === stated);
  if (repeats === undefined || typeof until !== 'string')
    return [{ ...facts, title, source_id: id }];
  const first = start.slice(0, 10);
  return repeatedDays(first, { repeats, until }).map((day, index) => ({
    ...facts,
    title,
    source_id: index === 0 ? id : `${id}:${day}`,
    series_id: id,
    series_title: title,
    start_local: moveBy(start, daysBetween(first, day)),
    ...(end !== '' && { end_local: moveBy(end, daysBetween(first, day)) }),
  }));
}
