import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { startLoadProcess } from './load-process.ts';

const RESPONSES: Readonly<Record<string, string>> = {
  '/good': '200 OK',
  '/bad': '503 Service Unavailable',
};

it('sends each request when it is due, in turn, and counts those that fail', async () => {
  const seen: string[] = [];
  const server = createServer((socket) => {
    socket.on('data', (data) => {
      const path = data.toString().split(' ')[1] ?? '';
      seen.push(path);
      socket.write(`HTTP/1.1 ${RESPONSES[path] ?? ''}\r\nContent-Length: 0\r\n\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  await using client = await startLoadProcess();
  const load = {
    address,
    paths: ['/good', '/good', '/bad'],
    seconds: 0.3,
    connections: 2,
    rate: 100,
  };
  const result = await client.send(load);
  server.close();
  expect(seen.filter((path) => path === '/good')).toHaveLength(20);
  expect(seen).toHaveLength(30);
  expect(result.failed).toBe(10);
  expect(result.rate).toBeGreaterThan(0);
  expect(result.p50Ms).toBeLessThanOrEqual(result.p99Ms);
  expect(result.p99Ms).toBeLessThanOrEqual(result.maxMs);
});
