// SQL because Prisma cannot express it: one statement collects the names of the records of a batch,
// before and after it.
import sql, { type Sql } from 'sql-template-tag';
import type { NewChange } from './new-change.ts';

/**
 * What a change of the catalogue touches: `event-ID`, `venue-SLUG`, `artist-SLUG`,
 * `organizer-SLUG`, `lists`, `lists-CC` by country.
 */
export type ChangedTopics = readonly string[] | 'all';

/** A notification has less than 8,000 bytes. */
const MAX_BYTES = 7_000;
const MAX_EVENTS = 100;
const PREFIX = 'topics ';

/** The payload of a notification that touches everything. */
export const ALL_TOPICS = `${PREFIX}all`;

/**
 * Returns the topics of a notification; null if it does not state them, or if notifications may be
 * missing.
 */
export function parseTopics(payload: string | null): ChangedTopics | null {
  if (!payload?.startsWith(PREFIX)) return null;
  return payload === ALL_TOPICS ? 'all' : payload.slice(PREFIX.length).split(' ');
}

/** Selects the payload of a notification of these changes. Run it after the events were written. */
export function changedTopicsSql(changes: readonly NewChange[]): Sql {
  const ids = [...new Set(changes.flatMap(idsOf))];
  if (ids.length > MAX_EVENTS) return sql`SELECT ${ALL_TOPICS}::text AS payload`;
  const former = changes.flatMap(({ detail }) => formerOf(detail));
  const venues = former.flatMap(({ venue_id }) => venue_id ?? []);
  const organizers = former.flatMap(({ organizer_id }) => organizer_id ?? []);
  const artists = former.flatMap(({ artist_ids }) => artist_ids);
  const countries = former.flatMap(({ country_code }) => country_code ?? []);
  return sql`
    SELECT CASE WHEN octet_length(names) > ${MAX_BYTES} THEN ${ALL_TOPICS} ELSE ${PREFIX} || names END AS payload FROM (
      SELECT string_agg(DISTINCT topic, ' ') AS names FROM (
        SELECT 'lists' AS topic
        UNION ALL SELECT 'event-' || id FROM unnest(${ids}::text[]) id
        UNION ALL SELECT 'lists-' || lower(c) FROM unnest(${countries}::text[]) c
        UNION ALL SELECT 'lists-' || lower(country_code) FROM event WHERE id = ANY(${ids}::uuid[]) AND country_code IS NOT NULL
        UNION ALL SELECT 'venue-' || slug FROM venue
          WHERE id = ANY(${venues}::uuid[]) OR id IN (SELECT venue_id FROM event WHERE id = ANY(${ids}::uuid[]))
        UNION ALL SELECT 'organizer-' || slug FROM organizer
          WHERE id = ANY(${organizers}::uuid[]) OR id IN (SELECT organizer_id FROM event WHERE id = ANY(${ids}::uuid[]))
        UNION ALL SELECT 'artist-' || slug FROM artist
          WHERE id = ANY(${artists}::uuid[]) OR id IN (SELECT artist_id FROM event_artist WHERE event_id = ANY(${ids}::uuid[]))) topics) t`;
}

interface Former {
  venue_id: string | null;
  /** Absent in facts of an earlier version. */
  organizer_id?: string | null;
  country_code: string | null;
  artist_ids: string[];
}

const formerOf = (detail: object | undefined): Former[] =>
  detail && 'former' in detail ? [detail.former as Former] : []; // as `toFormerFacts` selects them

const idsOf = ({ event_id, detail }: NewChange): string[] =>
  detail && 'into' in detail && typeof detail.into === 'string'
    ? [event_id, detail.into]
    : [event_id];
