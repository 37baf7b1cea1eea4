import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { contentLine, escapeText } from './content-line.ts';

const unfold = (lines: string) => lines.replaceAll('\r\n ', '');

describe('contentLine', () => {
  it('breaks a line that is longer than 75 octets', () => {
    expect(contentLine('NAME', 'x'.repeat(70))).toBe(`NAME:${'x'.repeat(70)}\r\n`);
    expect(contentLine('NAME', 'x'.repeat(71))).toBe(`NAME:${'x'.repeat(70)}\r\n x\r\n`);
  });

  it('does not break a line inside a character', () => {
    for (const character of ['ä', '東', '🎉']) {
      for (let before = 60; before < 76; before++) {
        const folded = contentLine('NAME', 'x'.repeat(before) + character.repeat(40));
        expect(
          Math.max(...folded.split('\r\n').map((line) => Buffer.byteLength(line))),
        ).toBeLessThanOrEqual(75);
        expect(Buffer.from(folded).toString()).toBe(folded);
        expect(unfold(folded)).toBe(`NAME:${'x'.repeat(before)}${character.repeat(40)}\r\n`);
      }
    }
  });
});

describe('escapeText', () => {
  it('escapes special characters and all kinds of line breaks', () => {
    expect(escapeText('a,b;c\\d\r\ne\rf\ng "h": i')).toBe('a\\,b\\;c\\\\d\\ne\\nf\\ng "h": i');
  });

  it('writes one line for any text, which another parser reads back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const written = contentLine('SUMMARY', escapeText(text));
        expect(written.replaceAll('\r\n ', '').match(/[\r\n]/g)).toHaveLength(2);
        const [, , , value] = ICAL.parse.property(unfold(written).trimEnd()) as unknown as string[];
        const expected = text
          // eslint-disable-next-line no-control-regex -- escapeText removes them
          .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
          .replace(/\r\n?/g, '\n');
        expect(value?.trimEnd()).toBe(expected.trimEnd());
      }),
    );
  });
});
