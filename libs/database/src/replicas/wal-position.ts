import { Socket } from 'node:net';
import { withTimeout } from '@marquee/runtime';
import pg from 'pg';

/** Short, because the statements that run on a frozen replica wait for it. */
const TIMEOUT_MS = 500;

// A server in recovery has no position of its own, only that of the primary which it has replayed.
const READ_POSITION = `SELECT pg_wal_lsn_diff(
  CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END, '0/0')::float8 AS position`;

interface Connection {
  client: pg.Client;
  socket: Socket;
}

/**
 * Reads the position of a server in the write-ahead log, on a connection that stays open outside
 * the pool.
 */
export function createPositionReader(config: pg.ClientConfig) {
  let connection: Connection | null = null;

  /** Rejects after half a second. */
  async function read(): Promise<number> {
    connection ??= open(config);
    const { client, socket } = connection;
    try {
      return await withTimeout(readOn(client), TIMEOUT_MS, () => {
        throw new Error('timeout expired');
      });
    } catch (error) {
      socket.destroy();
      connection = null;
      throw error;
    }
  }
  const close = (): void => {
    connection?.socket.destroy();
    connection = null;
  };
  return { read, close };
}

function open(config: pg.ClientConfig): Connection {
  const socket = new Socket();
  const client = new pg.Client({ ...config, stream: () => socket });
  client.on('error', () => undefined); // the next read reports it
  return { client, socket };
}

const connecting = new WeakMap<pg.Client, Promise<unknown>>();

async function readOn(client: pg.Client): Promise<number> {
  if (!connecting.has(client)) connecting.set(client, client.connect());
  await connecting.get(client);
  const { rows } = await client.query<{ position: number }>(READ_POSITION);
  return rows[0]?.position ?? 0;
}
