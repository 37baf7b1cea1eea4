import type { EventStatus } from '@marquee/domain';
import type { Client } from '../connection/prisma.ts';
import { Prisma } from '../generated/client.ts';

/** What subscribers know about an event. `subscribers-sql.ts` builds the same object. */
export interface Snapshot {
  is_cancelled: boolean;
  is_withdrawn: boolean;
  /** Seconds since 1970. */
  starts_at: number;
  venue_id: string | null;
  /**
   * postponed, moved_online … `rescheduled` is omitted, because `starts_at` reports the new date.
   */
  status: string;
}

interface SnapshotSource {
  status: EventStatus;
  withdrawnAt: Date | null;
  startsAt: Date;
  venueId: string | null;
}

const SNAPSHOT_COLUMNS = {
  status: true,
  withdrawnAt: true,
  startsAt: true,
  venueId: true,
} as const;

const toSnapshot = ({ status, withdrawnAt, startsAt, venueId }: SnapshotSource): Snapshot => ({
  is_cancelled: status === 'cancelled',
  is_withdrawn: withdrawnAt !== null,
  starts_at: startsAt.getTime() / 1000,
  venue_id: venueId,
  status: status === 'postponed' || status === 'moved_online' ? status : 'scheduled',
});

export async function findSnapshot(client: Client, eventId: string): Promise<Snapshot | null> {
  const event = await client.event.findUnique({ where: { id: eventId }, select: SNAPSHOT_COLUMNS });
  return event && toSnapshot(event);
}

/** Prisma distinguishes NULL from JSON's null. */
export const toStoredSnapshot = (snapshot: Snapshot | null) =>
  snapshot ? { ...snapshot } : Prisma.DbNull;
