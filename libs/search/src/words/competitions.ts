import { foldPhrases, findMeaning } from './lexicon.ts';
import { COMPETITIONS, OTHER_NAMES } from './tables/competitions.ts';
import type { Topic } from './word-meaning.ts';

/** A run of words that names a competition. */
export interface CompetitionRun {
  from: number;
  /** Index of the word after the last one. */
  to: number;
  /** The sport. */
  topic: Topic;
  /** The folded name, as the query states it. */
  name: string;
}

let competitions: { topics: ReadonlyMap<string, Topic>; maxWords: number } | undefined;

function openCompetitions() {
  if (competitions) return competitions;
  const topics = new Map<string, Topic>();
  for (const [sport, phrases] of Object.entries(COMPETITIONS)) {
    const topic = findMeaning(sport)?.topic;
    if (topic) for (const phrase of foldPhrases(phrases)) topics.set(phrase, topic);
  }
  const lengths = [...topics.keys()].map((phrase) => phrase.split(' ').length);
  competitions = { topics, maxWords: Math.max(...lengths) };
  return competitions;
}

/** Finds the first, longest name of a competition among folded words. Null if there is none. */
export function findCompetition(words: readonly string[]): CompetitionRun | null {
  const { topics, maxWords } = openCompetitions();
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + maxWords); to > from; to--) {
      const name = words.slice(from, to).join(' ');
      const topic = topics.get(name);
      if (topic) return { from, to, topic, name };
    }
  return null;
}

/** Returns the folded names by which sources state a competition: that of the query, and others. */
export const competitionPhrases = ({ name }: CompetitionRun): readonly string[] => [
  name,
  ...(Object.hasOwn(OTHER_NAMES, name) ? foldPhrases(OTHER_NAMES[name] ?? '') : []),
];
