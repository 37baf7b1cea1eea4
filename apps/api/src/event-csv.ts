import type { EventSummary } from '@marquee/domain';
import { writeCsv, type Cell } from './csv.ts';

/**
 * The columns of a table of events. A new one goes to the end, because programs may read by
 * position.
 */
const COLUMNS: Readonly<Record<string, (event: EventSummary) => Cell>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  start_local: ({ start_local }) => start_local,
  start_utc: ({ start_utc }) => start_utc,
  end_utc: ({ end_utc }) => end_utc,
  timezone: ({ timezone }) => timezone,
  all_day: ({ all_day }) => all_day,
  status: ({ status }) => status,
  availability: ({ availability }) => availability,
  category: ({ category }) => category,
  kind: ({ kind }) => kind,
  artists: ({ artists }) => artists.map(({ name }) => name).join('; '),
  venue_name: ({ venue_name }) => venue_name,
  city: ({ city }) => city,
  region: ({ region }) => region,
  country_code: ({ country_code }) => country_code,
  lat: ({ lat }) => lat,
  lng: ({ lng }) => lng,
  price_min: ({ price_min }) => price_min,
  price_max: ({ price_max }) => price_max,
  currency: ({ currency }) => currency,
  is_free: ({ is_free }) => is_free,
  demo: ({ demo }) => demo,
  url: ({ links }) => links?.page ?? links?.self ?? null,
};

/** Writes events as CSV with a header. */
export const writeEventCsv = (events: EventSummary[]): string =>
  writeCsv([
    Object.keys(COLUMNS),
    ...events.map((event) => Object.values(COLUMNS).map((read) => read(event))),
  ]);
