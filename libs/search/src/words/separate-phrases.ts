import { foldText } from '@marquee/domain';
import { findMeaning } from './lexicon.ts';

const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu;
const PARTICLES = /^[のでにはをがと的在和]+|(?<![のでにはをがと的在和])[のでにはをがと的在和]+$/gu;
const MAX_LENGTH = 12;

// Short names of cities that no gazetteer has.
const CITY_SHORT_NAMES: Readonly<Record<string, string>> = {
  bln: 'Berlin',
  ldn: 'London',
  bcn: 'Barcelona',
  muc: 'München',
  cph: 'Copenhagen',
  ams: 'Amsterdam',
  mtl: 'Montreal',
  philly: 'Philadelphia',
  vegas: 'Las Vegas',
  nola: 'New Orleans',
  atx: 'Austin, Texas',
  frisco: 'San Francisco',
  jozi: 'Johannesburg',
  cdmx: 'Ciudad de México',
  спб: 'Saint Petersburg',
  мск: 'Moscow',
};
const WORD = /[\p{L}]+/gu;

/** Writes short names of cities in full: "bln techno". The text in quotes is left alone. */
export const expandCityNames = (query: string): string =>
  query.includes('"')
    ? query
    : query.replace(WORD, (word) => CITY_SHORT_NAMES[word.toLowerCase()] ?? word);

/** Puts blanks around the words of the lexicon in scripts without blanks: 東京のコンサート → 東京 コンサート. */
export const separatePhrases = (query: string): string =>
  query.replaceAll(UNSPACED_RUN, (run) => {
    const parts = splitRun(run);
    return parts.length > 1 ? ` ${parts.join(' ')} ` : run;
  });

function splitRun(run: string): string[] {
  const parts: string[] = [];
  let unknown = '';
  const flush = () => {
    const word = unknown.replaceAll(PARTICLES, '');
    if (word !== '') parts.push(word);
    unknown = '';
  };
  for (let at = 0; at < run.length;) {
    const phrase = longestPhrase(run, at);
    if (phrase === null) unknown += run.charAt(at++);
    else {
      flush();
      parts.push(phrase);
      at += phrase.length;
    }
  }
  flush();
  return parts;
}

/**
 * Returns the longest phrase of the lexicon that begins here. Katakana words are not split: ライブラリ
 * is not ライブ.
 */
function longestPhrase(run: string, at: number): string | null {
  for (let length = Math.min(MAX_LENGTH, run.length - at); length > 1; length--) {
    const phrase = run.slice(at, at + length);
    if (findMeaning(foldText(phrase)) && !isInsideWord(run, at, at + length)) return phrase;
  }
  return null;
}

const isKatakana = (character: string) => /[\p{Script=Katakana}ー]/u.test(character);
const isInsideWord = (run: string, from: number, to: number) =>
  (isKatakana(run.charAt(from)) && isKatakana(run.charAt(from - 1))) ||
  (isKatakana(run.charAt(to - 1)) && isKatakana(run.charAt(to)));
