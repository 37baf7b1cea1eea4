import { slipKeys } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-sql.ts';
import type { SearchDocument } from './document.ts';

export interface EventDocument extends SearchDocument {
  event_id: string;
  starts_at: Date;
}

/** Writes the documents of events that had none. */
export async function insertDocuments(query: Query, documents: EventDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await query(sql`
    INSERT INTO event_search (event_id, starts_at, title_words, document) ${documentsSql(documents)}`);
}

/** Writes documents over those that stand; one that says the same is left alone. */
export async function replaceDocuments(query: Query, documents: EventDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await query(sql`
    INSERT INTO event_search AS s (event_id, starts_at, title_words, document) ${documentsSql(documents)}
    ON CONFLICT (event_id) DO UPDATE
      SET starts_at = excluded.starts_at, title_words = excluded.title_words, document = excluded.document
      WHERE (s.starts_at, s.document) IS DISTINCT FROM (excluded.starts_at, excluded.document)`);
}

export async function removeDocuments(query: Query, eventIds: string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await query(sql`DELETE FROM event_search WHERE event_id = ANY(${eventIds}::uuid[])`);
}

const documentsSql = (documents: EventDocument[]) => sql`
  SELECT * FROM ${rowsSql(documents, { event_id: 'uuid', starts_at: 'timestamptz', title_words: 'smallint', document: 'tsvector' })} r`;

const SHORTEST = 3;
const LONGEST = 24;
const LETTERS = /\p{L}/u;
// Signs of two units would be cut apart.
const PAIRED = /[\ud800-\udfff]/;

const isWorthCorrecting = (word: string) =>
  word.length >= SHORTEST && word.length <= LONGEST && LETTERS.test(word) && !PAIRED.test(word);

/**
 * Adds the words of documents to the vocabulary. `known` holds those that are there already; the new ones come back, to be
 * added to it once they are committed. In an order that is the same for all: two writers never wait for each other in a ring.
 */
export async function addVocabulary(query: Query, documents: SearchDocument[], known: ReadonlySet<string>) {
  const fresh = new Set<string>();
  for (const { vocabulary } of documents)
    for (const word of vocabulary) if (!known.has(word) && isWorthCorrecting(word)) fresh.add(word);
  const rows = [...fresh].sort().map((word) => ({ word, slip_keys: slipKeys(word) }));
  if (rows.length > 0)
    await query(sql`
      INSERT INTO search_word (word, slip_keys)
      SELECT * FROM ${rowsSql(rows, { word: 'text', slip_keys: 'text[]' })} r
      ON CONFLICT (word) DO NOTHING`);
  return fresh;
}
