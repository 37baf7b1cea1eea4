import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { toEventDocument, type RankingFields, type SearchedFields } from './document.ts';
import { addVocabulary, removeDocuments, replaceDocuments } from './store-documents.ts';

const BATCH_SIZE = 500;

/** Rebuilds the documents of events from the stored columns. Removes those of withdrawn events. */
async function refreshDocuments(query: Query, eventIds: string[]): Promise<void> {
  if (eventIds.length === 0) return;
  const rows = await query<StoredEventFields>(sql`
    SELECT e.id AS event_id, e.starts_at, e.runs_until, e.long_running, e.status, e.featured, e.popularity,
      e.title, e.description, e.category, e.start_local::text, e.tags, e.city_id, e.country_code,
      v.name AS venue_name, c.name AS city_name,
      ARRAY(SELECT a.name FROM event_artist b JOIN artist a ON a.id = b.artist_id WHERE b.event_id = e.id ORDER BY b.position) AS artists
    FROM event e LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city c ON c.id = e.city_id
    WHERE e.id = ANY(${eventIds}::uuid[]) AND e.withdrawn_at IS NULL`);
  const documents = rows.map((row) => toEventDocument(row.event_id, row, row));
  const listed = new Set(rows.map(({ event_id }) => event_id));
  await removeDocuments(
    query,
    eventIds.filter((id) => !listed.has(id)),
  );
  await replaceDocuments(query, documents);
  await addVocabulary(query, documents, new Set());
}

type StoredEventFields = { event_id: string } & SearchedFields & RankingFields;

/**
 * Rebuilds the documents of events in `search_backlog`: migrations and other statements outside the catalogue writer add them. `query` must
 * use one connection. An interrupted batch is repeated by the next call.
 */
export async function processSearchBacklog(query: Query): Promise<void> {
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE;) {
    await query(sql`BEGIN`);
    try {
      const rows = await query<{ event_id: string }>(sql`
        DELETE FROM search_backlog WHERE event_id IN
          (SELECT event_id FROM search_backlog LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED) RETURNING event_id`);
      taken = rows.length;
      await refreshDocuments(
        query,
        rows.map(({ event_id }) => event_id),
      );
      await query(sql`COMMIT`);
    } catch (error) {
      await query(sql`ROLLBACK`);
      throw error;
    }
  }
}
