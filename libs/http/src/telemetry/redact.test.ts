import { describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { createLogger } from './logger.ts';
import { redact } from './redact.ts';

const KEY = 'mq_live_0123456789abcdefghijABCDEFGHIJ01000000';
const encodeAll = (text: string) =>
  [...text].map((c) => `%${c.charCodeAt(0).toString(16)}`).join('');

describe('redact', () => {
  it.each([
    ...[
      `/events?api_key=${KEY}`,
      `/events?key=${KEY}`,
      `/x/${KEY}/y`,
      `/events?a=${encodeURIComponent(KEY)}`,
      `no such key: ${KEY}`,
    ],
    ...[
      `/a?b=${encodeAll(KEY)}`,
      `/${encodeAll('mq_live_')}0123456789abcdefghijABCDEFGHIJ01000000`,
      `mq_pub_${'0123456789'.repeat(4)}`,
    ],
    ...[
      '?user_email=bob@private.example',
      '/a/bob@private.example',
      '/a?q=bob%40private.example',
      '/a?q=bob%2540private.example',
    ],
    ...[
      '550 5.1.1 <bob@private.example>: no such user',
      '"bob@private.example"',
      'x\nbob@private.example',
      `o'bob@private.example`,
    ],
    ...[
      '?%74oken=0123456789',
      '?a=1&TOKEN=0123456789',
      '?%65mail=0123456789',
      '?x-api-key=0123456789',
      'token=0123456789',
    ],
    ...[
      'postgres://bob:0123456789@db.example/x',
      'Authorization: Bearer 0123456789',
      'Invalid API Key: sk_test_0123456789abc',
    ],
    ...['whsec_0123456789abcdef', 'Incorrect API key provided: sk-proj-0123456789abcdef'],
  ])('removes the secret from %j', (text) => {
    expect(
      redact(text)
        .replaceAll('%25', '%')
        .replace(/%3\d|%62/g, decodeURIComponent),
    ).not.toMatch(/0123456789|bob/i);
  });

  it.each([
    ...[
      '/events?city=Berlin&limit=20&from=2026-01-01',
      '/search?q=caf%C3%A9%20%26%20bar',
      'ECONNREFUSED 127.0.0.1:5432',
    ],
    ...[
      'at run (/srv/node_modules/@marquee/http/src/a.ts:1:2)',
      'pino@10.4.0',
      '/events?q=100%',
      '/events?fields=a%zz',
    ],
  ])('leaves %j unchanged', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('takes time proportional to the length of the text', () => {
    const timeOf = (length: number) => {
      const startedAt = process.hrtime.bigint();
      for (let round = 0; round < 5; round++)
        redact(`/events?q=${'a'.repeat(length)}%20=${'a.'.repeat(length)}`);
      return Number(process.hrtime.bigint() - startedAt);
    };
    timeOf(4_000);
    expect(timeOf(64_000) / timeOf(4_000)).toBeLessThan(120); // 16 is linear, 256 is quadratic
  });
});

describe('a log line', () => {
  it('contains no secret in message, field, error, stack or cause', () => {
    const lines: string[] = [];
    const logger = createLogger('test', 'info', { write: (line) => void lines.push(line) });
    const cause = new Error('550 <bob@private.example>');
    logger.error(
      { err: new Error(`\nbob@private.example sent ${KEY}`, { cause }) },
      'request.failed',
    );
    logger.info(
      {
        headers: { authorization: 'secret-word', cookie: 'secret-word' },
        nested: [{ user_email: 'secret-word' }],
      },
      KEY,
    );
    logger.child({ path: '/a?token=secret-word' }).warn('bob@private.example');
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(() => JSON.parse(line) as unknown).not.toThrow();
      expect(line).not.toMatch(/bob|0123456789abc|secret-word/);
    }
    expect(JSON.parse(must(lines[0]))).toMatchObject({
      level: 50,
      name: 'test',
      msg: 'request.failed',
    });
  });
});
