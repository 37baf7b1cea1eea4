import { describe, expect, it } from '@jest/globals';
import { editDistance } from '@marquee/search';
import { isSimilar } from './word-overlap.ts';

describe('isSimilar', () => {
  it.each([
    ['replaced at the start', 'gardening', 'bardening'],
    ['replaced', 'sektorunde', 'sektorunda'],
    ['added', 'serenade', 'serrenade'],
    ['missing at the start', 'monchengladbach', 'onchengladbach'],
    ['swapped', 'orchestra', 'orchetsra'],
  ])(
    'recognises a long word with a letter %s exactly if the edit distance is 1',
    (_, word, other) => {
      expect(isSimilar(word, other)).toBe(editDistance(word, other) === 1);
      expect(isSimilar(other, word)).toBe(isSimilar(word, other));
    },
  );

  it.each([
    ['two letters replaced', 'gardening', 'gurdaning'],
    ['letters swapped that are not neighbours', 'planting', 'plnatnig'],
    ['a digit', 'edition2', 'edition3'],
    ['a short word', 'lane', 'land'],
  ])('does not join words with %s', (_, word, other) => {
    expect(isSimilar(word, other)).toBe(false);
  });
});
