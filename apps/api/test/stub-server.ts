import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { must } from '@marquee/testing/must';

export interface Asked {
  url: string;
  body: string;
}

/** Somebody else's server: answers as a test says, and remembers what it was asked. */
export async function startEndpoint(answer: (res: ServerResponse, asked: Asked) => void) {
  const asked: Asked[] = [];
  const server = createServer((req, res) => {
    void bodyOf(req).then((body) => {
      const request = { url: must(req.url), body };
      asked.push(request);
      answer(res, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export const sendJson = (res: ServerResponse, content: object) => {
  res.setHeader('Content-Type', 'application/json').end(JSON.stringify(content));
};
