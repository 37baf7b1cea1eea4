// npm run fonts: creates the font files of social cards from npm packages that have more styles and
// characters than we need.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { CHARACTER_SETS } from './bundles/font-characters.ts';

const TARGET = join(import.meta.dirname, '../libs/social-cards/fonts');
const WEB_TARGETS = ['web', 'widgets'].map((app) =>
  join(import.meta.dirname, '../apps', app, 'assets'),
);
const { japanese, commonHan, rareHan, hangul, eastAsianSymbols } = CHARACTER_SETS;

interface FontSource {
  /** Package of @expo-google-fonts, and its version. */
  from: string;
  file: string;
  /** All characters of the font if absent. */
  characters?: (() => Set<string>)[];
}

/** The whole bold font of one script, which has its rules for joined and stacked letters. */
const scriptFont = (from: string): FontSource => {
  const name = `Noto${from
    .replace(/^noto|@.*/g, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}_700Bold.ttf`;
  return { from, file: `700Bold/${name}` };
};

const SOURCES: Record<string, FontSource> = {
  display: {
    from: 'bricolage-grotesque@0.4.1',
    file: '800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
  },
  bold: { from: 'noto-sans@0.4.2', file: '700Bold/NotoSans_700Bold.ttf' },
  regular: { from: 'noto-sans@0.4.2', file: '400Regular/NotoSans_400Regular.ttf' },
  arabic: scriptFont('noto-sans-arabic@0.4.3'),
  hebrew: scriptFont('noto-sans-hebrew@0.4.1'),
  devanagari: scriptFont('noto-sans-devanagari@0.4.1'),
  armenian: scriptFont('noto-sans-armenian@0.4.2'),
  bengali: scriptFont('noto-sans-bengali@0.4.4'),
  ethiopic: scriptFont('noto-sans-ethiopic@0.4.2'),
  georgian: scriptFont('noto-sans-georgian@0.4.3'),
  gujarati: scriptFont('noto-sans-gujarati@0.4.2'),
  gurmukhi: scriptFont('noto-sans-gurmukhi@0.4.1'),
  kannada: scriptFont('noto-sans-kannada@0.4.3'),
  khmer: scriptFont('noto-sans-khmer@0.4.3'),
  lao: scriptFont('noto-sans-lao@0.4.2'),
  malayalam: scriptFont('noto-sans-malayalam@0.4.2'),
  myanmar: scriptFont('noto-sans-myanmar@0.4.2'),
  oriya: scriptFont('noto-sans-oriya@0.4.2'),
  sinhala: scriptFont('noto-sans-sinhala@0.4.2'),
  tamil: scriptFont('noto-sans-tamil@0.4.3'),
  telugu: scriptFont('noto-sans-telugu@0.4.2'),
  thaana: scriptFont('noto-sans-thaana@0.4.2'),
  thai: scriptFont('noto-sans-thai@0.4.2'),
  tibetan: scriptFont('noto-serif-tibetan@0.4.2'),
  emoji: { from: 'noto-emoji@0.4.7', file: '700Bold/NotoEmoji_700Bold.ttf' },
  hangul: {
    from: 'noto-sans-kr@0.4.3',
    file: '700Bold/NotoSansKR_700Bold.ttf',
    characters: [hangul, eastAsianSymbols],
  },
  japanese: {
    from: 'noto-sans-jp@0.4.3',
    file: '700Bold/NotoSansJP_700Bold.ttf',
    characters: [japanese, eastAsianSymbols],
  },
  'han-common': {
    from: 'noto-sans-sc@0.4.3',
    file: '700Bold/NotoSansSC_700Bold.ttf',
    characters: [commonHan, eastAsianSymbols],
  },
  'han-rare': {
    from: 'noto-sans-sc@0.4.3',
    file: '700Bold/NotoSansSC_700Bold.ttf',
    characters: [rareHan],
  },
};

/** Returns the folder of an unpacked package. */
async function download(from: string, temporary: string): Promise<string> {
  const folder = join(temporary, from);
  if (existsSync(folder)) return folder;
  await mkdir(folder, { recursive: true });
  const archive = execFileSync('npm', ['pack', '--silent', from], { cwd: folder }).toString();
  execFileSync('tar', ['-xzf', archive.trim(), '--strip-components=1'], { cwd: folder });
  return folder;
}

async function makeFont(
  name: string,
  { from, file, characters }: FontSource,
  temporary: string,
): Promise<void> {
  const folder = await download(`@expo-google-fonts/${from}`, temporary);
  const font = await readFile(join(folder, file));
  const text = characters?.flatMap((set) => [...set()]).join('');
  const bytes =
    text === undefined ? font : await subsetFont(font, text, { targetFormat: 'truetype' });
  await writeFile(join(TARGET, `${name}.ttf`), bytes);
  await cp(join(folder, 'LICENSE_FONT'), join(TARGET, `LICENSE-${from.replace(/@.*/, '')}.txt`));
  console.log(`${name}.ttf: ${String(Math.round(bytes.length / 1000))} kB`);
}

const TEXT_FONT = '@fontsource-variable/instrument-sans@5.3.0';

/**
 * Creates the fonts of the website and the builder: the Latin letters of the display font, and the
 * text font.
 */
async function makeWebFonts(temporary: string): Promise<void> {
  const text = [...CHARACTER_SETS.latin()].join('');
  const bytes = await subsetFont(await readFile(join(TARGET, 'display.ttf')), text, {
    targetFormat: 'woff2',
  });
  const folder = await download(TEXT_FONT, temporary);
  const licence = 'LICENSE-bricolage-grotesque.txt';
  const copies = {
    [join(TARGET, licence)]: licence,
    [join(folder, 'files/instrument-sans-latin-wght-normal.woff2')]: 'text.woff2',
    [join(folder, 'files/instrument-sans-latin-ext-wght-normal.woff2')]: 'text-extended.woff2',
    [join(folder, 'LICENSE')]: 'LICENSE-instrument-sans.txt',
  };
  for (const target of WEB_TARGETS) {
    await writeFile(join(target, 'display.woff2'), bytes);
    for (const [from, to] of Object.entries(copies)) await cp(from, join(target, to));
  }
}

await using temporary = await mkdtempDisposable(join(tmpdir(), 'marquee-fonts-'));
await mkdir(TARGET, { recursive: true });
for (const [name, source] of Object.entries(SOURCES)) await makeFont(name, source, temporary.path);
await makeWebFonts(temporary.path);
