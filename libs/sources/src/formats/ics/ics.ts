import ICAL from 'ical.js';
import { findZone } from '../../normalise/zone-names.ts';
import type {
  NotingReader,
  RawEvent,
  RawWarning,
  SourceFile,
  SourceNote,
  UnreadableRecord,
} from '../../raw-event.ts';
import { encodeUtf8 } from '../../reading/decode-text.ts';
import { UnclearEncodingError } from '../../reading/guess-encoding.ts';
import { validated, type ReadResult } from '../../reading/record-format.ts';
import { wholeBytes } from '../../reading/whole-text.ts';
import { spanAround, type Span } from './expansion-span.ts';
import { createClockFinder } from './ics-clocks.ts';
import { parseCalendars, type IcsCalendar, type IcsFile } from './ics-components.ts';
import { occurrenceEnd } from './ics-ends.ts';
import { parseEvent } from './ics-event.ts';
import { toPartialEvent } from './ics-fields.ts';
import { expandOccurrences, type Occurrence } from './ics-occurrences.ts';
import {
  timeKey,
  convertToClock,
  rawTimes,
  parseTimes,
  type FindClock,
  type IcsTime,
} from './ics-times.ts';
import { createRangeFinder, latestVersions, readSequence } from './ics-versions.ts';
import { unfoldBytes } from './unfold-bytes.ts';
import { isWholeDay, toDays } from './whole-days.ts';

/**
 * iCalendar files (RFC 5545). Recurring events are expanded from a month before `now` to a year and
 * a half after it.
 */
export const icsFormat = (now: () => Date): NotingReader =>
  async function* (files) {
    for await (const file of files) {
      const parsed = await parseFile(file);
      if ('unreadable' in parsed) yield { ...parsed, where: file.name };
      else yield* readCalendars(parsed, { where: file.name, span: spanAround(now()) });
    }
  };

async function parseFile(file: SourceFile): Promise<IcsFile | { unreadable: string }> {
  const bytes = await wholeBytes(file);
  if (bytes === null) return { unreadable: 'The file is larger than 64 MB.' };
  try {
    const text = encodeUtf8(unfoldBytes(bytes), file.charset);
    return parseCalendars(unfoldBytes(text)); // UTF-16 is unfolded after decoding
  } catch (error) {
    if (error instanceof UnclearEncodingError) return { unreadable: error.message };
    throw error;
  }
}

export const readIcs = icsFormat(() => new Date());

interface Context {
  where: string;
  span: Span;
}

/** One VEVENT with its start. */
interface Entry {
  shared: Shared;
  component: ICAL.Component;
  uid: string | null;
  start: Occurrence;
  /** The occurrence of the series that this entry replaces. */
  replaced: IcsTime | null;
  /** Values of RRULE. */
  rules: string[];
  warnings: RawWarning[];
}

function* readCalendars(
  { calendars, hasCalendar, isCut }: IcsFile,
  context: Context,
): Generator<ReadResult | SourceNote> {
  const { where } = context;
  if (isCut) yield { incomplete: `${where} has no END:VCALENDAR.` };
  if (calendars.every(({ events }) => events.length === 0))
    yield {
      unreadable: 'The file contains no calendar event.',
      where,
      ...(hasCalendar && { cause: 'empty' }),
    };
  for (const result of readEvents(calendars, context))
    if (!isCut || !('complete_uid' in result)) yield result;
}

/**
 * Events of one UID belong together, also in several calendars: some programs write a calendar for
 * each event.
 */
function* readEvents(
  calendars: IcsCalendar[],
  context: Context,
): Generator<ReadResult | SourceNote> {
  const groups = new Map<string | symbol, EventText[]>();
  for (const calendar of calendars) {
    const shared = { ...context, calendar, findClock: createClockFinder(calendar.zones) };
    for (const [index, event] of calendar.events.entries()) {
      const key = event?.uid ?? Symbol();
      const group = groups.get(key);
      if (group) group.push({ index, shared });
      else groups.set(key, [{ index, shared }]);
    }
  }
  for (const group of groups.values()) yield* readGroup(group);
}

