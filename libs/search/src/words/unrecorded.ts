import { foldText } from '@marquee/domain';
import { foldPhrases } from './lexicon.ts';
import { UNRECORDED_WORDS } from './tables/unrecorded-words.ts';

// built on first use
let names: { byPhrase: ReadonlyMap<string, string>; maxWords: number } | undefined;

function openNames() {
  if (names) return names;
  const byPhrase = new Map<string, string>();
  for (const line of UNRECORDED_WORDS.split('\n')) {
    const [name] = line.trim().split('|');
    if (name) for (const phrase of foldPhrases(line)) byPhrase.set(phrase, name);
  }
  const maxWords = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));
  names = { byPhrase, maxWords };
  return names;
}

/** Words before an attribute that belong to it: "which are", "with". */
const LEAD = /(?:^|\s)(?:that are|which are|who are|is|are|with|mit|avec|con|com|met|z)\s*$/iu;

/** Words after an attribute that belong to it: "wheelchair friendly". */
const TRAIL = new Set(
  'friendly accessible access allowed welcome permitted freundlich erlaubt accesible accessibile toegankelijk'.split(
    ' ',
  ),
);

/**
 * Finds attributes that sources seldom state, such as wheelchair access. `rest` is the query
 * without them. Text in quotes is left alone.
 */
export function findUnrecorded(query: string): { unrecorded: string[]; rest: string } {
  if (query.includes('"')) return { unrecorded: [], rest: query };
  const { byPhrase, maxWords } = openNames();
  const words = query.split(/\s+/).filter((word) => word !== '');
  const found = new Set<string>();
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = phraseLength(words.slice(at, at + maxWords), byPhrase);
    const name = byPhrase.get(foldText(words.slice(at, at + length).join(' ')));
    if (length === 0 || name === undefined) {
      const word = words[at];
      if (word !== undefined) rest.push(word);
      at++;
      continue;
    }
    found.add(name);
    const before = rest.join(' ').replace(LEAD, '');
    rest.splice(0, rest.length, ...(before === '' ? [] : before.split(' ')));
    at += TRAIL.has(foldText(words[at + length] ?? '')) ? length + 1 : length;
  }
  return found.size === 0
    ? { unrecorded: [], rest: query }
    : { unrecorded: [...found], rest: rest.join(' ') };
}

function phraseLength(words: string[], phrases: ReadonlyMap<string, string>): number {
  for (let length = words.length; length > 0; length--)
    if (phrases.has(foldText(words.slice(0, length).join(' ')))) return length;
  return 0;
}
