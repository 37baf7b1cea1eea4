/** Words, each with where it stands: 14 bits of position under 2 of weight (A 3, B 2, C 1, D 0), ascending. Marks stand nowhere. */
export type Tsvector = ReadonlyMap<string, readonly number[]>;

export type Weight = 'A' | 'B' | 'C' | 'D';

const WEIGHTS: Readonly<Record<Weight, number>> = { A: 3, B: 2, C: 1, D: 0 };
const POSITION_BITS = 14;
const POSITION = 2 ** POSITION_BITS - 1;
const MOST_POSITIONS = 255; // of one word: PostgreSQL refuses more
const NOWHERE: readonly number[] = [];

/** Makes a tsvector, word by word in the order of the text. */
export function createTsvector() {
  const lexemes = new Map<string, readonly number[]>();
  let place = 0;

  function put(word: string, weight: Weight): void {
    const here = (WEIGHTS[weight] << POSITION_BITS) | Math.min(place, POSITION);
    const known = lexemes.get(word) as number[] | undefined;
    if (!known || known === NOWHERE) lexemes.set(word, [here]);
    else putBehind(known, here);
  }
  return {
    /** Words side by side. A phrase does not reach from one call's words into the next one's. */
    add: (words: readonly string[], weight: Weight): void => {
      place++;
      for (const word of words) {
        place++;
        put(word, weight);
      }
    },
    /** Other words for the one that was added last. */
    addAlso: (words: readonly string[], weight: Weight): void => {
      for (const word of words) put(word, weight);
    },
    /** A word that stands nowhere, and is found all the same. */
    mark: (mark: string): void => void lexemes.set(mark, NOWHERE),
    lexemes: lexemes as Tsvector,
  };
}

/** A word counts once at a place, with its highest weight. */
function putBehind(positions: number[], here: number): void {
  const last = positions.at(-1) ?? 0;
  if ((last & POSITION) === (here & POSITION)) positions[positions.length - 1] = Math.max(last, here);
  else if (positions.length < MOST_POSITIONS) positions.push(here);
}
