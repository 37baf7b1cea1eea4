import { expect, it } from '@jest/globals';
import { parseSentinelUrl } from './sentinel-url.ts';

it.each([
  [
    'redis+sentinel://a:26380,b,[::1]:26381/main',
    {
      sentinels: [
        { host: 'a', port: 26_380 },
        { host: 'b', port: 26_379 },
        { host: '::1', port: 26_381 },
      ],
      name: 'main',
      credentials: {},
      isTls: false,
    },
  ],
  [
    'rediss+sentinel://user:p%40s%3As@a/main',
    {
      sentinels: [{ host: 'a', port: 26_379 }],
      name: 'main',
      credentials: { username: 'user', password: 'p@s:s' },
      isTls: true,
    },
  ],
  ['redis+sentinel://:secret@a/main', { credentials: { password: 'secret' } }],
])('parses %s', (url, expected) => {
  expect(parseSentinelUrl(url)).toMatchObject(expected);
});

it.each([
  'redis://host:6379',
  'redis+sentinel://a',
  'redis+sentinel://a/',
  'redis+sentinel:///main',
  'redis+sentinel://a,,b/main',
  'redis+sentinel://a:port/main',
])('does not accept %s', (url) => {
  expect(parseSentinelUrl(url)).toBeNull();
});
