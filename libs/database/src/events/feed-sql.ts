import { formatInstant, publicUrlOrNull, type FeedEvent } from '@marquee/domain';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFilter, EventPage } from './event-filter.ts';
import { direction, isDescending, pageSql } from './page-sql.ts';
import { SUMMARY_COLUMNS, SUMMARY_JOINS, toSummary, type StoredSummary, type SummaryRow } from './summary-sql.ts';

export type StoredFeedEvent = StoredSummary & Omit<FeedEvent, keyof StoredSummary | 'links' | 'ticket_url'>;

/** Columns of longer records. Needs `SUMMARY_JOINS`. */
export const DETAIL_COLUMNS = sql`
  e.description, coalesce(e.tags, '{}') AS tags, e.age_restriction, coalesce(e.address, v.address) AS address, e.online_url, e.previous_starts_at,
  e.created_at, e.revision`;

export type DetailRow = SummaryRow &
  Pick<FeedEvent, 'description' | 'tags' | 'age_restriction' | 'address' | 'online_url' | 'revision'> & {
    previous_starts_at: Date | null;
    created_at: Date;
  };

export function feedSql(filter: EventFilter, page: EventPage): Sql {
  const descending = isDescending(page.sort);
  return sql`
    WITH page AS MATERIALIZED (${pageSql(filter, page)})
    SELECT ${SUMMARY_COLUMNS}, ${DETAIL_COLUMNS}
    FROM page JOIN event e ON e.id = page.id ${SUMMARY_JOINS}
    ORDER BY ${direction(sql`page.key`, descending)}, ${direction(sql`page.id`, descending)} LIMIT ${page.limit}`;
}

export function toFeedEvent(row: DetailRow): StoredFeedEvent {
  const { previous_starts_at, created_at, description, tags, age_restriction, address, online, online_url, revision } =
    row;
  return {
    ...toSummary(row),
    description,
    tags,
    age_restriction,
    address,
    online,
    online_url: publicUrlOrNull(online_url),
    revision,
    previous_start_utc: previous_starts_at && formatInstant(previous_starts_at),
    created_at: formatInstant(created_at),
  };
}
