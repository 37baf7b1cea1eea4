import { setTimeout as sleep } from 'node:timers/promises';
import { runWithoutDeadline } from '../connection/request-deadline.ts';
import type { Query } from '../connection/statement.ts';
import { LISTENS_FOR_WRITERS } from '../connection/watch-database.ts';

// PostgreSQL commits transactions that notify one after another. This one stores nothing, so its
// commit need not wait for the disk.
const NOTIFY = `SELECT set_config('synchronous_commit', 'off', true), pg_notify('writers', $1)`;
const COUNT_LISTENERS = `SELECT count(*)::int AS listeners FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = $1`;
/** Bounds the notifications of a process to 50 a second. */
const NOTIFY_INTERVAL_MS = 20;
/** A process that starts takes longer until it gets requests. */
const RECOUNT_MS = 1_000;

/** Reaches other processes without PostgreSQL. */
export interface WriterChannel {
  /** Resolves with the number of processes that received it; 0 if it failed. */
  publish: (payload: string) => Promise<number>;
  close: () => void;
}

export interface AnnouncementSender {
  /** Resolves when the next announcement may be sent. */
  ready: () => Promise<void>;
  send: (payload: string) => Promise<void>;
}

interface SenderParts {
  query: Query;
  channel: WriterChannel | null;
  now?: () => number;
}

/**
 * Sends announcements through the channel. It notifies through PostgreSQL if fewer processes
 * received one than listen there: some may have no channel, have lost it, or run the previous
 * version.
 */
export function createAnnouncementSender({
  query,
  channel,
  now = () => performance.now(),
}: SenderParts): AnnouncementSender {
  let notifiesAt = 0;
  let countedAt = -Infinity;
  let listeners = Promise.resolve(Infinity);

  function countListeners(): Promise<number> {
    if (now() - countedAt < RECOUNT_MS) return listeners;
    countedAt = now();
    const text = COUNT_LISTENERS;
    listeners = query<{ listeners: number }>({ text, values: [LISTENS_FOR_WRITERS] }).then(
      ([row]) => row?.listeners ?? Infinity,
      () => Infinity,
    );
    return listeners;
  }

  async function isHeardByAll(payload: string): Promise<boolean> {
    if (!channel) return false;
    const [received, expected] = await Promise.all([channel.publish(payload), countListeners()]);
    return received >= expected;
  }

  return {
    ready: async () => {
      const ms = notifiesAt - now();
      if (ms > 0) await sleep(ms);
    },
    send: (payload) =>
      runWithoutDeadline(async () => {
        if (await isHeardByAll(payload)) return;
        notifiesAt = now() + NOTIFY_INTERVAL_MS;
        await query({ text: NOTIFY, values: [payload] });
      }),
  };
}
