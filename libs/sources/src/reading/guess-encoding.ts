import { analyse } from 'chardet';

const MIN_CONFIDENCE = 40;
const MAX_SAMPLE_BYTES = 100_000;
// Encodings whose letters Windows-1252 would turn into nonsense. The others are subsets of Windows-1252 or too similar to it.
const FOREIGN: Readonly<Record<string, string>> = {
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-r',
  'ISO-8859-2': 'iso-8859-2',
  'windows-1250': 'windows-1250',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  Big5: 'big5',
  GB18030: 'gb18030',
};

/** Returns the WHATWG name of the encoding of bytes that are not UTF-8. A doubtful text counts as Windows-1252. */
export function guessEncoding(bytes: Buffer): string {
  const [best, second] = analyse(bytes.subarray(0, MAX_SAMPLE_BYTES));
  const encoding = best && FOREIGN[best.name];
  const isClear =
    best !== undefined &&
    best.confidence >= MIN_CONFIDENCE &&
    best.confidence > (second?.confidence ?? 0);
  return encoding !== undefined && isClear ? encoding : 'windows-1252';
}
