const MIN_ENTRIES = 700_000; // 1 MB
const BITS_PER_ENTRY = 12;

/** Bits of 32 numbers in a row. */
interface Segment {
  words: Uint32Array;
  /** How many entries it has room for. */
  room: number;
}

/**
 * Pairs of whole numbers, in bits, 1.5 MB a million: never misses one that it has, and takes one of fifty others for one that it has (a
 * Bloom filter whose bits of an entry lie in one word, as in Putze, Sanders, Singler 2007). Beyond `expected` it grows by segments, each
 * twice as large as the one before; grown from nothing to twelve million it takes one of fourteen others for its own.
 */
export function createBloomFilter(expected: number) {
  let room = Math.max(MIN_ENTRIES, Math.ceil(expected));
  const segments = [createSegment(room)];

  function has(at: number, marks: number): boolean {
    for (const { words } of segments) if (((words[at % words.length] ?? 0) & marks) === marks) return true;
    return false;
  }

  return {
    add(a: number, b: number): void {
      const at = mix(a, b);
      const marks = bitMask(at);
      if (has(at, marks)) return;
      let last = segments.at(-1);
      if (!last || last.room === 0) segments.push((last = createSegment((room *= 2))));
      const index = at % last.words.length;
      last.words[index] = (last.words[index] ?? 0) | marks;
      last.room--;
    },
    mayContain(a: number, b: number): boolean {
      const at = mix(a, b);
      return has(at, bitMask(at));
    },
  };
}
export type BloomFilter = ReturnType<typeof createBloomFilter>;

const createSegment = (room: number): Segment => ({
  words: new Uint32Array(Math.ceil((room * BITS_PER_ENTRY) / 32)),
  room,
});

/** 32 bits, unsigned, of which each depends on all of both (the finaliser of MurmurHash3). */
function mix(a: number, b: number): number {
  let hash = a ^ Math.imul(b, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Four of a word's 32 bits, which say nothing of the word's place. */
function bitMask(hash: number): number {
  const places = Math.imul(hash, 0x27d4eb2f);
  return (
    (1 << (places >>> 27)) |
    (1 << ((places >>> 22) & 31)) |
    (1 << ((places >>> 17) & 31)) |
    (1 << ((places >>> 12) & 31))
  );
}
