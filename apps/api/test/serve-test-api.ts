import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApi, type ApiFixture } from './create-test-api.ts';

/** Responds to a request itself or passes it to the API. */
export type Gateway = (req: IncomingMessage, res: ServerResponse, letThrough: () => void) => void;

/** Creates an API on a port behind a gateway. */
export async function serveTestApi(
  world: ApiFixture = {},
  gateway: Gateway = (_req, _res, letThrough) => letThrough(),
) {
  const api = await createTestApi(world);
  const server = await startServer((req, res) => {
    gateway(req, res, () => {
      api.handler(req, res);
    });
  });
  return {
    ...api,
    url: server.url,
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await api[Symbol.asyncDispose]();
    },
  };
}
export type ServedApi = Awaited<ReturnType<typeof serveTestApi>>;

async function startServer(handler: RequestListener) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
