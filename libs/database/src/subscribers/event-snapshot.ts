import sql from 'sql-template-tag';

/** What of an event somebody who wants to be there must hear of when it changes. */
export interface Snapshot {
  is_cancelled: boolean;
  is_withdrawn: boolean;
  /** Seconds since 1970. */
  starts_at: number;
  venue_id: string | null;
  /** postponed, moved_online … */
  status: string;
}

/** The snapshot of the event `e`. A new date says enough: that it then counts as rescheduled is no news of its own. */
export const SNAPSHOT = sql`jsonb_build_object(
  'is_cancelled', e.status = 'cancelled', 'is_withdrawn', e.withdrawn_at IS NOT NULL, 'starts_at', extract(epoch FROM e.starts_at)::bigint, 'venue_id', e.venue_id,
  'status', CASE WHEN e.status IN ('postponed', 'moved_online') THEN e.status::text ELSE 'scheduled' END)`;
