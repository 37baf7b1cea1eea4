import { toRomaji } from 'wanakana';
import { japaneseWords } from './japanese-words.ts';

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
const KANJI = /[\p{Script=Han}々]/u;
const RUNS = /[\p{Script=Katakana}ー]+|[\p{Script=Han}\p{Script=Hiragana}々]+/gu;
const MAX_WORD_LENGTH = 6;
// More than the cost of a common word, so that few words are preferred.
const WORD_COST = 6;
const UNKNOWN_COST = 30;
const SUFFIX_BONUS = 5;

export const hasKana = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/**
 * Replaces Japanese words by romaji without marks of long vowels, as on passports: "東京の夏" becomes
 * "tokyo no natsu".
 */
export const romaniseJapanese = (text: string): string =>
  text.normalize('NFKC').replace(JAPANESE, (words) => ` ${romaniseWords(words)} `);

const romaniseWords = (text: string): string =>
  (text.match(RUNS) ?? [])
    .flatMap((run) => splitWords(run))
    .map(toPassportRomaji)
    .join(' ');

interface Path {
  cost: number;
  readings: string[];
}

/**
 * Returns the readings of the cheapest sequence of words. Characters without a reading are returned
 * as they are.
 */
function splitWords(run: string): string[] {
  if (!KANJI.test(run)) return [run];
  const paths: (Path | undefined)[] = [{ cost: 0, readings: [] }];
  for (let start = 0; start < run.length; start++) {
    const path = paths[start];
    if (!path) continue;
    for (const { length, cost, reading } of wordsAt(run, start)) {
      const known = paths[start + length];
      if (!known || path.cost + cost < known.cost)
        paths[start + length] = { cost: path.cost + cost, readings: [...path.readings, reading] };
    }
  }
  return paths[run.length]?.readings ?? [run];
}

function* wordsAt(run: string, start: number) {
  const isAfterKanji = KANJI.test(run[start - 1] ?? '');
  for (let length = 1; length <= Math.min(MAX_WORD_LENGTH, run.length - start); length++) {
    const text = run.slice(start, start + length);
    const suffix = isAfterKanji ? japaneseWords().get(`-${text}`) : undefined;
    const word = suffix ?? japaneseWords().get(text);
    if (word)
      yield {
        length,
        reading: word.reading,
        cost: WORD_COST + word.cost - (suffix ? SUFFIX_BONUS : 0),
      };
  }
  const [kana = ''] = /^\p{Script=Hiragana}+/u.exec(run.slice(start)) ?? [];
  if (kana !== '') yield { length: kana.length, reading: kana, cost: WORD_COST };
  yield { length: 1, reading: run[start] ?? '', cost: UNKNOWN_COST };
}

// Particles are not read as they are written. wanakana lacks the sounds of loanwords.
const PARTICLES: Readonly<Record<string, string>> = { は: 'wa', へ: 'e', を: 'o' };
const LOAN_SOUNDS: Readonly<Record<string, string>> = {
  ...{
    ファ: 'fa',
    フィ: 'fi',
    フェ: 'fe',
    フォ: 'fo',
    ティ: 'ti',
    ディ: 'di',
    トゥ: 'tu',
    ドゥ: 'du',
  },
  ...{
    ヴァ: 'va',
    ヴィ: 'vi',
    ヴェ: 've',
    ヴォ: 'vo',
    ウィ: 'wi',
    ウェ: 'we',
    ウォ: 'wo',
    デュ: 'dyu',
  },
  ...{ ツァ: 'tsa', クァ: 'kwa', グァ: 'gwa' },
};

const toPassportRomaji = (kana: string): string =>
  PARTICLES[kana] ??
  toRomaji(
    kana.replaceAll('ー', '').replace(/.[ァィェォゥュ]/gu, (sound) => LOAN_SOUNDS[sound] ?? sound),
  )
    .replaceAll("'", '')
    .replace(/ou|oo/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/n(?=[bmp])/g, 'm');
