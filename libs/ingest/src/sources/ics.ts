import { isTimeZone, toLocalTime } from '@marquee/domain';
import ICAL from 'ical.js';
import type { RawEvent, SourceReader, UnreadableRecord } from '../raw-event.ts';
import { decodeText } from './decode-text.ts';
import { calendarsIn, componentOf, type IcsCalendar } from './ics-components.ts';
import { draftOf } from './ics-fields.ts';
import { occurrencesOf, type Span } from './ics-occurrences.ts';
import {
  clocksOf,
  instantAt,
  isSameClock,
  keyOf,
  onClockOf,
  rawTimes,
  timesOf,
  type FindClock,
  type IcsTime,
} from './ics-times.ts';
import { validated, type Reading } from './record-format.ts';
import { wholeBytes } from './whole-text.ts';

const DAY_MS = 86_400_000;
const DAYS_BACK = 31;
const DAYS_AHEAD = 548;

/** iCalendar files (RFC 5545). What repeats is written out from a month back to a year and a half ahead of `now`. */
export const icsFormat = (now: () => Date): SourceReader =>
  async function* (files) {
    for await (const file of files) {
      const bytes = await wholeBytes(file);
      if (bytes === null) {
        yield { unreadable: 'The file is too large to be one file of this format.', where: file.name };
        continue;
      }
      yield* readText(decodeText(unfoldedBytes(bytes)), { where: file.name, span: spanAround(now()) });
    }
  };

/** Lines are folded by bytes, at times in the middle of a letter. */
const unfoldedBytes = (bytes: Buffer): Buffer =>
  bytes[0] === 0xff || bytes[0] === 0xfe
    ? bytes // UTF-16
    : Buffer.from(bytes.toString('latin1').replace(/[\r\n]+[ \t]/g, ''), 'latin1');

export const readIcs = icsFormat(() => new Date());

function spanAround(now: Date): Span {
  const local = (days: number) => toLocalTime(new Date(now.getTime() + days * DAY_MS), 'UTC');
  return { from: local(-DAYS_BACK), to: local(DAYS_AHEAD) };
}

interface Context {
  where: string;
  span: Span;
}

/** One VEVENT with its start. */
interface Entry {
  component: ICAL.Component;
  uid: string | null;
  start: IcsTime;
  /** Of which occurrence of its series it tells. */
  replaced: IcsTime | null;
}

function* readText(text: string, context: Context): Generator<Reading> {
  const calendars = calendarsIn(text);
  if (calendars.every(({ events }) => events.length === 0))
    yield { unreadable: 'The file holds no event of a calendar.', where: context.where };
  for (const calendar of calendars) yield* readCalendar(calendar, context);
}

function* readCalendar(calendar: IcsCalendar, context: Context): Generator<Reading> {
  const findClock = clocksOf(calendar.zones);
  const read = calendar.events.map((text, index) => entryOf(text, findClock, `${context.where}, event ${index + 1}`));
  const entries = read.filter((entry) => 'component' in entry);
  const series = entries.filter(({ replaced }) => replaced === null);
  const overrides = Map.groupBy(
    entries.filter(({ replaced }) => replaced !== null),
    ({ uid }) => uid,
  );
  const shared = { ...context, calendar, findClock };
  yield* read.filter((entry) => 'unreadable' in entry);
  for (const entry of series) yield* readSeries(entry, overrides.get(entry.uid ?? '') ?? [], shared);
  const known = new Set(series.map(({ uid }) => uid));
  for (const [uid, alone] of overrides) {
    if (uid !== null && known.has(uid)) continue;
    for (const entry of alone) yield reading(entry, entry, { ...shared, id: idOf(uid, entry.replaced) });
  }
}

function entryOf(text: string | null, findClock: FindClock, where: string): Entry | UnreadableRecord {
  const component = text === null ? null : componentOf(text);
  if (component === null) return { unreadable: 'The event cannot be read as iCalendar.', where };
  if (isPrivate(component)) return { unreadable: 'The event is private.', where };
  try {
    const [start] = timesOf(component.getFirstProperty('dtstart'), findClock);
    const [replaced = null] = timesOf(component.getFirstProperty('recurrence-id'), findClock);
    const uid = component.getFirstPropertyValue('uid');
    if (!start) return { unreadable: 'The event has no start that can be read.', where };
    return { component, uid: typeof uid === 'string' && uid.trim() ? uid.trim() : null, start, replaced };
  } catch {
    return { unreadable: 'The event has a time that cannot be read.', where };
  }
}

