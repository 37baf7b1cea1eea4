import { addDays, toLocalTime, type Event } from '@marquee/domain';

/** What a plan is made of. */
export type PlannedEvent = Pick<
  Event,
  | 'title'
  | 'category'
  | 'status'
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

/** Where people go. */
export interface Place {
  /** As one would type it into a map: "Philharmonie, Berlin". */
  name: string;
  city: string | null;
  country_code: string | null;
  lat: number | null;
  lng: number | null;
}

/** An event as those see it who spend an evening on it. Wall-clock times are the venue's, `YYYY-MM-DDTHH:mm:ss`. */
export interface Evening {
  event: PlannedEvent;
  /** Null where nobody goes anywhere, or nobody knows yet where. */
  place: Place | null;
  /** Why there is nothing to book; null where there is. */
  obstacle: string | null;
  /** Whether the hour is known. */
  isTimed: boolean;
  /** The wall clock so many minutes from the start. */
  fromStart: (minutes: number) => string;
  /** The wall clock at the end, as stated or three hours after the start. */
  end: string;
  /** The day that the evening begins on: a show at one in the morning belongs to the day before. */
  firstDay: string;
  /** The day that the last of it belongs to. */
  lastDay: string;
  durationMinutes: number;
}

const MINUTE_MS = 60_000;
const ASSUMED_MS = 180 * MINUTE_MS;
const NIGHT_BELONGS_TO_DAY_BEFORE_MS = 5 * 60 * MINUTE_MS;

export function eveningOf(event: PlannedEvent, now: Date): Evening {
  const isTimed = !event.all_day && !event.time_tbd && !event.date_tbd;
  const startMs = Date.parse(event.start_utc);
  const endMs = event.end_utc ? Date.parse(event.end_utc) : startMs + ASSUMED_MS;
  const localAt = (ms: number) => toLocalTime(new Date(ms), event.timezone);
  const dayAt = (ms: number) => localAt(ms - (isTimed ? NIGHT_BELONGS_TO_DAY_BEFORE_MS : 0)).slice(0, 10);
  const firstDay = dayAt(startMs);
  return {
    event,
    place: placeOf(event),
    obstacle: obstacleOf(
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

/** `18:30` of a wall-clock time. */
export const clock = (local: string): string => local.slice(11, 16);

const latest = (one: string, other: string) => (one > other ? one : other);

function placeOf(event: PlannedEvent): Place | null {
  const { venue_slug, venue_name, city, country_code, lat, lng } = event;
  const isInCity = city !== 'Online' && city !== 'To be announced';
  if (isOnlineOnly(event) || (!isInCity && venue_slug === null && lat === null)) return null;
  const names = [...(venue_slug === null ? [] : [venue_name]), ...(isInCity ? [city] : [])];
  const name = names.length > 0 ? names.join(', ') : `${String(lat)},${String(lng)}`;
  return { name, city: isInCity ? city : null, country_code, lat, lng };
}

const isOnlineOnly = ({ online, city, status }: PlannedEvent) =>
  status === 'moved_online' || (online && city === 'Online');

function obstacleOf(event: PlannedEvent, isOver: boolean): string | null {
  if (event.status === 'cancelled') return 'This event is cancelled';
  if (isOver) return 'This event is over';
  if (isOnlineOnly(event)) return 'This event takes place online';
  return placeOf(event) ? null : 'The place is to be announced';
}
