import { describe, expect, it } from '@jest/globals';
import { isPublicIp } from './public-ip.ts';

describe('isPublicIp', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '2606:2800:220:1:248:1893:25c8:1946',
    '64:ff9b::808:808',
    '::ffff:8.8.8.8',
  ])('returns true for %s', (address) => {
    expect(isPublicIp(address)).toBe(true);
  });

  it.each([
    ...[
      '0.0.0.0',
      '0.1.2.3',
      '10.0.0.1',
      '100.64.0.1',
      '127.0.0.1',
      '127.8.8.8',
      '169.254.169.254',
      '172.16.0.1',
    ],
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
    ...[
      '::',
      '::1',
      '::127.0.0.1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:0:7f00:1',
      '64:ff9b::7f00:1',
    ],
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
  ])('returns false for "%s"', (address) => {
    expect(isPublicIp(address)).toBe(false);
  });
});
