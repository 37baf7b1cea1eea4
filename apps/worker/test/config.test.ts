import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../src/index.ts';

const SECRET = 'x'.repeat(32);
const parse = (settings: Record<string, string>) =>
  parseConfig({ DATABASE_URL: 'postgresql://u:p@localhost/marquee', ...settings });

describe('HASH_SECRET', () => {
  it('has a default only outside production', () => {
    expect(parse({}).hashSecrets).toEqual(['development']);
    const production = {
      NODE_ENV: 'production',
      PUBLIC_API_URL: 'https://api.example.com',
      PUBLIC_WIDGETS_URL: 'https://widgets.example.com',
      PUBLIC_WEB_URL: 'https://web.example.com',
    };
    expect(parse({ ...production, HASH_SECRET: SECRET }).hashSecrets).toEqual([SECRET]);
    for (const settings of [{}, { HASH_SECRET: '' }, { HASH_SECRET: 'development' }])
      expect(() => parse({ ...production, ...settings })).toThrow(
        'HASH_SECRETS must be set in production',
      );
  });

  it('must have 32 characters and is not repeated in the error', () => {
    expect(() => parse({ HASH_SECRET: 'hunter2' })).toThrow(
      /HASH_SECRET must have at least 32 characters(?!.*hunter2)/s,
    );
  });
});

describe('MAIL_FROM', () => {
  it.each([
    ['', { name: 'Marquee', address: 'marquee@localhost' }],
    ['hello@example.com', { name: '', address: 'hello@example.com' }],
    [
      'Marquee, Ghent <hello@example.com>',
      { name: 'Marquee, Ghent', address: 'hello@example.com' },
    ],
  ])('accepts %j', (given, sender) => {
    expect(parse({ MAIL_FROM: given }).mailFrom).toEqual(sender);
  });

  it.each([
    'Marquee',
    'a@example.com, b@example.com',
    'A <a@example.com> B <b@example.com>',
    'A\r\nBcc: b@c.de <a@example.com>',
  ])('rejects %j', (given) => {
    expect(() => parse({ MAIL_FROM: given })).toThrow('MAIL_FROM must be an address');
  });
});

describe('SMTP_URL', () => {
  it.each([
    'smtp://mail.example.com:587',
    'smtps://user:p%40ss@mail.example.com',
    'smtp://127.0.0.1:2525?requireTLS=true',
  ])('accepts %s', (given) => {
    expect(parse({ SMTP_URL: given }).smtpUrl).toBe(given);
  });

  it.each(['mail.example.com', 'http://mail.example.com', 'smtp://', 'smtp:mail'])(
    'rejects %s',
    (given) => {
      expect(() => parse({ SMTP_URL: given })).toThrow('SMTP_URL must be an SMTP server');
    },
  );
});

describe('NATS_URL', () => {
  it.each([
    ['nats://nats:4222', { servers: ['nats:4222'] }],
    ['nats://a:4222, nats://b:4223', { servers: ['a:4222', 'b:4223'] }],
    ['nats://u:p%40ss@nats:4222', { servers: ['nats:4222'], user: 'u', pass: 'p@ss' }],
    ['nats://t0ken@nats:4222', { servers: ['nats:4222'], token: 't0ken' }],
    ['tls://nats:4222', { servers: ['nats:4222'], tls: {} }],
  ])('accepts %s', (given, settings) => {
    expect(parse({ NATS_URL: given }).stream).toEqual({ ...settings, name: 'marquee-changes' });
  });

  it('publishes nothing by default', () => {
    expect(parse({}).stream).toBeNull();
  });

  it.each(['nats:4222', 'https://nats.example.com', 'nats://a:4222,b:4222'])(
    'rejects %s',
    (given) => {
      expect(() => parse({ NATS_URL: given })).toThrow('NATS_URL must be nats:// or tls:// URLs');
    },
  );

  it('refuses names that are no subject', () => {
    expect(() => parse({ NATS_STREAM: 'a.b' })).toThrow('NATS_STREAM must be up to 64 letters');
  });
});

describe('access to sources', () => {
  it('is restricted by default and ignores an empty API key', () => {
    expect(parse({ EVENTBRITE_TOKEN: '' }).sourceAccess).toEqual({
      allowPrivate: false,
      maxBytes: 200_000_000,
      contact: null,
      idleTimeoutMs: 10_000,
      keys: {},
    });
  });

  it('follows the settings', () => {
    const settings = { INGEST_ALLOW_PRIVATE: '1', INGEST_MAX_MB: '5', SEATGEEK_CLIENT_ID: ' abc ' };
    expect(parse(settings).sourceAccess).toMatchObject({
      allowPrivate: true,
      maxBytes: 5_000_000,
      keys: { SEATGEEK_CLIENT_ID: 'abc' },
    });
  });

  it.each([
    ['INGEST_ALLOW_PRIVATE', 'yes'],
    ['INGEST_MAX_MB', '0'],
    ['INGEST_MAX_MB', 'much'],
    ['INGEST_CONTACT', 'me\r\nX-Other: you'],
    ['TICKETMASTER_API_KEY', 'SECRET'.repeat(100)],
  ])('rejects %s=%j without repeating a secret', (name, value) => {
    expect(() => parse({ [name]: value })).toThrow(new RegExp(`${name} (?!.*SECRET)`));
  });
});
