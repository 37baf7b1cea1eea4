import { createServer, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { createDrain } from './drain.ts';

export interface Listening {
  /** The port in use, also if the settings ask for any free one (0). */
  port: number;
  /** From now on, every response ends its connection. */
  announceClose: () => void;
  /** Closes the port and resolves when open requests are finished, or cut off after 10 s. */
  close: () => Promise<void>;
}

export interface ListenOptions {
  host: string;
  port: number;
  /** The variable that sets the port, for the message to the operator. */
  portSetting: string;
}

const TIMEOUTS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000, // from the connection on, so also for the first byte
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000, // longer than the idle timeout of common load balancers
};

// Connections that wait to be accepted; beyond it, clients try again only after a second. The kernel may lower it.
const BACKLOG = 4_096;

export interface ListenParts {
  /** See the connections and requests of the server. */
  watchers?: { watch: (server: Server) => void }[];
  /** Shortened by tests. */
  timeouts?: Pick<ServerOptions, keyof typeof TIMEOUTS>;
}

/** Listens. Rejects with a sentence for the operator if the port is not available. */
export function listen(app: Express, place: ListenOptions, parts: ListenParts = {}): Promise<Listening> {
  const { watchers = [], timeouts = TIMEOUTS } = parts;
  const server = createServer({ ...timeouts }, app);
  for (const { watch } of watchers) watch(server);
  const drain = createDrain(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(reasonFor(error, place), { cause: error }));
    });
    server.listen({ port: place.port, host: place.host, backlog: BACKLOG }, () => {
      resolve({ port: (server.address() as AddressInfo).port, ...drain });
    });
  });
}

function reasonFor({ code, message }: NodeJS.ErrnoException, { host, port, portSetting }: ListenOptions): string {
  const name = `Port ${String(port)}`;
  if (code === 'EADDRINUSE')
    return `${name} is in use by another program. Stop it, or choose another port by ${portSetting}.`;
  if (code === 'EACCES') return `${name} is reserved for the system. Choose one above 1023 by ${portSetting}.`;
  return `Cannot listen on port ${String(port)} of ${host} (${portSetting}, HOST): ${message}`;
}
