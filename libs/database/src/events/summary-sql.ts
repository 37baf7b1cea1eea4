import { formatInstant, publicUrlOrNull, type EventSummary } from '@marquee/domain';
import sql from 'sql-template-tag';

/** An event of a list as stored. Without a ticket seller, `ticket_url` is the source's page or null. */
export type StoredSummary = Omit<EventSummary, 'ticket_url' | 'distance_km'> & { ticket_url: string | null };

/** Needs `SUMMARY_JOINS`. */
export const SUMMARY_COLUMNS = sql`
  e.id, e.slug, e.title, e.category, e.status, e.starts_at, e.ends_at, e.start_local, e.timezone, e.time_tbd, e.date_tbd,
  e.all_day, e.online, v.name AS venue_name, v.slug AS venue_slug, c.name AS city, c.region, n.name AS country, e.country_code,
  e.lat, e.lng, coalesce(e.ticket_url, e.url) AS ticket_url, e.availability, e.price_min, e.price_max, e.currency, e.is_free,
  e.image_url, e.featured, e.popularity, e.updated_at, coalesce(b.artists, '[]'::json) AS artists`;

export const SUMMARY_JOINS = sql`
  LEFT JOIN venue v ON v.id = e.venue_id
  LEFT JOIN city c ON c.id = e.city_id
  LEFT JOIN country n ON n.code = e.country_code
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('name', a.name, 'slug', a.slug) ORDER BY ea.position) AS artists
    FROM event_artist ea JOIN artist a ON a.id = ea.artist_id WHERE ea.event_id = e.id) b ON true`;

export type SummaryRow = Omit<StoredSummary, 'start_utc' | 'end_utc' | 'updated_at' | 'venue_name' | 'city'> & {
  starts_at: Date;
  ends_at: Date | null;
  updated_at: Date;
  online: boolean;
  venue_name: string | null;
  city: string | null;
};

export function toSummary(row: SummaryRow): StoredSummary {
  const { starts_at, ends_at, updated_at, online, ...rest } = row;
  const placeholder = online && row.city === null ? 'Online' : 'To be announced'; // with a city, the event is also online
  return {
    ...rest,
    ticket_url: publicUrlOrNull(row.ticket_url),
    image_url: publicUrlOrNull(row.image_url),
    start_utc: formatInstant(starts_at),
    end_utc: ends_at && formatInstant(ends_at),
    updated_at: formatInstant(updated_at),
    venue_name: row.venue_name ?? placeholder,
    city: row.city ?? placeholder,
  };
}
