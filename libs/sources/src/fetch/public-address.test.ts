import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { startStubServer } from '../testing/stub-server.ts';
import { createFetcher } from './fetch-address.ts';
import { PrivateAddressError } from './private-address-error.ts';
import { publicConnector } from './public-address.ts';
import { defaultAccess } from './settings.ts';

/** Connects to a name and returns the error. */
const failureOf = (connect: ReturnType<typeof publicConnector>): Promise<unknown> =>
  new Promise((resolve) => {
    connect({ hostname: 'rebound.example', protocol: 'http:', port: '9' }, (...[error]) => {
      resolve(error);
    });
  });

describe('createFetcher for addresses that are not public', () => {
  const fetchPublic = createFetcher(defaultAccess());
  const REFUSED =
    /leads to \S+, which is not a public address; INGEST_ALLOW_PRIVATE=1 allows it\.$/;

  it.each([
    'http://127.0.0.1:9/a',
    'http://2130706433:9/a',
    'http://0x7f.1:9/a',
    'http://017700000001:9/a',
    'http://0:9/a',
    'http://[::1]:9/a',
    'http://[::ffff:127.0.0.1]:9/a',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:9/a',
    'http://127.1:9/a',
    'http://0177.0.0.1:9/a',
    'http://0x7f000001:9/a',
    'http://127.0.0.1.:9/a',
    'http://\uff11\uff12\uff17.0.0.1:9/a',
    'http://0.0.0.0:9/a',
    'http://10.0.0.1:9/a',
    'http://100.64.0.1:9/a',
    'http://224.0.0.1:9/a',
    'http://255.255.255.255:9/a',
    'http://[::]:9/a',
    'http://[::127.0.0.1]:9/a',
    'http://[::ffff:a9fe:a9fe]:9/a',
    'http://[64:ff9b::7f00:1]:9/a',
    'http://[64:ff9b:1::7f00:1]:9/a',
    'http://[2002:7f00:1::]:9/a',
    'http://[2001:0:7f00:1::]:9/a',
    'http://[fe80::1]:9/a',
    'http://[fd00:ec2::254]:9/a',
    'webcal://127.0.0.1:9/a',
  ])('does not connect to %s', async (address) => {
    await expect(fetchPublic(address)).rejects.toThrow(REFUSED);
  });

  it.each([
    [['127.0.0.1']],
    [['93.184.216.34', '10.0.0.1']],
    [['2606:2800:220:1::1', 'fd00::1']],
    [['::ffff:169.254.169.254']],
  ])('does not connect to a name with the addresses %j', async (addresses) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const connect = publicConnector(1_000, (_name, _options, callback) => {
      callback(null, found);
    });
    expect(await failureOf(connect)).toBeInstanceOf(PrivateAddressError);
  });

  it('checks a name again for each connection, not only once for its name', async () => {
    // the first one is refused as well, without a connection
    const answers = ['240.0.0.1', '127.0.0.1'];
    const lookups: string[] = [];
    const connect = publicConnector(1_000, (name, _options, callback) => {
      lookups.push(name);
      callback(null, [{ address: answers[lookups.length - 1] ?? '', family: 4 }]);
    });
    for (const address of answers) expect(String(await failureOf(connect))).toContain(address);
    expect(lookups).toEqual(['rebound.example', 'rebound.example']);
  });

  it('connects to the public address that it checked, and not to a private one that follows', async () => {
    const [PUBLIC, PRIVATE] = ['93.184.216.34', '127.0.0.1'];
    const used: string[] = [];
    // The socket is closed before it sends anything.
    const watch = (message: unknown) => {
      const { socket } = message as { socket: Socket };
      socket.on('lookup', (error: Error | null, address: string) => {
        if (error) return;
        used.push(address);
        socket.destroy(new Error('closed'));
      });
    };
    let lookups = 0;
    const connect = publicConnector(1_000, (_name, _options, callback) => {
      callback(null, [{ address: lookups++ === 0 ? PUBLIC : PRIVATE, family: 4 }]);
    });
    subscribe('net.client.socket', watch);
    try {
      expect(String(await failureOf(connect))).toContain('closed');
      expect(await failureOf(connect)).toBeInstanceOf(PrivateAddressError);
    } finally {
      unsubscribe('net.client.socket', watch);
    }
    expect([used, lookups]).toEqual([[PUBLIC], 2]);
  });

  it('rejects a name with a private address before it sends a request', async () => {
    let requests = 0;
    await using server = await startStubServer(
      (_request, response) => void response.end(String(++requests)),
    );
    await expect(fetchPublic(server.origin)).rejects.toThrow(REFUSED);
    await expect(fetchPublic(server.origin.replace('127.0.0.1', 'localhost'))).rejects.toThrow(
      REFUSED,
    );
    expect(requests).toBe(0);
  });
});
