import { foldText } from '@marquee/domain';
import { findMeaning } from './lexicon.ts';

export interface GenrePhrases {
  /**
   * Folded. An event is of the genre if its genres, title, artists, tags or description contain one
   * of them.
   */
  phrases: readonly string[];
  /** The lexicon has a topic of this name. */
  isKnown: boolean;
}

/** Returns the phrases that mean a genre or another topic, in all languages of the lexicon. */
export function genrePhrases(genre: string): GenrePhrases {
  const key = foldText(genre) || genre;
  const topic = findMeaning(key)?.topic;
  return topic ? { phrases: topic.phrases, isKnown: true } : { phrases: [key], isKnown: false };
}