/** The position of an event in its calendar. */
interface EventText {
  index: number;
  shared: Shared;
}

/**
 * Reads the events of one UID. Events are parsed UID by UID, so that the components of a large file
 * are not in memory together.
 */
function* readGroup(group: EventText[]): Generator<ReadResult | SourceNote> {
  const read = group.map(({ index, shared }) =>
    parseEntry(
      shared.calendar.events[index]?.read() ?? null,
      shared,
      `${shared.where}, event ${index + 1}`,
    ),
  );
  const entries = latestVersions(read.filter((entry) => 'component' in entry));
  const series = entries.filter(({ replaced }) => replaced === null);
  const overrides = Map.groupBy(
    entries.filter(({ replaced }) => replaced !== null),
    ({ uid }) => uid,
  );
  yield* read.filter((entry) => 'unreadable' in entry);
  const byUid = Map.groupBy(series, ({ uid }) => uid);
  for (const entry of series) {
    const starts = new Set((byUid.get(entry.uid) ?? []).map(({ start }) => timeKey(start)));
    const isRepeated = starts.size > 1;
    yield* readSeries(entry, overrides.get(entry.uid ?? '') ?? [], isRepeated);
  }
  const seriesIds = new Set(byUid.keys());
  for (const uid of seriesIds) if (uid !== null) yield { complete_uid: uid };
  for (const [uid, orphans] of overrides) {
    if (uid !== null && seriesIds.has(uid)) continue;
    for (const entry of orphans)
      yield readOccurrence(entry, entry, { seriesId: uid, id: toId(uid, entry.replaced) });
  }
}

function parseEntry(text: string | null, shared: Shared, where: string): Entry | UnreadableRecord {
  const { findClock } = shared;
  const event = text === null ? null : parseEvent(text);
  if (event === null) return { unreadable: 'The event cannot be read as iCalendar.', where };
  const { component } = event;
  if (isPrivate(component))
    return {
      unreadable: 'The event is private.',
      where,
      cause: 'hidden',
      series_uid: toSeriesUid(component),
    };
  const uid = readUid(component);
  try {
    const [start] = parseTimes(component.getFirstProperty('dtstart'), findClock);
    const [replaced = null] = parseTimes(component.getFirstProperty('recurrence-id'), findClock);
    if (!start) return { unreadable: 'The event has no readable start.', where, series_uid: uid };
    const warnings = [...event.warnings, ...zoneWarnings(component, findClock)];
    return { ...event, ...{ shared, warnings, uid, start, replaced } };
  } catch {
    return { unreadable: 'The event has an invalid time.', where, series_uid: uid };
  }
}

/** Returns null for a single occurrence of a series. */
const toSeriesUid = (event: ICAL.Component) =>
  event.hasProperty('recurrence-id') ? null : readUid(event);

/**
 * Returns a copy: UIDs stay in memory until the run ends, and a part of a text retains the whole
 * text.
 */
function readUid(event: ICAL.Component): string | null {
  const uid = event.getFirstPropertyValue('uid');
  return (typeof uid === 'string' && Buffer.from(uid.trim()).toString()) || null;
}

function zoneWarnings(event: ICAL.Component, findClock: FindClock): RawWarning[] {
  const tzid = event.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const isUnknown = typeof tzid === 'string' && findClock(tzid) === null;
  return isUnknown
    ? [{ warning: 'time zone that is not known: the zone of the place was used', detail: tzid }]
    : [];
}

const isPrivate = (event: ICAL.Component) =>
  /^(private|confidential)$/i.test(String(event.getFirstPropertyValue('class') ?? ''));

interface Shared extends Context {
  calendar: IcsCalendar;
  findClock: FindClock;
}

