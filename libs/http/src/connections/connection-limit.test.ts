import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import express from 'express';
import { createConnectionLimit, type ConnectionLimitParts } from './connection-limit.ts';
import { fitConnections } from './descriptor-limit.ts';
import { listen } from './listen.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const SLOW_REQUEST = REQUEST.replace('/', '/slow');

/** Starts a server that limits loopback addresses like network addresses. */
async function serveLimited(parts: Partial<ConnectionLimitParts>) {
  const warnings: object[] = [];
  const app = express().get('/', (_req, res) => void res.send('ok'));
  const slow = Promise.withResolvers<undefined>();
  let slowRequests = 0;
  app.get('/slow', async (_req, res) => {
    slowRequests++;
    await slow.promise;
    res.send('slow');
  });
  const limit = createConnectionLimit({
    maxConnections: 100,
    maxPerAddress: Infinity,
    logger: { warn: (fields: object) => void warnings.push(fields) },
    addressFor: ({ remoteAddress }) => remoteAddress ?? null,
    ...parts,
  });
  const { port, close } = await listen(
    app,
    { host: '0.0.0.0', port: 0, portSetting: 'TEST_PORT' },
    { watchers: [limit] },
  );
  const open = async (localAddress = '127.0.0.1'): Promise<Client> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const client = {
      socket,
      closed: once(
        socket.once('error', () => undefined),
        'close',
      ),
    };
    await once(socket, 'connect');
    return client;
  };
  return {
    open,
    warnings,
    totals: limit.totals,
    slowRequests: () => slowRequests,
    finishSlow: () => slow.resolve(undefined),
    [Symbol.asyncDispose]: async () => {
      slow.resolve(undefined);
      await close();
    },
  };
}

interface Client {
  socket: Socket;
  closed: Promise<unknown>;
}

async function send({ socket }: Client, request = REQUEST): Promise<string> {
  socket.write(request);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString().slice(0, 15);
}
const OK = 'HTTP/1.1 200 OK';

describe('the connection limit', () => {
  it('closes the oldest connection without a complete request for a new one', async () => {
    await using server = await serveLimited({ maxConnections: 3 });
    const used = await server.open();
    expect(await send(used)).toBe(OK);
    const half = await server.open();
    half.socket.write('GET / HTTP/1.1\r\nHost:');
    const silent = await server.open();
    const newest = await server.open();
    expect(await send(newest)).toBe(OK);
    await half.closed;
    expect([await send(used), await send(silent)]).toEqual([OK, OK]);
    expect(server.totals()).toEqual({ refused: 0, closed: 1 });
  });

  it('closes a connection that is idle between requests if all have sent a request', async () => {
    await using server = await serveLimited({ maxConnections: 2 });
    const clients = [await server.open(), await server.open()];
    for (const client of clients) expect(await send(client)).toBe(OK);
    expect(await send(await server.open())).toBe(OK);
    await clients[0]?.closed;
    expect(server.totals()).toEqual({ refused: 0, closed: 1 });
  });

  it('refuses a new connection if all others have a request in progress', async () => {
    await using server = await serveLimited({ maxConnections: 2 });
    const [first, second] = [await server.open(), await server.open()];
    const slow = [send(first, SLOW_REQUEST), send(second, SLOW_REQUEST + SLOW_REQUEST)];
    while (server.slowRequests() < 2) await new Promise(setImmediate);
    await (
      await server.open()
    ).closed;
    expect(server.totals()).toEqual({ refused: 1, closed: 0 });
    server.finishSlow();
    expect(await Promise.all(slow)).toEqual([OK, OK]);
    first.socket.destroy();
    second.socket.destroy();
  });
});

describe('the connection limit of an address', () => {
  it('replaces a connection of the same address', async () => {
    await using server = await serveLimited({ maxPerAddress: 2 });
    const other = await server.open('127.0.0.2');
    const own = [await server.open(), await server.open(), await server.open()] as const;
    await own[0].closed;
    for (const client of [other, own[1], own[2]]) expect(await send(client)).toBe(OK);
  });

  it('does not count closed connections', async () => {
    await using server = await serveLimited({ maxPerAddress: 1 });
    for (let times = 0; times < 3; times++) {
      const client = await server.open();
      expect(await send(client, REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toBe(
        OK,
      );
      await client.closed;
    }
    expect(server.totals()).toEqual({ refused: 0, closed: 0 });
  });

  it('does not apply to loopback addresses', async () => {
    await using server = await serveLimited({ maxPerAddress: 1, addressFor: undefined });
    const clients = [await server.open(), await server.open()];
    for (const client of clients) expect(await send(client)).toBe(OK);
  });
});

it('logs the totals of refused connections at most once a minute', async () => {
  let now = 0;
  await using server = await serveLimited({ maxConnections: 1, now: () => now });
  let last = await server.open();
  for (const at of [0, 59_000, 60_001]) {
    now = at;
    const next = await server.open();
    await last.closed;
    last = next;
  }
  expect(server.warnings).toEqual([
    { refused: 0, closed: 1, open: 0, max: 1 },
    { refused: 0, closed: 3, open: 0, max: 1 },
  ]);
});

it('lowers the connection limit to leave file descriptors for other uses', () => {
  expect(fitConnections(10_000, 10, 256)).toBe(182);
  expect(fitConnections(100, 10, 1_024)).toBe(100);
  expect(fitConnections(10_000, 10, Infinity)).toBe(10_000);
  expect(fitConnections(10_000, 10, 64)).toBe(16);
});
