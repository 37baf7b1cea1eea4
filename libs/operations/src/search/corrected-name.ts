import type { QueryInterpretation, TermVariant } from '@marquee/database';
import type { Reading } from './query/readings.ts';

const MAX_VARIANTS = 4;
const MAX_SPELLINGS = 64;

/**
 * Returns a corrected query as one name, or null if it is one word: the corrected words belong to
 * one act, and not each to another one.
 */
function asOneName({ terms }: QueryInterpretation): QueryInterpretation | null {
  if (terms.length < 2) return null;
  const spellings = terms.reduce<string[][]>(
    (before, { variants }) =>
      before
        .flatMap((words) =>
          variants.slice(0, MAX_VARIANTS).map((variant) => [...words, ...variant.words]),
        )
        .slice(0, MAX_SPELLINGS),
    [[]],
  );
  const variants = spellings.map((words): TermVariant => ({ words, adjacent: true }));
  return {
    terms: [{ variants, fields: 'names' }],
    wholeNames: spellings.map((words) => words.join(' ')),
  };
}

/** Returns the reading of corrected words as one name, if there is one. */
export const asOneNameReading = ({ interpretation, filter }: Reading): Reading[] => {
  const name = asOneName(interpretation);
  return name ? [{ interpretation: name, filter }] : [];
};
