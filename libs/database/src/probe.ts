import pg from 'pg';

const PROBE_TIMEOUT_MS = 1_000;

/** Opens a connection outside the pool and waits for one answer: a pool whose connections all wait for locks is no outage. */
export async function probeDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => undefined); // the call that fails reports it
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    // 53300: all connections are in use, so the server does respond.
    if (!(error instanceof Error && 'code' in error && error.code === '53300')) throw error;
  } finally {
    client.end().catch(() => undefined);
  }
}
