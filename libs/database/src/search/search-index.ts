import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import type { EventDocument } from './document.ts';
import { addVocabulary } from './store-documents.ts';

// Some 6 MB of memory; a word that is forgotten is only offered to the vocabulary once more.
const REMEMBERED_WORDS = 60_000;

/** Adds the words of one run's events to the vocabulary, and remembers which it has once `keep` says they are committed. */
export function createSearchIndex() {
  const known = new Set<string>();
  let fresh: ReadonlySet<string> = new Set();

  async function addWords(query: Query, documents: EventDocument[]): Promise<void> {
    fresh = await addVocabulary(query, documents, known);
  }

  function keep(): void {
    if (known.size > REMEMBERED_WORDS) known.clear();
    for (const word of fresh) known.add(word);
    fresh = new Set();
  }
  return { addWords, keep };
}
export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** Sorts what was added into the indexes: each search would otherwise look through it, too. */
export const settleSearchIndex = (query: Query) =>
  query(sql`
    SELECT gin_clean_pending_list(name::regclass) FROM unnest(${BULK_INDEXES}::text[]) name`);

const BULK_INDEXES = [
  'event_search_document_idx',
  'search_word_slip_keys_idx',
  'venue_name_key_idx',
  'artist_name_key_idx',
];
