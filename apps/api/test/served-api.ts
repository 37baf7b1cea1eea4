import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApi, type World } from './create-test-api.ts';

/** Answers a request itself, or lets it through to the API. */
export type Gateway = (req: IncomingMessage, res: ServerResponse, letThrough: () => void) => void;

/** The real API on a port, behind what a test puts before it. */
export async function servedApi(world: World = {}, gateway: Gateway = (_req, _res, letThrough) => letThrough()) {
  const api = await createTestApi(world);
  const server = await listening((req, res) => {
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
export type ServedApi = Awaited<ReturnType<typeof servedApi>>;

async function listening(handler: RequestListener) {
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
