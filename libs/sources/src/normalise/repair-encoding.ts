const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const MAX_ROUNDS = 3;

/** Characters of an encoding by the bytes from 0x80 on that they represent. */
type Bytes = ReadonlyMap<string, number>;

function readHighBytes(encoding: string): Bytes {
  const decoder = new TextDecoder(encoding);
  const high = Array.from({ length: 128 }, (_, index) => index + 128);
  return new Map(high.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
}

const WINDOWS_1251 = readHighBytes('windows-1251');
// Latin-1 has control characters where Windows-1252 has letters.
const WINDOWS_1252: Bytes = new Map([
  ...Array.from({ length: 32 }, (_, index): [string, number] => [
    String.fromCharCode(index + 128),
    index + 128,
  ]),
  ...readHighBytes('windows-1252'),
]);

// "Ã©", "â€™", "Â ", "ðŸŽµ": no language has these. Other pairs, such as "Ä“", can be text.
const CERTAIN = /Ã[\u0080-\u00bf\u0152-\u2122]|Â[\u0080-\u00bf]|â[€„‚\u0080-\u0084]|ðŸ|ð\u009f/;
const MIN_LETTERS = 3;

/**
 * Repairs UTF-8 that was decoded as Windows-1252, Latin-1 or Windows-1251: "CafÃ©" is "Café".
 * Returns other texts as they are.
 */
export function repairEncoding(text: string): string {
  let repaired = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = repairOnce(repaired);
    if (next === repaired) break;
    repaired = next;
  }
  return repaired;
}

function repairOnce(text: string): string {
  const runs = text.match(/[^\p{ASCII}]+/gu) ?? [];
  const isCertain = CERTAIN.test(text);
  // Each letter of Windows-1251 can be one of a Russian text, so a few of them prove nothing.
  const isLong = runs.join('').length >= 2 * MIN_LETTERS;
  for (const bytes of isCertain ? [WINDOWS_1252] : isLong ? [WINDOWS_1252, WINDOWS_1251] : [])
    if (runs.every((run) => decodeWhole(run, bytes) !== null))
      return text.replaceAll(/[^\p{ASCII}]+/gu, (run) => decodeWhole(run, bytes) ?? run);
  if (!isCertain) return text;
  return text.replaceAll(/[^\p{ASCII}]+/gu, (run) =>
    CERTAIN.test(run) ? decodeParts(run, WINDOWS_1252) : run,
  );
}

function toBytes(run: string, bytes: Bytes): number[] | null {
  const codes = Array.from(run, (letter) => bytes.get(letter));
  return codes.every((code) => code !== undefined) ? codes : null;
}

function decodeWhole(run: string, bytes: Bytes): string | null {
  const codes = toBytes(run, bytes);
  if (codes === null) return null;
  try {
    return UTF_8.decode(Uint8Array.from(codes));
  } catch {
    return null;
  }
}

/** Decodes each sequence of a run that is UTF-8, and leaves the rest. */
function decodeParts(run: string, bytes: Bytes): string {
  const letters = Array.from(run);
  let decoded = '';
  for (let at = 0; at < letters.length;) {
    const length = sequenceLength(bytes.get(letters[at] ?? '') ?? 0);
    const part = length === 0 ? null : decodeWhole(letters.slice(at, at + length).join(''), bytes);
    decoded += part ?? letters[at] ?? '';
    at += part === null ? 1 : length;
  }
  return decoded;
}

/** Returns the length of the UTF-8 sequence that begins with a byte, or 0. */
const sequenceLength = (byte: number): number =>
  byte >= 0xc2 && byte <= 0xdf
    ? 2
    : byte >= 0xe0 && byte <= 0xef
      ? 3
      : byte >= 0xf0 && byte <= 0xf4
        ? 4
        : 0;
