/**
 * Characters of large fonts, which are stored in parts so that a card loads only the part that it
 * needs.
 */
export const CHARACTER_SETS = {
  /** Letters of European languages and Vietnamese, and their punctuation. */
  latin: () =>
    new Set([
      ...range(0x20, 0x7e),
      ...range(0xa0, 0x24f),
      ...range(0x1e00, 0x1eff),
      ...Array.from('‘’“”–—…•€„‚‹›'),
    ]),
  /** JIS X 0208 with the extensions of IBM and NEC. */
  japanese: () => decodeAll('shift_jis', [0x81, 0xfc]),
  /**
   * GB 2312 and the first level of Big5: the everyday characters of simplified and traditional
   * Chinese.
   */
  commonHan,
  /** The other characters of GBK and Big5, e.g. of names. */
  rareHan: () => {
    const common = commonHan();
    const all = [...decodeAll('gbk', [0x81, 0xfe]), ...decodeAll('big5', [0x87, 0xfe])];
    return new Set(all.filter((character) => isHan(character) && !common.has(character)));
  },
  hangul: () =>
    new Set([...range(0x1100, 0x11ff), ...range(0x3130, 0x318f), ...range(0xac00, 0xd7a3)]),
  /**
   * ASCII, punctuation, symbols, kana and full-width forms, as one font has to shape a whole line.
   */
  eastAsianSymbols: () =>
    new Set([
      ...range(0x20, 0xff),
      ...range(0x2000, 0x27bf),
      ...range(0x3000, 0x33ff),
      ...range(0xff00, 0xffef),
    ]),
} satisfies Record<string, () => Set<string>>;

function commonHan(): Set<string> {
  return new Set([...decodeAll('gbk', [0xa1, 0xf7], 0xa1), ...decodeAll('big5', [0xa1, 0xc6])]);
}

const isHan = (character: string) => /\p{Script=Han}/u.test(character);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Returns the characters of a two-byte encoding whose first byte is in a range. */
function decodeAll(
  encoding: string,
  [first, last]: [number, number],
  firstTrail = 0x40,
): Set<string> {
  const decoder = new TextDecoder(encoding);
  const trails = range(firstTrail, 0xfe).map((_, index) => firstTrail + index);
  const characters = range(first, last).flatMap((_, index) =>
    trails.map((trail) => decoder.decode(Uint8Array.of(first + index, trail))),
  );
  return new Set(
    characters.filter((character) => [...character].length === 1 && character !== '\ufffd'),
  );
}
