import { describe, expect, it } from '@jest/globals';
import { failureOf } from './failure.ts';

const answered = (responseCode: number, command: string, message = String(responseCode)) =>
  failureOf(Object.assign(new Error(message), { responseCode, command }));

describe('a failure', () => {
  it.each([
    [550, 'RCPT TO', true],
    [552, 'DATA', true],
    [550, 'MAIL FROM', true],
    [450, 'RCPT TO', false],
    [421, 'DATA', false],
    [530, 'MAIL FROM', false],
    [535, 'AUTH PLAIN', false],
    [554, 'CONN', false],
  ])('%i to %s is final: %s', (code, command, isFinal) => {
    expect(answered(code, command).isFinal).toBe(isFinal);
  });

  it('keeps neither addresses nor what a database or a reader of logs stumbles over', () => {
    const { reason } = answered(550, 'RCPT TO', `550 5.1.1 <ANN@Example.com>:\r\n\0 unknown\u202e ${'x'.repeat(999)}`);
    expect(reason).toMatch(/^550 5\.1\.1 <\(address\)>: unknown x+$/);
    expect(reason).toHaveLength(500);
  });

  it('is told of whatever is thrown', () => {
    expect(failureOf('a text')).toEqual({ isFinal: false, isBounce: false, reason: 'a text' });
  });
});
