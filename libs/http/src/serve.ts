import { createServer, type Server } from 'node:http';
import { Server as TcpServer, type AddressInfo } from 'node:net';
import type { Express } from 'express';

const DRAIN_MS = 20_000;

export interface Listening {
  /** The port taken (asked for 0: any free one). */
  port: number;
  /** Answers what is under way, takes nothing new, and resolves when all connections are closed. */
  close: () => Promise<void>;
}

export interface Place {
  host: string;
  port: number;
  /** The variable that sets the port: told to the operator where it cannot be had. */
  portSetting: string;
}

/** Listens. Rejects with a sentence for the operator where the port cannot be had. */
export function listen(app: Express, place: Place): Promise<Listening> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }, app);
  return new Promise((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(new Error(reasonFor(error, place), { cause: error }));
    });
    server.listen(place.port, place.host, () => {
      settle({ port: (server.address() as AddressInfo).port, close: () => drain(server) });
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

// A connection that was just accepted has no request yet, and looks idle.
const FIRST_REQUEST_MS = 500;

function drain(server: Server): Promise<void> {
  return new Promise((settle) => {
    const force = setTimeout(() => {
      server.closeAllConnections();
    }, DRAIN_MS);
    const idle = setInterval(() => {
      server.closeIdleConnections();
    }, FIRST_REQUEST_MS);
    // The HTTP server's own close would end what looks idle at once.
    TcpServer.prototype.close.call(server, () => {
      clearTimeout(force);
      clearInterval(idle);
      settle();
    });
    // A connection that is kept alive would otherwise serve on after the last answer.
    server.on('request', (_req, res) => {
      res.setHeader('Connection', 'close');
    });
  });
}

/** Resolves at the first SIGINT or SIGTERM; a second one ends the process at once. */
export function shutdownSignal(): Promise<void> {
  return new Promise((settle) => {
    let asked = false;
    const onSignal = () => {
      if (asked) process.exit(1);
      asked = true;
      settle();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}
