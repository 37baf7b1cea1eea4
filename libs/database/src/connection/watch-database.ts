import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from '@marquee/runtime';
import pg from 'pg';

const RETRY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * The name of connections that listen for writers; those of the previous version have it too.
 */
export const LISTENS_FOR_WRITERS = 'marquee-watch';
const LISTENS_FOR_CHANGES = 'marquee-watch-changes';
const POLL_MS = 5_000;
/** A server in recovery accepts no LISTEN. */
const READ_ONLY = '25006';
const READ_RECOVERY = `SELECT pg_is_in_recovery() AS is_in_recovery, pg_last_wal_replay_lsn()::text AS position`;

/**
 * Called after a commit that notifies the channel. Null means that notifications may be missing.
 */
export interface Watchers {
  catalogue?: ((payload: string | null) => void) | undefined;
  /** The payload is `hash:…` or `account:…`. */
  api_keys?: ((payload: string | null) => void) | undefined;
  /** The payload names callers that write, if there are replicas. */
  writers?: ((payload: string | null) => void) | undefined;
}

/**
 * Listens on a connection of its own and calls the watcher of a channel for each notification.
 * Calls all watchers with null after each (re)connect. A standby accepts no LISTEN: there, calls
 * all watchers with null when it has replayed changes, every five seconds. Returns a function that
 * stops it.
 */
export function watchDatabase(url: string, watchers: Watchers): () => Promise<void> {
  const stop = new AbortController();
  const isStopped = () => stop.signal.aborted;
  let listening: pg.Client | null = null;

  function callAll(): void {
    for (const watch of Object.values(watchers) as Watchers[keyof Watchers][]) watch?.(null);
  }
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: stop.signal }).catch(() => undefined);

  async function watch(): Promise<void> {
    while (!isStopped()) {
      const client = createClient(url, watchers);
      // once() of node:events would reject on an error
      const ended = new Promise((resolve) => client.once('end', resolve));
      const result = await listen(client, Object.keys(watchers));
      listening = result === 'listening' ? client : null;
      if (listening && !isStopped()) {
        callAll();
        await ended;
      } else {
        if (result === 'read-only')
          await pollStandby(client, { onChange: callAll, pause, isStopped });
        client.end().catch(() => undefined);
      }
      await pause(RETRY_MS);
    }
  }

  const watching = watch();
  return async () => {
    stop.abort();
    await listening?.end(); // `end` never resolves during a connect, so `watch` ends that client later
    await watching;
  };
}

interface Polling {
  onChange: () => void;
  pause: (ms: number) => Promise<void>;
  isStopped: () => boolean;
}

/** Ends when the standby is promoted or does not respond. */
async function pollStandby(
  client: pg.Client,
  { onChange, pause, isStopped }: Polling,
): Promise<void> {
  let replayed = '';
  while (!isStopped()) {
    const standby = await readRecovery(client);
    if (!standby?.is_in_recovery) return;
    if (standby.position !== replayed) onChange();
    replayed = standby.position;
    await pause(POLL_MS);
  }
}

function createClient(url: string, watchers: Watchers): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: watchers.writers ? LISTENS_FOR_WRITERS : LISTENS_FOR_CHANGES,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined); // "end" follows
  client.on('notification', ({ channel, payload = null }) => {
    if (isChannel(channel)) watchers[channel]?.(payload);
  });
  return client;
}

const CHANNELS = ['catalogue', 'api_keys', 'writers'] as const satisfies (keyof Watchers)[];
const isChannel = (name: string): name is keyof Watchers =>
  (CHANNELS as readonly string[]).includes(name);

const listen = (
  client: pg.Client,
  channels: string[],
): Promise<'listening' | 'read-only' | 'failed'> =>
  client
    .connect()
    .then(() => client.query(channels.map((channel) => `LISTEN ${channel}`).join('; ')))
    .then(
      () => 'listening',
      (error: unknown) =>
        error instanceof pg.DatabaseError && error.code === READ_ONLY ? 'read-only' : 'failed',
    );

const readRecovery = (
  client: pg.Client,
): Promise<{ is_in_recovery: boolean; position: string } | undefined> =>
  withTimeout(
    client.query<{ is_in_recovery: boolean; position: string }>(READ_RECOVERY),
    POLL_MS,
    () => undefined,
  ).then(
    (result) => result?.rows[0],
    () => undefined,
  );
