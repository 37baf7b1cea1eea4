import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDrain } from './drain.ts';
import { withOriginForm } from './origin-form.ts';

export interface Listening {
  /** The port in use. If the settings have port 0, it is the one that the system chose. */
  port: number;
  /** From now on, every response ends its connection. */
  announceClose: () => void;
  /**
   * Closes the port. Resolves when open requests are finished; after 10 s it ends their
   * connections.
   */
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
  headersTimeout: 15_000, // starts with the connection, so it includes the wait for the first byte
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000, // longer than the idle timeout of common load balancers
};

// Connections that wait to be accepted. Clients that exceed it retry after a second. The kernel can
// lower it.
const BACKLOG = 4_096;

export interface ListenParts {
  /** Observe the connections and requests of the server. */
  watchers?: { watch: (server: Server) => void }[];
  /** For tests. */
  timeouts?: Pick<ServerOptions, keyof typeof TIMEOUTS>;
}

/** Starts to listen. Rejects with a message for the operator if the port is not available. */
export function listen(
  listener: RequestListener,
  options: ListenOptions,
  parts: ListenParts = {},
): Promise<Listening> {
  const { watchers = [], timeouts = TIMEOUTS } = parts;
  const server = createServer({ ...timeouts }, withOriginForm(listener));
  for (const { watch } of watchers) watch(server);
  const drain = createDrain(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(describeError(error, options), { cause: error }));
    });
    server.listen({ port: options.port, host: options.host, backlog: BACKLOG }, () => {
      resolve({ port: (server.address() as AddressInfo).port, ...drain });
    });
  });
}

function describeError(
  { code, message }: NodeJS.ErrnoException,
  { host, port, portSetting }: ListenOptions,
): string {
  const name = `Port ${String(port)}`;
  if (code === 'EADDRINUSE')
    return `${name} is in use by another program. Stop it, or set ${portSetting} to another port.`;
  if (code === 'EACCES')
    return `${name} is reserved for the system. Set ${portSetting} to a port above 1023.`;
  return `Cannot listen on port ${String(port)} of ${host} (${portSetting}, HOST): ${message}`;
}
