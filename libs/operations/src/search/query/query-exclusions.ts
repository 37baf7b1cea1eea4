import { foldText, type Category } from '@marquee/domain';
import {
  EXCLUDING_PLACE_WORDS,
  EXCLUDING_WORDS,
  findMeaning,
  maxPhraseWords,
  type PlaceCandidate,
  type Topic,
  type WordMeaning,
} from '@marquee/search';

const alternatives = (words: Readonly<Record<string, readonly string[]>>): string =>
  Object.values(words).flat().join('|');

// "No" is "in the" in Portuguese: "no cinema".
const PORTUGUESE =
  'cinema|teatro|museu|parque|bar|circo|festival|mercado|rio|porto|brasil|verão|natal|domingo|sábado';
const LEAD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${alternatives(EXCLUDING_WORDS)})\\s(?:(?:(?:any|an?|the|more|de|du|le|la|les|el|los|las|il|lo|i|gli|die|der|das|o|os|as)\\s)+|d['’]|l['’])?|non[- ]|no\\s(?!(?:${PORTUGUESE})(?![\\p{L}\\p{N}])))`,
  'giu',
);
const TRAIL =
  /(?:以外|じゃない|ではない|でない|を除く|を除いて|抜き|除く|之外|除外)(?:の|で|に|に何か)?/u;
const WORD = /[\p{L}\p{N}-]+/gu;

export interface Exclusions {
  categories: Category[];
  topics: Topic[];
  /** "not online", "not free". */
  online: boolean;
  free: boolean;
}

/**
 * Finds the categories and topics that a query excludes: "London, no sports", "rock but not metal".
 * `rest` is the query without them.
 */
export function findExclusions(text: string): { excluded: Exclusions; rest: string } {
  const query = leadWithExcluded(text);
  const categories = new Set<Category>();
  const topics = new Set<Topic>();
  const flags = { online: false, free: false };
  const exclude = ({ topic, category, online, free }: WordMeaning) => {
    if (topic) topics.add(topic);
    else if (category) categories.add(category);
    flags.online ||= online === true;
    flags.free ||= free === true;
  };
  let rest = '';
  let at = 0;
  for (const { index, 0: lead } of query.matchAll(LEAD)) {
    const begin = index + lead.length;
    const found = index < at ? null : readExcluded(query.slice(begin));
    if (!found) continue;
    exclude(found.meaning);
    rest += `${query.slice(at, index)} `;
    at = begin + found.length;
    // "no sports or comedy", "ohne Sport und Comedy"
    for (let more = JOINED.exec(query.slice(at)); more; more = JOINED.exec(query.slice(at))) {
      const next = readExcluded(query.slice(at + more[0].length));
      if (!next) break;
      exclude(next.meaning);
      at += more[0].length + next.length;
    }
    at += VERB.exec(query.slice(at))?.[0].length ?? 0;
  }
  if (at === 0) return { excluded: { categories: [], topics: [], ...flags }, rest: text };
  const excluded = { categories: [...categories], topics: [...topics], ...flags };
  return { excluded, rest: (rest + query.slice(at)).replace(/\s+/g, ' ').trim() };
}

// "die kein Techno sind": the verb ends the clause.
const VERB = /^\s+(?:sind|ist|zijn|is)(?![\p{L}\p{N}])/iu;
const JOINED = /^\s+(?:or|and|nor|oder|und|noch|ou|ni|o|e|y|of|en|i|lub|ani|или|и)\s+/iu;

/** Puts the word before what it excludes: スポーツ以外 → 以外 スポーツ. */
function leadWithExcluded(query: string): string {
  const match = TRAIL.exec(query);
  if (!match) return query;
  const head = query.slice(0, match.index).trim();
  const from = /[\s、。のはで]?([^\s、。のはで]+)$/u.exec(head)?.[1] ?? '';
  const before = head.slice(0, head.length - from.length);
  return `${before} not ${from} ${query.slice(match.index + match[0].length)}`.trim();
}

// No filter excludes an audience, so it is only removed: "without kids" is not for kids.
const isCondition = ({ topic, category, online, free, audience, state }: WordMeaning): boolean =>
  (topic ?? category ?? online ?? free ?? audience ?? state) !== undefined;

/** Reads the longest phrase at the beginning of a text that means a category or a topic. */
function readExcluded(text: string): { meaning: WordMeaning; length: number } | null {
  const ends = [...text.matchAll(WORD)]
    .slice(0, maxPhraseWords())
    .map(({ index, 0: word }) => index + word.length);
  for (const length of ends.reverse()) {
    const meaning = findMeaning(foldText(text.slice(0, length)));
    if (meaning && isCondition(meaning)) return { meaning, length };
  }
  return null;
}

const PLACE_LEAD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${alternatives(EXCLUDING_PLACE_WORDS)})\\s+(?<article>(?:the|den|der|die|les|los|las|de|os|as)\\s+)?`,
  'iu',
);
const MIN_CONFIDENCE = 0.5;

/**
 * Finds the place that a query excludes: "techno but not in Berlin". `rest` is the query without
 * it.
 */
export async function findExcludedPlace(
  query: string,
  findPlaces: (text: string) => Promise<PlaceCandidate[]>,
): Promise<{ excluded: PlaceCandidate[]; rest: string }> {
  const none = { excluded: [], rest: query };
  const match = query.includes('"') ? null : PLACE_LEAD.exec(query);
  if (!match) return none;
  const after = query.slice(match.index + match[0].length);
  const key = `${foldText(after)} `;
  // "us" is a country only after an article.
  const candidates = await findPlaces(
    match.groups?.['article'] ? `in the ${after}` : `in ${after}`,
  );
  const place = candidates.find(
    ({ text, confidence }) => confidence >= MIN_CONFIDENCE && key.startsWith(`${bare(text)} `),
  );
  if (!place) return none;
  const words = bare(place.text).split(' ').length;
  const tail = after.split(/\s+/).slice(words).join(' ');
  return {
    excluded: [place],
    rest: `${query.slice(0, match.index)} ${tail}`.replace(/\s+/g, ' ').trim(),
  };
}

const bare = (text: string): string => foldText(text).replace(/^(?:in )?(?:the )?/, '');
