import { toFieldCells, type EventRow } from '@marquee/database/catalogue';
import {
  eventSlug,
  gridCell,
  toLocalTime,
  LONG_RUN_MS,
  toEventSpan,
  type NormalisedEvent,
} from '@marquee/domain';

interface RowOptions {
  id: string;
  /** A different start counts as a move of the event. */
  may_move: boolean;
  /** An operator decided on the day: the start before the last move is no new date. */
  may_return: boolean;
  /** The decided listing is the first one of the event, and its source never moved it. */
  is_original: boolean;
  demo: boolean;
  conflicts: string | null;
  popularity: number;
}

/** The columns of `event` except those of the venue, the organiser and the series. */
type OwnColumns = Omit<EventRow, 'venue_id' | 'organizer_id' | 'series_key' | 'series_id'>;

export function toEventRow(
  event: NormalisedEvent,
  { id, may_move, may_return, is_original, demo, conflicts, popularity }: RowOptions,
): OwnColumns {
  return {
    id,
    may_move,
    may_return,
    is_original,
    slug: toSlug(event),
    title: event.title,
    description: event.description,
    category: event.category,
    status: event.status,
    availability: event.availability,
    ...toTimeColumns(event),
    timezone: event.timezone,
    all_day: event.all_day,
    time_tbd: event.time_tbd,
    date_tbd: event.date_tbd,
    city_id: event.city_id,
    country_code: event.country_code,
    address: event.address,
    ...toPositionColumns(event),
    online: event.online,
    online_url: event.online_url,
    ticket_url: event.ticket_url,
    url: event.url,
    price_min: event.price_min,
    price_max: event.price_max,
    currency: event.currency,
    is_free: event.is_free,
    image_url: event.image_url,
    tags: event.tags,
    language: event.language,
    featured: event.featured,
    demo,
    conflicts,
    organizer_name: event.organizer?.name ?? null,
    organizer_url: event.organizer?.url ?? null,
    doors_local: event.doors_local ?? null,
    genres: event.genres ?? [],
    popularity,
    ...toFieldCells(event),
  };
}

const toSlug = ({
  title,
  city_name: city,
  country_code: country,
  start_local,
}: NormalisedEvent): string => eventSlug({ title, city, country, date: start_local.slice(0, 10) });

function toTimeColumns(event: NormalisedEvent) {
  const { starts_at, ends_at, runs_until } = toEventSpan(event);
  return {
    starts_at,
    ends_at,
    runs_until,
    long_running: runs_until.getTime() - starts_at.getTime() > LONG_RUN_MS,
    start_local: event.start_local,
    until_local: toLocalTime(runs_until, event.timezone),
  };
}

function toPositionColumns({ lat, lng }: NormalisedEvent) {
  const position = lat === null || lng === null ? null : { lat, lng };
  return {
    lat,
    lng,
    cell_fine: position && gridCell('fine', position),
    cell_medium: position && gridCell('medium', position),
    cell_coarse: position && gridCell('coarse', position),
  };
}
