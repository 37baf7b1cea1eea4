import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Calls `onChange` after each commit that changed the catalogue, on a connection of its own; also when that connection comes
 * back, for what may have happened meanwhile. Answers how to stop it.
 */
export function watchCatalogue(url: string, onChange: () => void): () => Promise<void> {
  const stop = new AbortController();
  const isStopped = () => stop.signal.aborted;
  let listening: pg.Client | null = null;

  async function watch(): Promise<void> {
    while (!isStopped()) {
      const client = clientOn(url, onChange);
      const ended = new Promise((settle) => client.once('end', settle)); // once() of node:events would fail by an error
      listening = (await listen(client)) ? client : null;
      if (listening && !isStopped()) {
        onChange();
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

function clientOn(url: string, onChange: () => void): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'marquee-watch',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined); // "end" follows
  client.on('notification', onChange);
  return client;
}

const listen = (client: pg.Client): Promise<boolean> =>
  client
    .connect()
    .then(() => client.query('LISTEN catalogue'))
    .then(
      () => true,
      () => false,
    );
