import { describe, expect, it } from '@jest/globals';
import { parsePublicUrl, publicUrlOrNull } from './public-url.ts';

/** Addresses in private or loopback networks, in the notations that browsers accept. */
const PRIVATE = [
  ...[
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://017700000001/',
  ],
  ...[
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/admin',
    'http://0/',
    'http://0.0.0.0/',
    'http://127.0.0.1./',
  ],
  ...[
    'http://169.254.169.254/latest/meta-data',
    'http://0xa9fea9fe/',
    'http://100.64.0.1/',
    'http://\uff11\uff12\uff17.0.0.1/',
  ],
  ...[
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
  ],
  ...[
    'http://localhost/',
    'http://LOCALHOST./',
    'http://a.localhost/',
    'http://printer.local/',
    'http://printer.local./',
  ],
  ...[
    'http://metadata.google.internal/',
    'http://router.lan/',
    'http://nas.home.arpa/',
    'http://intranet/',
    'https://a.corp/',
  ],
];

describe('parsePublicUrl and publicUrlOrNull', () => {
  it.each(PRIVATE)('return null for %s', (address) => {
    expect(parsePublicUrl(address)).toBeNull();
    expect(publicUrlOrNull(address)).toBeNull();
  });

  it.each([
    ...[
      'https://tickets.example/',
      'http://93.184.216.34/',
      'https://localhost.example/',
      'https://local.example.com/a?b=c',
    ],
    ...[
      'https://xn--bcher-kva.example/',
      'https://example.travel/',
      'https://internal.example.org/#x',
    ],
  ])('accept %s', (address) => {
    expect(parsePublicUrl(address)?.href).toBe(address);
    expect(publicUrlOrNull(address)).toBe(address);
  });

  it('accept the same addresses with and without the fast path for plain names', () => {
    for (const rest of [
      '',
      '/',
      '/a b',
      ':8080/',
      ':443/',
      '@evil.com/',
      '\\x',
      '?q',
      '#f',
      '/\u0000',
      '..com/',
      ';x',
      '%2e',
    ])
      for (const host of ['a.com', 'a-.com', '-a.com', 'a.io', 'xn--a.com', '1.com']) {
        const text = `https://${host}${rest}`;
        expect([text, publicUrlOrNull(text) !== null]).toEqual([
          text,
          parsePublicUrl(text) !== null,
        ]);
      }
  });
});
