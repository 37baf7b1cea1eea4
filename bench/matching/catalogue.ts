// Records through the real ingest, and the events that they became.
import { connectDatabase, createCityRepository, type Database } from '@marquee/database';
import type { NormalisedEvent } from '@marquee/domain';
import { ingest } from '@marquee/ingest';
import { createCityResolver } from '../../libs/ingest/src/normalise/city-resolver.ts';
import { parseRecord, normaliseEvent } from '../../libs/ingest/src/normalise/normalise-event.ts';
import { freshDatabase } from '../fresh-database.ts';
import type { SourceRecord } from './labelled.ts';

const AT_ONCE = 500;

/** The event of each record, after the sources were ingested one after the other in this order. */
export async function ingestAll(server: { url: (name?: string) => string }, records: SourceRecord[], order: string[]) {
  const url = server.url('bench_matching');
  await freshDatabase(server.url('postgres'), url);
  const database = connectDatabase({ url, name: 'bench', statementTimeoutMs: 120_000 });
  const startedAt = performance.now();
  for (const source of order)
    await ingest(database, {
      source: { name: source },
      records: records.filter((record) => record.source === source).map(({ raw }) => raw),
    });
  const seconds = (performance.now() - startedAt) / 1000;
  const groups = await groupsIn(database);
  await database.close();
  return { groups, seconds };
}

async function groupsIn({ query }: Database): Promise<Map<string, string>> {
  const text = 'SELECT source_event_id, event_id FROM claim';
  const rows = await query<{ source_event_id: string; event_id: string }>({ text, values: [] });
  return new Map(rows.map(({ source_event_id, event_id }) => [source_event_id, event_id]));
}

/** What ingest makes of each record before it looks for its event. */
export async function factsOf(
  database: Database,
  records: SourceRecord[],
): Promise<Map<string, { source: string; facts: NormalisedEvent }>> {
  const places = createCityResolver(createCityRepository(database), { readOnly: false });
  const facts = new Map<string, { source: string; facts: NormalisedEvent }>();
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const batch = records.slice(from, from + AT_ONCE).flatMap(({ source, raw }) => readable(source, raw));
    const found = await places.find(batch.map(({ candidate }) => candidate.place));
    for (const [index, { source, candidate }] of batch.entries()) {
      const place = found[index];
      if (place) facts.set(candidate.raw.source_id ?? '', { source, facts: normaliseEvent(candidate, place) });
    }
  }
  return facts;
}

/** A record without a title or a start has no event. */
function readable(source: string, raw: SourceRecord['raw']) {
  if (!raw.start_local || raw.title.trim() === '') return [];
  return [{ source, candidate: parseRecord(raw) }];
}
