// npm run japanese-words: creates the word list of slugs from the IPADIC dictionary in the npm
// package kuromoji, which is too large at run time.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

const TARGET = join(import.meta.dirname, '../libs/domain/data');
const PACKAGE = 'kuromoji@0.1.2';
const TOKEN_BYTES = 10;
const MAX_LENGTH = 6;
// Frequent words have a low cost. The cost is stored as one digit.
const MAX_COST = 8_000;
const MAX_SUFFIX_COST = 10_000;
const MAX_PLACE_COST = 6_500;
const COST_STEP = 1_000;
const NAME_EXTRA_COST = 1_500;

const JAPANESE =
  /^(?=.*\p{Script=Han})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;

interface Word {
  text: string;
  reading: string;
  cost: number;
  isSuffix: boolean;
}

/** Reads the words of the dictionary: a table of numbers, and their features as text. */
function* readWords(tokens: Buffer, features: Buffer): Generator<Word> {
  for (let at = 0; at + TOKEN_BYTES <= tokens.length; at += TOKEN_BYTES) {
    const start = tokens.readUInt32LE(at + 6);
    const [text = '', kind = '', detail = '', area = '', , , form = '', , reading = ''] = features
      .toString('utf8', start, features.indexOf(0, start))
      .split(',');
    const isName = detail === '固有名詞';
    if (!JAPANESE.test(text) || text.length > MAX_LENGTH || reading === '' || reading === '*')
      continue;
    if (isName && area !== '地域' && area !== '人名') continue;
    if (
      /動詞|形容詞/.test(kind) &&
      kind !== '副詞' &&
      !/^(基本形|連用形|連用タ接続|\*)$/.test(form)
    )
      continue;
    const cost = tokens.readInt16LE(at + 4);
    const isFrequent = cost <= (area === '地域' ? MAX_PLACE_COST : MAX_COST);
    const isPerson = isName && area === '人名';
    const isSuffix = detail === '接尾';
    if (isFrequent || (text.length === 1 && !(isSuffix && cost > MAX_SUFFIX_COST)))
      yield { text, reading, cost: cost + (isPerson ? NAME_EXTRA_COST : 0), isSuffix };
  }
}

/**
 * Returns a line for each word: a hyphen before a suffix, the word, its reading in katakana, and
 * its cost.
 */
function toLines(words: Iterable<Word>): string[] {
  const best = new Map<string, Word>();
  for (const word of words) {
    const key = word.isSuffix ? `-${word.text}` : word.text;
    if (word.cost < (best.get(key)?.cost ?? Infinity)) best.set(key, word);
  }
  return [...best]
    .map(
      ([key, { reading, cost }]) =>
        `${key} ${reading} ${String(Math.min(9, Math.max(0, Math.floor(cost / COST_STEP))))}`,
    )
    .sort();
}

await using temporary = await mkdtempDisposable(join(tmpdir(), 'marquee-words-'));
const archive = execFileSync('npm', ['pack', '--silent', PACKAGE], { cwd: temporary.path })
  .toString()
  .trim();
execFileSync('tar', ['-xzf', archive, '--strip-components=1'], { cwd: temporary.path });
const read = async (name: string) => gunzipSync(await readFile(join(temporary.path, 'dict', name)));
const lines = toLines(readWords(await read('tid.dat.gz'), await read('tid_pos.dat.gz')));
await mkdir(TARGET, { recursive: true });
const bytes = gzipSync(lines.join('\n'), { level: 9 });
await writeFile(join(TARGET, 'japanese-words.txt.gz'), bytes);
await cp(join(temporary.path, 'NOTICE.md'), join(TARGET, 'LICENSE-ipadic.md'));
console.log(
  `japanese-words.txt.gz: ${String(lines.length)} words, ${String(Math.round(bytes.length / 1000))} kB`,
);
