import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { must } from '@marquee/testing/must';

export interface StubRequest {
  url: string;
  body: string;
}

/** Starts a server that responds as the test defines and records its requests. */
export async function startStubServer(
  respond: (res: ServerResponse, request: StubRequest) => void,
) {
  const requests: StubRequest[] = [];
  const server = createServer((req, res) => {
    void readBody(req).then((body) => {
      const request = { url: must(req.url), body };
      requests.push(request);
      respond(res, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export const sendJson = (res: ServerResponse, content: object) => {
  res.setHeader('Content-Type', 'application/json').end(JSON.stringify(content));
};
