import pg from 'pg';

const POOLER_ADVICE =
  'The database URL leads to a connection pooler such as PgBouncer. Set DATABASE_DIRECT_URL to an address of PostgreSQL itself and leave the pooler in DATABASE_URL.';

const INVALID_STATEMENT_NAME = '26000';
const DUPLICATE_STATEMENT = '42P05';
const PROBES = 3;
const PROBE_TIMEOUT_MS = 5_000;

/**
 * Adds the advice to an error that only a pooler in transaction mode causes: it refuses startup
 * parameters, or gives a named statement to a connection that does not have it. Other errors are
 * returned unchanged.
 */
export function explainPoolerError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isPooler =
    error.message.includes('unsupported startup parameter') ||
    code === INVALID_STATEMENT_NAME ||
    code === DUPLICATE_STATEMENT;
  return isPooler
    ? Object.assign(new Error(`${POOLER_ADVICE} (${error.message})`, { cause: error }), { code })
    : error;
}

/**
 * Throws if a pooler in transaction mode is in use: session state (advisory locks, temporary
 * tables, SET, LISTEN) would affect other clients. A pooler in session mode is accepted.
 */
export async function requireSession(client: pg.Client, config: pg.ClientConfig): Promise<void> {
  const pid = await backendPid(client);
  // direct connection: PostgreSQL sent this process id during the handshake
  if (announcedPid(client) === pid) return;
  const other = new pg.Client({ ...config, pipeline: false, query_timeout: PROBE_TIMEOUT_MS });
  other.on('error', () => undefined); // the statement that fails reports it
  await other.connect();
  try {
    for (let probe = 0; probe < PROBES; probe++)
      if (await isShared(client, other)) throw new Error(POOLER_ADVICE);
  } finally {
    await other.end();
  }
}

/**
 * Returns true if a transaction of another client uses this client's server connection or displaces
 * it.
 */
async function isShared(client: pg.Client, other: pg.Client): Promise<boolean> {
  const pid = await backendPid(client);
  await other.query('BEGIN');
  try {
    return (await backendPid(other)) === pid || (await backendPid(client)) !== pid;
  } finally {
    await other.query('ROLLBACK');
  }
}

async function backendPid(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}

/** Returns the process id from the handshake. The driver's types omit it. */
const announcedPid = (client: pg.Client): unknown =>
  (client as pg.Client & { processID?: unknown }).processID;
