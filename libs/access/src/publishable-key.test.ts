import { describe, expect, it } from '@jest/globals';
import { refusePublishableKey, parseOrigin } from './publishable-key.ts';

const isAdmitted = (allowed: string, origin: string | undefined, isRead = true): boolean =>
  refusePublishableKey([allowed], { origin, isRead }) === null;

describe('refusePublishableKey', () => {
  it.each([
    ['https://example.com', 'https://example.com', true],
    ['https://example.com', 'https://www.example.com', false],
    ['https://example.com', 'http://example.com', false],
    ['https://example.com', 'https://example.com:8443', false],
    ['https://example.com', 'https://example.com.evil.test', false],
    ['https://example.com', 'https://evilexample.com', false],
    ['https://example.com', 'null', false],
    ['https://example.com', undefined, false],
    ['https://*.example.com', 'https://a.example.com', true],
    ['https://*.example.com', 'https://a.b.example.com', true],
    ['https://*.example.com', 'https://example.com', false],
    ['https://*.example.com', 'https://evilexample.com', false],
    ['https://*.example.com', 'https://evil.test/.example.com', false],
    ['https://*.example.com', 'https://evil.test#.example.com', false],
    ['https://*.example.com', 'https://evil.test@a.example.com', false],
    ['https://*.example.com', 'http://a.example.com', false],
    ['https://*.example.com:8443', 'https://a.example.com:8443', true],
    ['https://*.example.com', 'https://a.example.com:8443', false],
  ])('with %s, the origin %s: %s', (allowed, origin, expected) => {
    expect(isAdmitted(allowed, origin)).toBe(expected);
  });

  it('rejects writes and requests that do not come from a page', () => {
    expect(isAdmitted('https://example.com', 'https://example.com', false)).toBe(false);
    expect(refusePublishableKey(['https://example.com'], undefined)?.message).toContain(
      'use a secret key',
    );
  });
});

describe('parseOrigin', () => {
  it.each([
    ['https://Example.com', 'https://example.com'],
    [' https://example.com/ ', 'https://example.com'],
    ['https://example.com:443', 'https://example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://*.example.com', 'https://*.example.com'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['http://example.com', null],
    ['https://*', null],
    ['https://*.com', null],
    ['https://*.co.uk', null],
    ['https://*.github.io', null],
    ['https://*.example.co.uk', 'https://*.example.co.uk'],
    ['https://*.me.github.io', 'https://*.me.github.io'],
    ['https://me.github.io', 'https://me.github.io'],
    ['https://com', null],
    ['*', null],
    ['https://a.*.example.com', null],
    ['https://example.com/path', null],
    ['https://user@example.com', null],
    ['https://192.0.2.1', null],
    ['http://*.localhost', null],
    ['javascript:alert(1)', null],
    ['null', null],
    ['', null],
  ])('%s is %s', (text, expected) => {
    expect(parseOrigin(text)).toBe(expected);
  });
});
