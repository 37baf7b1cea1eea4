// A small load balancer: probes its backends, and distributes requests over those that are ready.
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBackends } from './backends.ts';

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** Starts the balancer. A request that was sent to a backend is never sent again. */
export async function startRollingProxy() {
  const backends = createBackends();
  const failures: string[] = [];
  let turn = 0;

  const fail = (res: ServerResponse, reason: string): void => {
    failures.push(reason);
    sendFailure(res, reason);
  };
  const onError = (res: ServerResponse) => (error: Error) => {
    fail(res, String(error));
  };

  function forward(req: IncomingMessage, res: ServerResponse): void {
    const ready = backends.ready();
    const backend = ready[turn++ % ready.length];
    if (!backend) {
      fail(res, 'no backend is ready');
      return;
    }
    const sent = request({ ...toOptions(req, clientAddress(turn)), ...backend }, (response) => {
      res.writeHead(response.statusCode ?? 502, withoutHops(response.headers));
      response.once('error', onError(res)).pipe(res);
    });
    sent.once('error', onError(res));
    req.pipe(sent);
  }

  // It closes no idle connection: a client could send its next request at that moment.
  const server = createServer({ keepAliveTimeout: 0 }, forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    failures,
    add: backends.add,
    remove: backends.remove,
    [Symbol.asyncDispose]: async () => {
      backends.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const toOptions = ({ url, method, headers }: IncomingMessage, address: string) => ({
  host: '127.0.0.1',
  path: url,
  method,
  headers: { 'x-forwarded-for': address, ...withoutHops(headers) },
});

function sendFailure(res: ServerResponse, reason: string): void {
  if (res.headersSent) res.destroy();
  else res.writeHead(502).end(reason);
}

const withoutHops = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));

const clientAddress = (turn: number) =>
  `10.${String((turn >> 16) & 255)}.${String((turn >> 8) & 255)}.${String(turn & 255)}`;
