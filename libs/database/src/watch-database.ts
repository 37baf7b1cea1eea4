import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** What is done when a commit reports something; null: anything may have happened. */
export interface Watchers {
  /** The catalogue changed. */
  catalogue?: ((payload: string | null) => void) | undefined;
  /** A key or its account changed: `hash:…` or `account:…`. */
  api_keys?: ((payload: string | null) => void) | undefined;
}

/**
 * Calls the watcher of a channel after each commit that reports on it, on a connection of its own; with null when that connection comes
 * back, for what may have happened meanwhile. Returns how to stop it.
 */
export function watchDatabase(url: string, watchers: Watchers): () => Promise<void> {
  const stop = new AbortController();
  const isStopped = () => stop.signal.aborted;
  let listening: pg.Client | null = null;

  async function watch(): Promise<void> {
    while (!isStopped()) {
      const client = clientOn(url, watchers);
      const ended = new Promise((resolve) => client.once('end', resolve)); // once() of node:events would fail by an error
      listening = (await listen(client, Object.keys(watchers))) ? client : null;
      if (listening && !isStopped()) {
        for (const watch of Object.values(watchers) as Watchers[keyof Watchers][]) watch?.(null);
        await ended;
      } else client.end().catch(() => undefined);
      await sleep(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const watching = watch();
  return async () => {
    stop.abort();
    await listening?.end(); // one that is still connecting would never tell its end: it is ended once it has connected
    await watching;
  };
}

function clientOn(url: string, watchers: Watchers): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'marquee-watch',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined); // "end" follows
  client.on('notification', ({ channel, payload = null }) => {
    if (channel === 'catalogue' || channel === 'api_keys') watchers[channel]?.(payload);
  });
  return client;
}

const listen = (client: pg.Client, channels: string[]): Promise<boolean> =>
  client
    .connect()
    .then(() => client.query(channels.map((channel) => `LISTEN ${channel}`).join('; ')))
    .then(
      () => true,
      () => false,
    );