const isPrivate = (event: ICAL.Component) =>
  /^(private|confidential)$/i.test(String(event.getFirstPropertyValue('class') ?? ''));

interface Shared extends Context {
  calendar: IcsCalendar;
  findClock: FindClock;
}

/** Each occurrence of an event, as it is told by itself where it is; also one that was moved here from beyond the span. */
function readSeries(entry: Entry, overrides: Entry[], shared: Shared): Reading[] {
  const { component, start, uid } = entry;
  const times = attempt(() => occurrencesOf(component, { ...shared, start }));
  if (times === null)
    return [{ unreadable: 'The event repeats by a rule that is not read.', where: uid ?? shared.where }];
  const byKey = new Map(overrides.map((override) => [keyOf(onClockOf(override.replaced ?? start, start)), override]));
  const isSeries = component.hasProperty('rrule') || component.hasProperty('rdate');
  const read = times.map((time) => {
    const told = byKey.get(keyOf(time)) ?? { ...entry, start: time };
    byKey.delete(keyOf(time));
    return reading(told, entry, { ...shared, id: isSeries ? idOf(uid, time) : uid });
  });
  const moved = [...byKey.values()].filter(
    ({ start: { local } }) => local >= shared.span.from && local <= shared.span.to,
  );
  return [...read, ...moved.map((told) => reading(told, entry, { ...shared, id: idOf(uid, told.replaced) }))];
}

const idOf = (uid: string | null, time: IcsTime | null) => uid && (time ? `${uid}/${keyOf(time)}` : uid);

function reading(
  told: Entry,
  series: Entry,
  { calendar, findClock, where, id }: Shared & { id: string | null },
): Reading {
  const zone = calendar.zone !== null && isTimeZone(calendar.zone) ? calendar.zone : null;
  const event = attempt((): RawEvent | UnreadableRecord => {
    const times = rawTimes(told.start, endOf(told, findClock), zone);
    const draft = { ...draftOf(told.component, series.component), ...times, source_id: id };
    if (calendar.isCancellation) draft.status = 'cancelled';
    if (draft.time_tbd) draft.all_day = null;
    return validated(draft, id ?? where);
  });
  return event ?? { unreadable: 'The event has a value that cannot be read.', where: id ?? where };
}

/** The end of this occurrence; null where none is stated or it lies at the start. */
function endOf({ component, start }: Entry, findClock: FindClock): IcsTime | null {
  const [first] = timesOf(component.getFirstProperty('dtstart'), findClock);
  const [end] = timesOf(component.getFirstProperty('dtend'), findClock);
  const duration = component.getFirstPropertyValue('duration');
  const seconds =
    duration instanceof ICAL.Duration ? duration.toSeconds() : first && end ? secondsBetween(first, end) : 0;
  return seconds > 0 ? { ...start, local: later(start.local, seconds) } : null;
}

/** By the clock on the wall where both are read from it, so that what repeats ends at the same hour in summer. */
function secondsBetween(start: IcsTime, end: IcsTime): number {
  const [from, to] = [instantAt(start), instantAt(onClockOf(end, start))];
  const onWall =
    Date.parse(`${onClockOf(end, start).local.padEnd(19, 'T00:00:00')}Z`) -
    Date.parse(`${start.local.padEnd(19, 'T00:00:00')}Z`);
  const isOneClock = isSameClock(start, onClockOf(end, start));
  return (isOneClock || !from || !to ? onWall : to.getTime() - from.getTime()) / 1000;
}

const later = (local: string, seconds: number) =>
  new Date(Date.parse(`${local.padEnd(19, 'T00:00:00')}Z`) + seconds * 1000).toISOString().slice(0, local.length);

/** What ical.js throws for values of a hostile or broken file becomes null. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
