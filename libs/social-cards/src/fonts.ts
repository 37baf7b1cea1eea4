import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTER_SETS } from './character-sets.ts';

interface Font {
  /** Name in the font folder. `tools/make-fonts.ts` creates the file. */
  file: string;
  scripts: RegExp;
}

// Large fonts take 10 ms to load, so only the fonts that a text needs are loaded.
const FONTS: readonly Font[] = [
  { file: 'arabic.ttf', scripts: /\p{Script=Arabic}/u },
  { file: 'hebrew.ttf', scripts: /\p{Script=Hebrew}/u },
  { file: 'devanagari.ttf', scripts: /\p{Script=Devanagari}/u },
  { file: 'hangul.ttf', scripts: /\p{Script=Hangul}/u },
  { file: 'emoji.ttf', scripts: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u },
];
const LATIN_GREEK_CYRILLIC = ['bold.ttf', 'regular.ttf'];

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const EAST_ASIAN_SYMBOL = /[\u3000-\u303f\uff01-\uff60]/u;

/** Returns the font files that a text needs, the default font first. */
export function fontFilesFor(text: string, countryCode: string | null): string[] {
  const others = FONTS.filter(({ scripts }) => scripts.test(text)).map(({ file }) => file);
  return [...LATIN_GREEK_CYRILLIC, ...others, ...eastAsianFontsFor(text, countryCode)].map((file) =>
    join(FOLDER, file),
  );
}

/** Returns the fonts for Han characters and kana. Han characters have Japanese shapes next to kana or in Japan. */
function eastAsianFontsFor(text: string, countryCode: string | null): string[] {
  const han = [...text].filter((character) => HAN.test(character));
  if (han.length === 0 && !KANA.test(text) && !EAST_ASIAN_SYMBOL.test(text)) return [];
  const isJapanese = KANA.test(text) || countryCode === 'JP';
  if (isJapanese && isCovered(han, 'japanese')) return ['japanese.ttf'];
  const chinese = isCovered(han, 'commonHan') ? ['han-common.ttf'] : ['han-common.ttf', 'han-rare.ttf'];
  return isJapanese ? ['japanese.ttf', ...chinese] : chinese;
}

const known = new Map<string, Set<string>>();

function isCovered(characters: string[], name: 'japanese' | 'commonHan'): boolean {
  const covered = known.get(name) ?? CHARACTER_SETS[name]();
  known.set(name, covered);
  return characters.every((character) => covered.has(character));
}

// A bundle has the fonts next to it.
const FOLDER = [join(import.meta.dirname, 'fonts'), join(import.meta.dirname, '../fonts')].find(existsSync) ?? '';
