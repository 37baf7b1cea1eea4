import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

const DRAIN_MS = 20_000;

export interface Listening {
  /** The port taken (asked for 0: any free one). */
  port: number;
  /** Answers what is under way, takes nothing new, and resolves when all connections are closed. */
  close: () => Promise<void>;
}

/** Listens. Rejects with a sentence for the operator where the port cannot be had. */
export function listen(app: Express, { port, host }: { port: number; host: string }): Promise<Listening> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }, app);
  return new Promise((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(new Error(reasonFor(error, port), { cause: error }));
    });
    server.listen(port, host, () => {
      settle({ port: (server.address() as AddressInfo).port, close: () => drain(server) });
    });
  });
}

function reasonFor({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is in use by another program. Stop it, or choose another port.`;
  if (code === 'EACCES') return `Port ${String(port)} is reserved for the system. Choose one above 1023.`;
  return `Cannot listen on port ${String(port)}: ${message}`;
}

function drain(server: Server): Promise<void> {
  return new Promise((settle) => {
    const force = setTimeout(() => {
      server.closeAllConnections();
    }, DRAIN_MS);
    server.close(() => {
      clearTimeout(force);
      settle();
    });
    server.closeIdleConnections();
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