/**
 * Returns each occurrence, replaced by its override if there is one. Includes occurrences moved
 * into the span. `isRepeated`: several events have the UID, so the start is a part of the identity.
 */
function readSeries(entry: Entry, overrides: Entry[], isRepeated: boolean): ReadResult[] {
  const { component, start, uid, shared } = entry;
  const { times, warnings } = attempt(() =>
    expandOccurrences(component, { ...shared, start, rules: entry.rules }),
  ) ?? {
    times: [start],
    warnings: [
      {
        warning: 'repetition that cannot be read',
        detail: entry.rules.join(' '),
        isIncomplete: true,
      },
    ],
  };
  const [unread] = warnings;
  if (unread && times.length === 0 && overrides.length === 0) {
    const where = `${uid ?? shared.where}: ${unread.detail}`;
    return [
      { unreadable: 'The recurrence rule of the event is not supported.', where, series_uid: uid },
    ];
  }
  const byKey = new Map(
    overrides.map((override) => [
      timeKey(convertToClock(override.replaced ?? start, start)),
      override,
    ]),
  );
  const isSeries = entry.rules.length > 0 || component.hasProperty('rdate');
  const stated = { seriesId: isSeries || overrides.length > 0 ? uid : null };
  const findRange = createRangeFinder(overrides, start);
  const read = times.map((time, index) => {
    const occurrence = byKey.get(timeKey(time)) ?? findRange(time) ?? { ...entry, start: time };
    byKey.delete(timeKey(time));
    const stating = {
      ...occurrence,
      warnings: index === 0 ? [...entry.warnings, ...warnings] : [],
    };
    return readOccurrence(stating, entry, {
      ...stated,
      id: isSeries || isRepeated ? toId(uid, time) : uid,
    });
  });
  const isInSpan = ({ local }: IcsTime) => local >= shared.span.from && local <= shared.span.to;
  // A newer rule without the occurrence has dropped it, with what replaced it.
  const isDropped = ({ replaced, component: override }: Entry) =>
    unread === undefined &&
    replaced !== null &&
    isInSpan(replaced) &&
    readSequence(override) < readSequence(component);
  const moved = [...byKey.values()].filter(
    (override) => isInSpan(override.start) && !isDropped(override),
  );
  const readMoved = (override: Entry) =>
    readOccurrence(override, entry, { ...stated, id: toId(uid, override.replaced) });
  return [...read, ...moved.map(readMoved)];
}

const toId = (uid: string | null, time: IcsTime | null) =>
  uid && (time ? `${uid}/${timeKey(time)}` : uid);

function readOccurrence(
  occurrence: Entry,
  series: Entry,
  { id, seriesId }: { id: string | null; seriesId: string | null },
): ReadResult {
  const { calendar, findClock, where } = occurrence.shared;
  const zone = calendar.zone === null ? null : findZone(calendar.zone);
  const event = attempt((): RawEvent | UnreadableRecord => {
    const end = occurrenceEnd(occurrence.component, occurrence.start, findClock);
    const isWhole = isWholeDay(occurrence.component);
    const times = isWhole
      ? rawTimes(toDays(occurrence.start), end && toDays(end), zone)
      : rawTimes(occurrence.start, end, zone);
    const partialEvent = {
      ...toPartialEvent(occurrence.component, series.component),
      ...times,
      source_id: id,
      series_id: seriesId,
      ...(occurrence.warnings.length > 0 && { warnings: occurrence.warnings }),
    };
    if (calendar.isCancellation) partialEvent.status = 'cancelled';
    if (partialEvent.time_tbd) partialEvent.all_day = null;
    return validated(partialEvent, id ?? where);
  });
  return (
    event ?? { unreadable: 'The event has an invalid value.', where: id ?? where, source_id: id }
  );
}

/** Returns null if ical.js throws, which it does for hostile or broken values. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
