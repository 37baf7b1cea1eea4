import { addDays, toLocalTime, type Event } from '@marquee/domain';

/** The fields of an event that a plan needs. */
export type PlannedEvent = Pick<
  Event,
  | 'title'
  | 'category'
  | 'status'
  | 'demo'
  | 'start_utc'
  | 'end_utc'
  | 'timezone'
  | 'time_tbd'
  | 'date_tbd'
  | 'all_day'
  | 'venue_name'
  | 'venue_slug'
  | 'city'
  | 'country_code'
  | 'lat'
  | 'lng'
  | 'artists'
  | 'online'
>;

export interface Place {
  /** Search text for a map: "Philharmonie, Berlin". */
  name: string;
  city: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
}

/** An event with its derived times and place. Times are local to the venue, `YYYY-MM-DDTHH:mm:ss`. */
export interface Evening {
  event: PlannedEvent;
  /** Null if the event is online or its place is unknown. */
  place: Place | null;
  /** Why nothing can be booked, or null. */
  obstacle: string | null;
  /** Whether the start time is known. */
  isTimed: boolean;
  /** Returns the local time this many minutes after the start. */
  fromStart: (minutes: number) => string;
  /** The stated end, or three hours after the start. */
  end: string;
  /** The day of the start. A show at 01:00 belongs to the day before. */
  firstDay: string;
  /** The day of the end, by the same rule. */
  lastDay: string;
  durationMinutes: number;
}

const MINUTE_MS = 60_000;
const ASSUMED_MS = 180 * MINUTE_MS;
const NIGHT_BELONGS_TO_DAY_BEFORE_MS = 5 * 60 * MINUTE_MS;

export function toEvening(event: PlannedEvent, now: Date): Evening {
  const isTimed = !event.all_day && !event.time_tbd && !event.date_tbd;
  const startMs = Date.parse(event.start_utc);
  const endMs = event.end_utc ? Date.parse(event.end_utc) : startMs + ASSUMED_MS;
  const localAt = (ms: number) => toLocalTime(new Date(ms), event.timezone);
  const dayAt = (ms: number) => localAt(ms - (isTimed ? NIGHT_BELONGS_TO_DAY_BEFORE_MS : 0)).slice(0, 10);
  const firstDay = dayAt(startMs);
  return {
    event,
    place: toPlace(event),
    obstacle: findObstacle(
      event,
      isTimed ? endMs < now.getTime() : addDays(dayAt(endMs - 1), 1) <= localAt(now.getTime()),
    ),
    isTimed,
    fromStart: (minutes) => localAt(startMs + minutes * MINUTE_MS),
    end: localAt(endMs),
    firstDay,
    lastDay: latest(firstDay, dayAt(isTimed ? endMs : endMs - 1)),
    durationMinutes: Math.round((endMs - startMs) / MINUTE_MS),
  };
}

/** Returns the time part of a wall-clock time: `18:30`. */
export const formatClock = (local: string): string => local.slice(11, 16);

const latest = (one: string, other: string) => (one > other ? one : other);

function toPlace(event: PlannedEvent): Place | null {
  const { venue_slug, venue_name, city, country_code, lat, lng } = event;
  const isInCity = city !== 'Online' && city !== 'To be announced';
  if (isOnlineOnly(event) || (!isInCity && venue_slug === null && lat === null)) return null;
  const names = [...(venue_slug === null ? [] : [venue_name]), ...(isInCity ? [city] : [])];
  const name = names.length > 0 ? names.join(', ') : `${String(lat)},${String(lng)}`;
  return { name, city: isInCity ? city : null, country_code, lat, lng };
}

const isOnlineOnly = ({ online, city, status }: PlannedEvent) =>
  status === 'moved_online' || (online && city === 'Online');

function findObstacle(event: PlannedEvent, isOver: boolean): string | null {
  if (event.status === 'cancelled') return 'This event is cancelled';
  if (isOver) return 'This event is over';
  if (isOnlineOnly(event)) return 'This event takes place online';
  return toPlace(event) ? null : 'The place is to be announced';
}
