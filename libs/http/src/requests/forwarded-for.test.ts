import { expect, it } from '@jest/globals';
import { cleanForwardedFor } from './forwarded-for.ts';

it.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['[2001:db8::7]:51234', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['"[2001:db8::7]:443"', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['198.51.100.1:80,203.0.113.7:51234', '198.51.100.1, 203.0.113.7'],
  // An entry that is no address stays in its place. Otherwise a client could move a forged one
  // there.
  ['203.0.113.7:80, unknown', '203.0.113.7, unknown'],
  ['203.0.113.7:99999999', '203.0.113.7:99999999'],
  ['999.1.1.1:80', '999.1.1.1:80'],
  ['[203.0.113', '[203.0.113'],
  ['', ''],
])('reads %j as %j', (given, expected) => {
  const request = { headers: { 'x-forwarded-for': given } };
  cleanForwardedFor(request);
  expect(request.headers['x-forwarded-for']).toBe(expected);
});
