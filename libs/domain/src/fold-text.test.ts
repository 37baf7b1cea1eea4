import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from './fold-text.ts';

describe('a folded text', () => {
  it.each([
    ['São  Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ["St. John's", 'st johns'],
    ['R&B `night`', 'r b night'],
    ['東京', '東京'],
    ['!!!', ''],
  ])('of "%s" is "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same whether or not other signs than ASCII stand beside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(foldText(`${text} é`)).toBe(`${foldText(text)} e`.trim());
      }),
    );
  });
});
