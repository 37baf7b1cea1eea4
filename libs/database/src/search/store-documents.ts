import { deletionKeys } from '@marquee/domain';
import sql, { raw } from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { copyRows } from '../copy-statement.ts';
import { rowsSql } from '../rows-to-sql.ts';
import type { EventDocument, SearchDocument } from './document.ts';

const TYPES = {
  event_id: 'uuid',
  starts_at: 'timestamptz',
  runs_until: 'timestamptz',
  title_words: 'smallint',
  long_running: 'boolean',
  status: 'event_status',
  featured: 'boolean',
  popularity: 'real',
  document: 'tsvector',
} as const;
const COLUMNS = Object.keys(TYPES);
const REPLACED = COLUMNS.filter((column) => column !== 'event_id');
// Taken from `event`: operators pin values, and a new start sets the status to rescheduled.
const FROM_EVENT = ['status', 'featured'];
const columnList = (columns: string[], format = (column: string) => column) => raw(columns.map(format).join(', '));

/** Fails if one of the events has a document already. */
export async function insertDocuments(query: Query, documents: EventDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await query(copyRows('event_search', COLUMNS, documents));
}

/** Inserts or replaces documents, skipping unchanged ones. Write the events first. */
export async function replaceDocuments(query: Query, documents: EventDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const source = (column: string) => `${FROM_EVENT.includes(column) ? 'e' : 'r'}.${column}`;
  await query(sql`
    INSERT INTO event_search AS s (${columnList(COLUMNS)})
    SELECT ${columnList(COLUMNS, source)} FROM ${rowsSql(documents, TYPES)} r JOIN event e ON e.id = r.event_id
    ON CONFLICT (event_id) DO UPDATE SET ${columnList(REPLACED, (column) => `${column} = excluded.${column}`)}
      WHERE (${columnList(REPLACED, (column) => `s.${column}`)}) IS DISTINCT FROM (${columnList(REPLACED, (column) => `excluded.${column}`)})`);
}

export async function removeDocuments(query: Query, eventIds: string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await query(sql`DELETE FROM event_search WHERE event_id = ANY(${eventIds}::uuid[])`);
}

const MIN_WORD_LENGTH = 3;
const MAX_WORD_LENGTH = 24;
const LETTERS = /\p{L}/u;
// Deletion keys would split surrogate pairs.
const SURROGATES = /[\ud800-\udfff]/;

const isWorthCorrecting = (word: string) =>
  word.length >= MIN_WORD_LENGTH && word.length <= MAX_WORD_LENGTH && LETTERS.test(word) && !SURROGATES.test(word);

/** Adds words to the vocabulary, except those in `known`, and returns them. Inserts in sorted order to avoid deadlocks. */
export async function addVocabulary(query: Query, documents: SearchDocument[], known: ReadonlySet<string>) {
  const added = new Set<string>();
  for (const { vocabulary } of documents)
    for (const word of vocabulary) if (!known.has(word) && isWorthCorrecting(word)) added.add(word);
  const rows = [...added].sort().map((word) => ({ word, slip_keys: deletionKeys(word) }));
  if (rows.length > 0)
    await query(sql`
      INSERT INTO search_word (word, slip_keys)
      SELECT * FROM ${rowsSql(rows, { word: 'text', slip_keys: 'text[]' })} r
      ON CONFLICT (word) DO NOTHING`);
  return added;
}
