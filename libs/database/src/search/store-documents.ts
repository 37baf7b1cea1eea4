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
// An operator may have decided otherwise than the sources, and a new start makes an event a rescheduled one.
const DECIDED = ['status', 'featured'];
const listed = (columns: string[], write = (column: string) => column) => raw(columns.map(write).join(', '));

/** Writes the documents of events that had none. */
export async function insertDocuments(query: Query, documents: EventDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await query(copyRows('event_search', COLUMNS, documents));
}

/** Writes documents over those that stand, once their events are written; one that says the same is left alone. */
export async function replaceDocuments(query: Query, documents: EventDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const decided = (column: string) => `${DECIDED.includes(column) ? 'e' : 'r'}.${column}`;
  await query(sql`
    INSERT INTO event_search AS s (${listed(COLUMNS)})
    SELECT ${listed(COLUMNS, decided)} FROM ${rowsSql(documents, TYPES)} r JOIN event e ON e.id = r.event_id
    ON CONFLICT (event_id) DO UPDATE SET ${listed(REPLACED, (column) => `${column} = excluded.${column}`)}
      WHERE (${listed(REPLACED, (column) => `s.${column}`)}) IS DISTINCT FROM (${listed(REPLACED, (column) => `excluded.${column}`)})`);
}

export async function removeDocuments(query: Query, eventIds: string[]): Promise<void> {
  if (eventIds.length === 0) return;
  await query(sql`DELETE FROM event_search WHERE event_id = ANY(${eventIds}::uuid[])`);
}

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
  const rows = [...fresh].sort().map((word) => ({ word, slip_keys: deletionKeys(word) }));
  if (rows.length > 0)
    await query(sql`
      INSERT INTO search_word (word, slip_keys)
      SELECT * FROM ${rowsSql(rows, { word: 'text', slip_keys: 'text[]' })} r
      ON CONFLICT (word) DO NOTHING`);
  return fresh;
}
