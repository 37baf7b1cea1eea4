import { closeSync, openSync, readSync } from 'node:fs';

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6'];
const LISTENING = '0A';
const CHUNK_BYTES = 16_384;

/**
 * Returns how many connections to a port wait in the kernel to be accepted. 0 if the system does
 * not report it (not Linux).
 */
export function readAcceptQueue(port: number): number {
  return TABLES.reduce((sum, table) => sum + waitingIn(table, port), 0);
}

function waitingIn(table: string, port: number): number {
  let waiting = 0;
  for (const [local, state, queues] of listeners(table)) {
    if (state !== LISTENING) break;
    if (Number.parseInt(local.slice(-4), 16) === port)
      waiting += Number.parseInt(queues.slice(-8), 16);
  }
  return waiting;
}

/**
 * Local address, state and queues of each socket. Listeners come first, so the caller stops before
 * thousands of connections.
 */
function* listeners(table: string): Generator<[local: string, state: string, queues: string]> {
  let text = '';
  for (const chunk of readChunks(table)) {
    const lines = (text + chunk).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const [, local = '', , state = '', queues = ''] = line.trim().split(/\s+/);
      if (local !== 'local_address' && local !== 'address') yield [local, state, queues];
    }
  }
}

function* readChunks(path: string): Generator<string> {
  const file = openOrNull(path);
  if (file === null) return;
  try {
    const buffer = Buffer.alloc(CHUNK_BYTES);
    for (;;) {
      const bytes = readSync(file, buffer);
      if (bytes === 0) return;
      yield buffer.toString('latin1', 0, bytes);
    }
  } finally {
    closeSync(file);
  }
}

function openOrNull(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch {
    return null; // not Linux, or without IPv6
  }
}
