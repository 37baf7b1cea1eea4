import { formatInstant, toEventSpan } from '@marquee/domain';
import { planNight, type Plan, type PlannedEvent } from '../index.ts';
import type { Weather } from '../plan.ts';

const NOW = new Date('2026-11-21T11:00:00Z');

const EVENT = {
  title: 'Evening concert',
  category: 'music',
  status: 'scheduled',
  availability: 'unknown',
  demo: false,
  online: false,
  venue_name: 'Kesselhaus',
  venue_slug: 'kesselhaus',
  city: 'Berlin',
  country_code: 'DE',
  lat: 52.54,
  lng: 13.41,
  artists: [],
  doors_local: null,
  date_tbd: false,
} as const;

interface Times {
  start_local?: string;
  end_local?: string | null;
  timezone?: string;
  all_day?: boolean;
  time_tbd?: boolean;
}

/** An event on the evening of 28 November 2026 in Berlin, with differences. */
export function buildEvent({
  start_local = '2026-11-28T20:00:00',
  end_local = null,
  timezone = 'Europe/Berlin',
  all_day = false,
  time_tbd = false,
  ...facts
}: Times & Partial<PlannedEvent> = {}): PlannedEvent {
  const times = { start_local, timezone, all_day, time_tbd };
  const { starts_at, ends_at } = toEventSpan({ ...times, end_local });
  const [start_utc, end_utc] = [formatInstant(starts_at), ends_at && formatInstant(ends_at)];
  return { ...EVENT, artists: [], ...times, start_utc, end_utc, ...facts };
}

interface Context {
  now?: Date;
  weather?: Weather;
  spotifyIds?: [slug: string, id: string][];
}

const COLD: Weather = { temperature_c: 5, conditions: 'clear sky', source: 'forecast' };

/** Plans such an event, a week before it. */
export const planOf = (
  event: Parameters<typeof buildEvent>[0] = {},
  { now = NOW, weather = COLD, spotifyIds = [] }: Context = {},
): Plan =>
  planNight(buildEvent(event), {
    now,
    weather,
    spotifyIds: new Map(spotifyIds),
    wrap: (url) => url,
  });
