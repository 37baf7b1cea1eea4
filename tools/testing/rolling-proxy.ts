// A small load balancer: probes its backends, and sends requests by turns to those that are ready.
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PROBE_INTERVAL_MS = 100;
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

interface Backend {
  port: number;
  agent: Agent;
  isReady: boolean;
}

/** Starts the balancer. A request that was sent to a backend is never sent again. */
export async function startRollingProxy() {
  const backends = new Set<Backend>();
  const failures: string[] = [];
  let turn = 0;
  let probing = true;

  function nextBackend(): Backend | undefined {
    const ready = [...backends].filter(({ isReady }) => isReady);
    return ready[turn++ % ready.length];
  }

  function forward(req: IncomingMessage, res: ServerResponse): void {
    const backend = nextBackend();
    if (!backend) {
      fail(res, 'no backend is ready');
      return;
    }
    const { port, agent } = backend;
    const headers = { ...withoutHops(req.headers), 'x-forwarded-for': clientAddress(turn) };
    const sent = request({ host: '127.0.0.1', port, agent, path: req.url, method: req.method, headers }, (response) => {
      res.writeHead(response.statusCode ?? 502, withoutHops(response.headers));
      response.once('error', (error) => {
        fail(res, String(error));
      });
      response.pipe(res);
    });
    sent.once('error', (error) => {
      fail(res, `${String(error)} (reused connection: ${String(sent.reusedSocket)})`);
    });
    req.pipe(sent);
  }

  function fail(res: ServerResponse, reason: string): void {
    failures.push(reason);
    if (res.headersSent) res.destroy();
    else res.writeHead(502).end(reason);
  }

  async function probe(backend: Backend): Promise<void> {
    while (probing && backends.has(backend)) {
      backend.isReady = await isReady(backend.port);
      await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS));
    }
    backend.agent.destroy();
  }

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    failures,
    /** Adds a backend, which gets requests as soon as a probe finds it ready. */
    add: (port: number): Backend => {
      const backend: Backend = { port, agent: new Agent({ keepAlive: true }), isReady: false };
      backends.add(backend);
      void probe(backend);
      return backend;
    },
    remove: (backend: Backend) => backends.delete(backend),
    [Symbol.asyncDispose]: async () => {
      probing = false;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${String(port)}/health/ready`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

const withoutHops = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));

const clientAddress = (turn: number) =>
  `10.${String((turn >> 16) & 255)}.${String((turn >> 8) & 255)}.${String(turn & 255)}`;
