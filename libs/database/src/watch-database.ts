import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Called after a commit that notifies the channel. Null means that notifications may be missing. */
export interface Watchers {
  catalogue?: ((payload: string | null) => void) | undefined;
  /** The payload is `hash:…` or `account:…`. */
  api_keys?: ((payload: string | null) => void) | undefined;
}

/**
 * Listens on a connection of its own and calls the watcher of a channel for each notification. Calls all watchers with null after each
 * (re)connect. Returns a function that stops it.
 */
export function watchDatabase(url: string, watchers: Watchers): () => Promise<void> {
  const stop = new AbortController();
  const isStopped = () => stop.signal.aborted;
  let listening: pg.Client | null = null;

  async function watch(): Promise<void> {
    while (!isStopped()) {
      const client = createClient(url, watchers);
      const ended = new Promise((resolve) => client.once('end', resolve)); // once() of node:events would reject on an error
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
    await listening?.end(); // `end` never resolves during a connect, so `watch` ends that client later
    await watching;
  };
}

function createClient(url: string, watchers: Watchers): pg.Client {
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
