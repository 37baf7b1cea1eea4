import { describe, expect, it } from '@jest/globals';
import { createFetcher } from './fetch-address.ts';
import { isPublicIp } from './public-address.ts';
import { plainAccess } from './settings.ts';
import { standIn } from './stand-in.ts';

describe('isPublicIp', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '64:ff9b::808:808', '::ffff:8.8.8.8'])(
    'lets %s be read',
    (address) => {
      expect(isPublicIp(address)).toBe(true);
    },
  );

  it.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254', '172.16.0.1'],
    ...[
      '192.0.0.1',
      '192.0.2.1',
      '192.168.1.1',
      '198.18.0.1',
      '203.0.113.1',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
    ],
    ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:0:7f00:1', '64:ff9b::7f00:1'],
    ...[
      '64:ff9b::a9fe:a9fe',
      '64:ff9b:1::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      'fc00::1',
      'fd12:3456::1',
    ],
    ...['fe80::1', 'fec0::1', 'ff02::1', 'fd00:ec2::254', 'fe80::1%eth0', 'localhost', ''],
  ])('keeps off %s', (address) => {
    expect(isPublicIp(address)).toBe(false);
  });
});

describe('createFetcher, of addresses that are not public', () => {
  const fetchPublic = createFetcher(plainAccess());
  const REFUSED = /leads to \S+, which is no public address; INGEST_ALLOW_PRIVATE=1 allows it\.$/;

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
  ])('does not connect to %s', async (address) => {
    await expect(fetchPublic(address)).rejects.toThrow(REFUSED);
  });

  it('asks nobody on the way', async () => {
    let asked = 0;
    await using server = await standIn((_request, response) => void response.end(String(++asked)));
    await expect(fetchPublic(server.origin)).rejects.toThrow(REFUSED);
    await expect(fetchPublic(server.origin.replace('127.0.0.1', 'localhost'))).rejects.toThrow(REFUSED);
    expect(asked).toBe(0);
  });
});
