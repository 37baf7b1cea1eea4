import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import type { AcceptMeter } from './accept-meter.ts';
import { createDrain } from './drain.ts';

export interface Listening {
  /** The port in use, also if the settings ask for any free one (0). */
  port: number;
  /** From now on, every response ends its connection. */
  announceClose: () => void;
  /** Closes the port and resolves when open requests are finished, or cut off after 10 s. */
  close: () => Promise<void>;
}

export interface Place {
  host: string;
  port: number;
  /** The variable that sets the port, for the message to the operator. */
  portSetting: string;
}

const TIMEOUTS = {
  requestTimeout: 30_000,
  headersTimeout: 15_000, // also for the first byte
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000, // longer than the idle timeout of common load balancers
};

// Connections that wait to be accepted; beyond it, clients try again only after a second. The kernel may lower it.
const BACKLOG = 4_096;

/** Listens. Rejects with a sentence for the operator if the port is not available. */
export function listen(app: Express, place: Place, acceptMeter?: AcceptMeter): Promise<Listening> {
  const server = createServer(TIMEOUTS, app);
  acceptMeter?.watch(server);
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

function reasonFor({ code, message }: NodeJS.ErrnoException, { host, port, portSetting }: Place): string {
  const name = `Port ${String(port)}`;
  if (code === 'EADDRINUSE')
    return `${name} is in use by another program. Stop it, or choose another port by ${portSetting}.`;
  if (code === 'EACCES') return `${name} is reserved for the system. Choose one above 1023 by ${portSetting}.`;
  return `Cannot listen on port ${String(port)} of ${host} (${portSetting}, HOST): ${message}`;
}
