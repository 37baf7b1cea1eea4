import { Socket } from 'node:net';
import { withTimeout } from '@marquee/runtime';
import pg from 'pg';

const PROBE_TIMEOUT_MS = 1_000;

/** Checks the database on a connection outside the pool, because an exhausted pool is no outage. */
export async function probeDatabase(connection: pg.ClientConfig): Promise<void> {
  const socket = new Socket();
  const client = new pg.Client({ ...connection, stream: () => socket });
  client.on('error', () => undefined); // the call that fails reports it
  try {
    await withTimeout(connectAndQuery(client), PROBE_TIMEOUT_MS, () => {
      throw new Error('timeout expired');
    });
    client.end().catch(() => undefined);
  } catch (error) {
    socket.destroy();
    // 53300: too many connections. The server responds.
    if (!(error instanceof Error && 'code' in error && error.code === '53300')) throw error;
  }
}

async function connectAndQuery(client: pg.Client): Promise<void> {
  await client.connect();
  await client.query('SELECT 1');
}
