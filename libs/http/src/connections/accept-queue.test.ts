import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { readAcceptQueue } from './accept-queue.ts';

describe('the accept queue', () => {
  it.each(['127.0.0.1', '::1'])(
    'counts connections that are not accepted yet, on %s',
    async (host) => {
      const server = createServer((socket) => socket.destroy()).listen(0, host);
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      expect(readAcceptQueue(port)).toBe(0);
      const sockets = Array.from({ length: 5 }, () => connect(port, host).resume());
      await new Promise<void>((resolve) => {
        process.nextTick(resolve);
      }); // connects, but does not yet accept
      expect(readAcceptQueue(port)).toBe(5);
      await Promise.all(sockets.map((socket) => once(socket, 'close')));
      expect(readAcceptQueue(port)).toBe(0);
      server.close();
    },
  );
});
