import sql from 'sql-template-tag';

export interface Snapshot {
  is_cancelled: boolean;
  is_withdrawn: boolean;
  /** Seconds since 1970. */
  starts_at: number;
  venue_id: string | null;
  /** postponed, moved_online … */
  status: string;
}

/** Builds the snapshot of the event `e`. `rescheduled` is omitted, because `starts_at` reports the new date. */
export const SNAPSHOT = sql`jsonb_build_object(
  'is_cancelled', e.status = 'cancelled', 'is_withdrawn', e.withdrawn_at IS NOT NULL, 'starts_at', extract(epoch FROM e.starts_at)::bigint, 'venue_id', e.venue_id,
  'status', CASE WHEN e.status IN ('postponed', 'moved_online') THEN e.status::text ELSE 'scheduled' END)`;
