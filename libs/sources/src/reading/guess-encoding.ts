import { analyse } from 'chardet';
import { scoreLetters } from './letter-scores.ts';

const MAX_SAMPLE_BYTES = 100_000;
const EAST_ASIAN: Readonly<Record<string, string>> = {
  ...{ Shift_JIS: 'shift_jis', 'EUC-JP': 'euc-jp', 'EUC-KR': 'euc-kr' },
  ...{ Big5: 'big5', GB18030: 'gb18030' },
};
/**
 * Encodings of one byte a character, the most frequent first: of equal texts the first one counts.
 */
const SINGLE_BYTE = [
  ...['windows-1252', 'windows-1251', 'windows-1250', 'iso-8859-2', 'windows-1253'],
  ...['iso-8859-7', 'windows-1254', 'koi8-r', 'koi8-u', 'windows-1257'],
];
/** The other encodings of a script. They differ in a few letters, so the better score decides. */
const FAMILIES = [
  ['windows-1250', 'iso-8859-2'],
  ['windows-1253', 'iso-8859-7'],
  ['koi8-r', 'koi8-u'],
];
const LANGUAGES: readonly [languages: string, encodings: string][] = [
  ['cs sk pl hu ro hr sl bs', 'windows-1250 iso-8859-2'],
  ['ru uk bg sr be mk', 'windows-1251 koi8-r koi8-u'],
  ['el', 'windows-1253 iso-8859-7'],
  ['tr az', 'windows-1254'],
  ['lt lv et', 'windows-1257'],
];
const LANGUAGE_BONUS = 0.15;
const CLEAR_LEAD = 0.06;
const MIN_SCORE = 0.5;
const SURE_SCORE = 0.9;
const MIN_HIGH_BYTES = 4;

/** No encoding, or several, make words of the bytes. */
export class UnclearEncodingError extends Error {}

/**
 * Returns the WHATWG name of the encoding of bytes that are not UTF-8: the one whose text has the
 * letters of a language as words have them. `language` is that of the source, if it is known.
 * Throws an UnclearEncodingError if it is unclear.
 */
export function guessEncoding(bytes: Buffer, language: string | null = null): string {
  const sample = highLines(bytes.subarray(0, MAX_SAMPLE_BYTES));
  const scored = SINGLE_BYTE.map((encoding) => {
    const text = new TextDecoder(encoding).decode(sample);
    const bonus = isOfLanguage(encoding, language) ? LANGUAGE_BONUS : 0;
    return { encoding, text, score: scoreLetters(text) + bonus };
  }).sort((one, other) => other.score - one.score);
  const [best] = scored;
  if (!best || best.score < SURE_SCORE) {
    const eastAsian = guessEastAsian(bytes);
    if (eastAsian !== null) return eastAsian;
  }
  const rivals = scored.filter(
    ({ encoding, text, score }) =>
      best &&
      best.score - score < CLEAR_LEAD &&
      text !== best.text &&
      !areFamily(encoding, best.encoding),
  );
  if (best && best.score >= MIN_SCORE && rivals.length === 0) return best.encoding;
  const western = scored.find(({ encoding }) => encoding === 'windows-1252');
  // Few letters prove nothing. Western texts are by far the most frequent ones with few.
  if (sample.filter((byte) => byte > 0x7f).length < MIN_HIGH_BYTES) return 'windows-1252';
  if (best && western && western.score >= MIN_SCORE && best.score - western.score < CLEAR_LEAD)
    return 'windows-1252';
  const names = scored.slice(0, 2).map(({ encoding }) => encoding);
  throw new UnclearEncodingError(
    `The encoding of the text is unclear: it can be ${names.join(' or ')}. Set --encoding.`,
  );
}

const areFamily = (one: string, other: string) =>
  FAMILIES.some((family) => family.includes(one) && family.includes(other));

const isOfLanguage = (encoding: string, language: string | null): boolean =>
  language !== null &&
  LANGUAGES.some(
    ([languages, encodings]) =>
      languages.split(' ').includes(language.slice(0, 2)) &&
      encodings.split(' ').includes(encoding),
  );

const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const MIN_CJK = 0.95;
// Ideographs in Latin words, or with Hangul in one word, are those of a wrong decoding.
const ODD_CJK =
  /[a-z](?=[\p{Script=Han}\p{Script=Hangul}])|[\p{Script=Han}\p{Script=Hangul}](?=[a-z])|\p{Script=Han}(?=\p{Script=Hangul})|\p{Script=Hangul}(?=\p{Script=Han})/gu;
const MAX_ODD = 8;

/** Returns the East Asian encoding that the byte pairs show, if its text has no other letters. */
function guessEastAsian(bytes: Buffer): string | null {
  for (const { name } of analyse(bytes.subarray(0, MAX_SAMPLE_BYTES))) {
    const encoding = EAST_ASIAN[name];
    if (encoding === undefined) continue;
    const text = new TextDecoder(encoding).decode(bytes.subarray(0, MAX_SAMPLE_BYTES));
    const foreign = [...text].filter((letter) => letter > '\u007f');
    const share = foreign.filter((letter) => CJK.test(letter)).length / foreign.length;
    const isOdd = (text.match(ODD_CJK)?.length ?? 0) > foreign.length / MAX_ODD;
    if (share >= MIN_CJK && !isOdd) return encoding;
  }
  return null;
}

const NEW_LINE = 0x0a;

/** Retains the lines with bytes over 127. The others are the same in all encodings. */
function highLines(bytes: Buffer): Buffer {
  const lines: Buffer[] = [];
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(NEW_LINE, from);
    const to = end === -1 ? bytes.length : end + 1;
    const line = bytes.subarray(from, to);
    if (line.some((byte) => byte > 127)) lines.push(line);
    from = to;
  }
  return Buffer.concat(lines);
}
