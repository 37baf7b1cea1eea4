import type { FeedState } from '@marquee/database';
import {
  createRobots,
  lazyFetcher,
  openLocation,
  pickTableOptions,
  readerFor,
  readPages,
  RobotsError,
  systemFor,
  ticketingApiFor,
  toFeed,
  withRobots,
  type RawEvent,
  type RegistryEntry,
  type SourceAccess,
  type UnreadableRecord,
} from '@marquee/sources';

const MAX_RECORDS = 200;
/** A list whose last event is over for longer is out of season or abandoned. */
const EXPIRED_MS = 30 * 86_400_000;

export interface CheckOptions {
  access: SourceAccess;
  robotsFolder: string | null;
  previous?: FeedState | undefined;
  now?: Date;
}

/**
 * Reads the first page of a feed and judges it: does it answer, are events ahead, do records have a
 * place. Writes nothing.
 */
export async function checkFeed(entry: RegistryEntry, options: CheckOptions): Promise<FeedState> {
  const { now = new Date(), previous } = options;
  const found = await judge(entry, options, now);
  const isSame = previous?.state === found.state;
  const reason = found.reason ?? findLoss(previous, found);
  return { ...EMPTY, ...found, reason, since: isSame ? previous.since : now, checked_at: now };
}

type Judgement = Pick<FeedState, 'state' | 'reason'> & Partial<FeedState>;

const EMPTY = { records: 0, upcoming: 0, with_place: 0, with_hour: 0 };

async function judge(entry: RegistryEntry, options: CheckOptions, now: Date): Promise<Judgement> {
  const { status, reason = null, key, location } = entry;
  if (status === 'off' || location === null) return { state: 'off', reason };
  if (key !== undefined && options.access.keys[key.setting] === undefined)
    return { state: 'locked', reason: `${key.setting} is not set` };
  if (ticketingApiFor(entry.format, location, options.access))
    return { state: 'working', reason: 'read under the terms of the key' };
  try {
    return toJudgement(await readSample(entry, location, options), now);
  } catch (error) {
    if (error instanceof RobotsError) return { state: 'off', reason: error.message };
    return { state: 'failing', reason: error instanceof Error ? error.message : String(error) };
  }
}

interface Sample {
  events: RawEvent[];
  unreadable: string[];
}

async function readSample(
  entry: RegistryEntry,
  location: string,
  { access, robotsFolder }: CheckOptions,
): Promise<Sample> {
  const plain = lazyFetcher(access);
  const isExempt = entry.robots !== undefined || robotsFolder === null;
  const fetchAddress = isExempt
    ? plain
    : withRobots(plain, createRobots({ fetchAddress: plain, folder: robotsFolder }));
  const { format } = entry;
  if (format === 'articles') throw new Error('The registry lists events only.');
  const system = await systemFor(format);
  const files = system
    ? readPages(system, location, { access, fetchAddress, maxPages: 1 })
    : openLocation(location, fetchAddress);
  const sample: Sample = { events: [], unreadable: [] };
  for await (const record of (await readerFor(format))(files, pickTableOptions(toFeed(entry)))) {
    if ('title' in record) sample.events.push(record);
    else if ('unreadable' in record && isFault(record.cause, format))
      sample.unreadable.push(record.unreadable);
    if (sample.events.length >= MAX_RECORDS) break;
  }
  return sample;
}

/** An empty list can be between two seasons. A page without events can also have lost its marks. */
const isFault = (cause: UnreadableRecord['cause'], format: string): boolean =>
  cause === undefined || (cause === 'empty' && format === 'jsonld');

function toJudgement({ events, unreadable }: Sample, now: Date): Judgement {
  const starts = events
    .map((event) => (event.start_utc ?? event.start_local ?? '').slice(0, 10))
    .sort();
  const today = now.toISOString().slice(0, 10);
  const share = (has: (event: RawEvent) => boolean) =>
    events.length === 0 ? 0 : events.filter(has).length / events.length;
  const counts = {
    records: events.length,
    upcoming: starts.filter((start) => start >= today).length,
    with_place: share((event) =>
      Boolean(event.city ?? event.address ?? event.venue_name ?? event.lat ?? event.online),
    ),
    with_hour: share((event) => (event.start_utc ?? event.start_local ?? '').includes('T')),
  };
  if (unreadable.length > 0 && unreadable.length >= events.length)
    return { state: 'failing', reason: unreadable[0] ?? null, ...counts };
  const newest = Date.parse(starts.at(-1) ?? '');
  const isOver = counts.upcoming === 0 && !(now.getTime() - newest < EXPIRED_MS);
  return {
    state: isOver ? 'expired' : 'working',
    reason: isOver ? 'nothing lies ahead' : null,
    ...counts,
  };
}

/**
 * A field that falls to nothing is a change of the format, not of the events. It is reported until
 * it returns.
 */
function findLoss(
  previous: FeedState | undefined,
  { with_place = 0, with_hour = 0, records = 0 }: Judgement,
): string | null {
  if (previous === undefined || records === 0) return null;
  const { reason } = previous;
  const isLost = (field: string, before: number, now: number): boolean =>
    now < 0.1 && (before > 0.5 || reason?.includes(`no ${field}`) === true);
  const lost = [
    ...(isLost('place', previous.with_place, with_place) ? ['place'] : []),
    ...(isLost('hour', previous.with_hour, with_hour) ? ['hour'] : []),
  ];
  return lost.length === 0 ? null : `records have no ${lost.join(' and no ')} any more`;
}
