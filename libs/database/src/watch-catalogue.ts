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
  let client: pg.Client | null = null;

  async function watch(): Promise<void> {
    while (!stop.signal.aborted) {
      client = new pg.Client({
        connectionString: url,
        application_name: 'marquee-watch',
        keepAlive: true,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      });
      const ended = new Promise<void>((settle) => client?.once('end', settle));
      client.on('error', () => undefined); // "end" follows
      client.on('notification', onChange);
      await listen(client).then(onChange, () => client?.end());
      await ended;
      await sleep(RETRY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const watching = watch();
  return async () => {
    stop.abort();
    await client?.end();
    await watching;
  };
}

async function listen(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query('LISTEN catalogue');
}
