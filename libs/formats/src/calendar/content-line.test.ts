import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { contentLine, escapeText } from './content-line.ts';

const unfolded = (lines: string) => lines.replaceAll('\r\n ', '');

describe('contentLine', () => {
  it('leaves a line of 75 octets whole and breaks one of 76', () => {
    expect(contentLine('NAME', 'x'.repeat(70))).toBe(`NAME:${'x'.repeat(70)}\r\n`);
    expect(contentLine('NAME', 'x'.repeat(71))).toBe(`NAME:${'x'.repeat(70)}\r\n x\r\n`);
  });

  it('keeps the octets of a character together', () => {
    for (const character of ['ä', '東', '🎉']) {
      for (let before = 60; before < 76; before++) {
        const folded = contentLine('NAME', 'x'.repeat(before) + character.repeat(40));
        expect(Math.max(...folded.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        expect(Buffer.from(folded).toString()).toBe(folded);
        expect(unfolded(folded)).toBe(`NAME:${'x'.repeat(before)}${character.repeat(40)}\r\n`);
      }
    }
  });
});

describe('escapeText', () => {
  it('escapes what has a meaning, and line breaks of every kind', () => {
    expect(escapeText('a,b;c\\d\r\ne\rf\ng "h": i')).toBe('a\\,b\\;c\\\\d\\ne\\nf\\ng "h": i');
  });

  it('gives any text back through another reader, and never ends its line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const written = contentLine('SUMMARY', escapeText(text));
        expect(written.replaceAll('\r\n ', '').match(/[\r\n]/g)).toHaveLength(2);
        const [, , , value] = ICAL.parse.property(unfolded(written).trimEnd()) as unknown as string[];
        // eslint-disable-next-line no-control-regex -- they are left out
        const expected = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').replace(/\r\n?/g, '\n');
        expect(value?.trimEnd()).toBe(expected.trimEnd());
      }),
    );
  });
});
