import { describe, expect, it } from '@jest/globals';
import { toFailure } from './failure.ts';

const failureFor = (responseCode: number, command: string, message = String(responseCode)) =>
  toFailure(Object.assign(new Error(message), { responseCode, command }));

describe('toFailure', () => {
  it.each([
    [550, 'RCPT TO', true],
    [552, 'DATA', true],
    [550, 'MAIL FROM', true],
    [450, 'RCPT TO', false],
    [421, 'DATA', false],
    [530, 'MAIL FROM', false],
    [535, 'AUTH PLAIN', false],
    [554, 'CONN', false],
  ])('classifies %i to %s as final: %s', (code, command, isFinal) => {
    expect(failureFor(code, command).isFinal).toBe(isFinal);
  });

  it('removes addresses and unprintable characters from the reason', () => {
    const { reason } = failureFor(
      550,
      'RCPT TO',
      `550 5.1.1 <ANN@Example.com>:\r\n\0 unknown\u202e ${'x'.repeat(999)}`,
    );
    expect(reason).toMatch(/^550 5\.1\.1 <\(address\)>: unknown x+$/);
    expect(reason).toHaveLength(500);
  });

  it('accepts thrown values that are not errors', () => {
    expect(toFailure('a text')).toEqual({ isFinal: false, isBounce: false, reason: 'a text' });
  });
});
