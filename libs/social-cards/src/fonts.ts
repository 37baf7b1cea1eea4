import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Font {
  /** Package of `@expo-google-fonts`, with a folder per weight. */
  package: string;
  file: string;
  scripts: RegExp;
}

const REGULAR = '400Regular/NotoSans_400Regular.ttf';
const BOLD = '700Bold/NotoSans_700Bold.ttf'; // Latin, Greek, Cyrillic

// Large fonts take 10 ms to load, so only the fonts that a text needs are loaded.
const FONTS: readonly Font[] = [
  { package: 'noto-sans-arabic', file: '700Bold/NotoSansArabic_700Bold.ttf', scripts: /\p{Script=Arabic}/u },
  { package: 'noto-sans-hebrew', file: '700Bold/NotoSansHebrew_700Bold.ttf', scripts: /\p{Script=Hebrew}/u },
  {
    package: 'noto-sans-devanagari',
    file: '700Bold/NotoSansDevanagari_700Bold.ttf',
    scripts: /\p{Script=Devanagari}/u,
  },
  { package: 'noto-sans-kr', file: '700Bold/NotoSansKR_700Bold.ttf', scripts: /\p{Script=Hangul}/u },
  {
    package: 'noto-emoji',
    file: '700Bold/NotoEmoji_700Bold.ttf',
    scripts: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
  },
];
const JAPANESE: Font = {
  package: 'noto-sans-jp',
  file: '700Bold/NotoSansJP_700Bold.ttf',
  scripts: /[\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u,
};
const CHINESE: Font = { package: 'noto-sans-sc', file: '700Bold/NotoSansSC_700Bold.ttf', scripts: /\p{Script=Han}/u };

/** Returns the font files that a text needs, the default font first. */
export function fontFilesFor(text: string, countryCode: string | null): string[] {
  const others = FONTS.filter(({ scripts }) => scripts.test(text));
  return [
    fontPath('noto-sans', BOLD),
    fontPath('noto-sans', REGULAR),
    ...[...others, ...hanFontsFor(text, countryCode)].map((font) => fontPath(font.package, font.file)),
  ];
}

/** Returns the font for Han characters. They have Japanese shapes next to kana or in Japan. */
function hanFontsFor(text: string, countryCode: string | null): Font[] {
  const hasHan = CHINESE.scripts.test(text);
  const isJapanese = JAPANESE.scripts.test(text.replace(/[\u3000-\u303f\uff01-\uff60]/g, '')) || countryCode === 'JP';
  if (isJapanese && (hasHan || JAPANESE.scripts.test(text))) return [JAPANESE];
  return hasHan || JAPANESE.scripts.test(text) ? [CHINESE] : [];
}

/** Paths of all font files below the font folder. A bundle must contain them. */
export const FONT_FILES: readonly string[] = [
  `noto-sans/${BOLD}`,
  `noto-sans/${REGULAR}`,
  ...[...FONTS, JAPANESE, CHINESE].map((font) => `${font.package}/${font.file}`),
];

// A bundle has the font files next to it; the workspace has the packages.
function fontPath(name: string, file: string): string {
  try {
    return join(dirname(packages.resolve(`@expo-google-fonts/${name}/package.json`)), file);
  } catch {
    return join(import.meta.dirname, 'fonts', name, file);
  }
}

const packages = createRequire(import.meta.url);
