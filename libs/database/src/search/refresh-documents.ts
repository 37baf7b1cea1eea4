import type { Query } from '../connection/connect.ts';
import { toEventDocument } from './document.ts';
import {
  addVocabulary,
  findSearchedFields,
  removeDocuments,
  replaceDocuments,
  takeFromBacklog,
} from './search-index-sql.ts';

const BATCH_SIZE = 500;

/** Rebuilds the documents of events from the stored columns. Removes those of withdrawn events. */
export async function refreshDocuments(query: Query, eventIds: string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const rows = await findSearchedFields(query, eventIds);
  const documents = rows.map((row) => toEventDocument(row.event_id, row, row));
  const listed = new Set(rows.map(({ event_id }) => event_id));
  await removeDocuments(
    query,
    eventIds.filter((id) => !listed.has(id)),
  );
  await replaceDocuments(query, documents);
  await addVocabulary(query, documents, new Set());
}

/**
 * Rebuilds the documents of events in `search_backlog`: migrations and other statements outside the
 * catalogue writer add them. `query` must use one connection. An interrupted batch is repeated by
 * the next call.
 */
export async function processSearchBacklog(query: Query): Promise<void> {
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE;) {
    taken = await takeFromBacklog(query, BATCH_SIZE, (eventIds) =>
      refreshDocuments(query, eventIds),
    );
  }
}
