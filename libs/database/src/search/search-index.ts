import type { Query } from '../connection/connect.ts';
import type { EventDocument } from './document.ts';
import { addVocabulary } from './search-index-sql.ts';

// About 6 MB of memory. A word that is no longer cached is only sent to the vocabulary again.
const CACHE_LIMIT = 60_000;

/**
 * Adds the words of a run's events to the vocabulary. Call `commit` after the transaction to cache
 * them.
 */
export function createSearchIndex() {
  const known = new Set<string>();
  let added: ReadonlySet<string> = new Set();

  async function addWords(query: Query, documents: EventDocument[]): Promise<void> {
    added = await addVocabulary(query, documents, known);
  }

  function commit(): void {
    if (known.size > CACHE_LIMIT) known.clear();
    for (const word of added) known.add(word);
    added = new Set();
  }
  return { addWords, commit };
}
export type SearchIndex = ReturnType<typeof createSearchIndex>;
