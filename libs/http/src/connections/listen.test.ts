import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import express from 'express';
import { listen } from './listen.ts';

const ANY_PORT = { host: '127.0.0.1', port: 0, portSetting: 'TEST_PORT' };
const TIMEOUTS = {
  headersTimeout: 40,
  requestTimeout: 80,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 600_000,
};

it.each([
  ['no byte', ''],
  ['a part of its headers', 'GET / HTTP/1.1\r\nHost: local'],
  ['a part of its body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{'],
])('closes a connection with 408 that sends %s and then nothing', async (_, sent) => {
  const app = express().post('/', express.text({ type: () => true }));
  const { port, close } = await listen(app, ANY_PORT, { timeouts: TIMEOUTS });
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(sent);
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  await close();
});

it.each([
  ['/a?b=http://c.test/d', '/a?b=http://c.test/d'],
  ['http://other.test/a?b=c', '/a?b=c'],
  ['HTTPS://user@other.test:8443?b=c', '/?b=c'],
  ['http://other.test', '/'],
  ['//other.test/a', '//other.test/a'],
])('passes on the target %s as %s', async (target, expected) => {
  const { port, close } = await listen((req, res) => res.end(req.url), ANY_PORT);
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect((await text(socket)).split('\r\n\r\n')[1]).toBe(expected);
  await close();
});
