import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['São  Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ["St. John's", 'st johns'],
    ['R&B `night`', 'r b night'],
    ['東京', '東京'],
    ['!!!', ''],
  ])('folds "%s" to "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('folds ASCII text in the same way next to other characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(foldText(`${text} é`)).toBe(`${foldText(text)} e`.trim());
      }),
    );
  });
});
