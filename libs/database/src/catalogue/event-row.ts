import { eventSlug, gridCell, toLocalTime, LONG_RUN_MS, toEventSpan, type NormalisedEvent } from '@marquee/domain';

interface RowOptions {
  id: string;
  /** A different start counts as a move of the event. */
  may_move: boolean;
}

/** Returns the columns of `event` except the venue id. */
export function toEventRow(facts: NormalisedEvent, { id, may_move }: RowOptions) {
  return {
    id,
    may_move,
    slug: eventSlug({ title: facts.title, city: facts.city_name, date: facts.start_local.slice(0, 10) }),
    title: facts.title,
    description: facts.description,
    category: facts.category,
    status: facts.status,
    availability: facts.availability,
    ...toTimeColumns(facts),
    timezone: facts.timezone,
    all_day: facts.all_day,
    time_tbd: facts.time_tbd,
    date_tbd: facts.date_tbd,
    city_id: facts.city_id,
    country_code: facts.country_code,
    address: facts.address,
    ...toPositionColumns(facts),
    online: facts.online,
    online_url: facts.online_url,
    ticket_url: facts.ticket_url,
    url: facts.url,
    price_min: facts.price_min,
    price_max: facts.price_max,
    currency: facts.currency,
    is_free: facts.is_free,
    image_url: facts.image_url,
    tags: facts.tags,
    language: facts.language,
    age_restriction: facts.age_restriction,
    featured: facts.featured,
    popularity: facts.popularity,
  };
}
export type EventRow = ReturnType<typeof toEventRow> & { venue_id: string | null };

function toTimeColumns(facts: NormalisedEvent) {
  const { starts_at, ends_at, runs_until } = toEventSpan(facts);
  return {
    starts_at,
    ends_at,
    runs_until,
    long_running: runs_until.getTime() - starts_at.getTime() > LONG_RUN_MS,
    start_local: facts.start_local,
    until_local: toLocalTime(runs_until, facts.timezone),
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

/** The columns of `event` that listings fill, with their types, in the order in which they are written. */
export const EVENT_COLUMNS: Readonly<Record<Exclude<keyof EventRow, 'id' | 'slug' | 'may_move'>, string>> = {
  title: 'text',
  description: 'text',
  category: 'category',
  status: 'event_status',
  availability: 'availability',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  runs_until: 'timestamptz',
  long_running: 'boolean',
  start_local: 'timestamp',
  until_local: 'timestamp',
  timezone: 'text',
  all_day: 'boolean',
  time_tbd: 'boolean',
  date_tbd: 'boolean',
  venue_id: 'uuid',
  city_id: 'int',
  country_code: 'text',
  address: 'text',
  lat: 'float8',
  lng: 'float8',
  cell_fine: 'int',
  cell_medium: 'int',
  cell_coarse: 'int',
  online: 'boolean',
  online_url: 'text',
  ticket_url: 'text',
  url: 'text',
  price_min: 'numeric',
  price_max: 'numeric',
  currency: 'text',
  is_free: 'boolean',
  image_url: 'text',
  tags: 'text[]',
  language: 'text',
  age_restriction: 'text',
  featured: 'boolean',
  popularity: 'real',
};
