// Ingests records and returns the events that they were assigned to.
import { connectDatabase, createCityRepository, type Database } from '@marquee/database';
import type { NormalisedEvent } from '@marquee/domain';
import { ingest } from '@marquee/ingest';
import {
  createCityResolver,
  normaliseEvent,
  parseRecord,
  RecordRejectedError,
} from '@marquee/sources';
import { freshDatabase } from '../fresh-database.ts';
import type { SourceRecord } from './labelled.ts';

const BATCH_SIZE = 500;

/** Ingests the sources in this order and returns the event id of each record. */
export async function ingestAll(
  server: { url: (name?: string) => string },
  records: SourceRecord[],
  order: string[],
) {
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
  const groups = await readGroups(database);
  await database.close();
  return { groups, seconds };
}

async function readGroups({ query }: Database): Promise<Map<string, string>> {
  const text = 'SELECT source_event_id, event_id FROM claim';
  const rows = await query<{ source_event_id: string; event_id: string }>({ text, values: [] });
  return new Map(rows.map(({ source_event_id, event_id }) => [source_event_id, event_id]));
}

/** Normalises records as ingest does before matching. */
export async function normaliseRecords(
  database: Database,
  records: SourceRecord[],
): Promise<Map<string, { source: string; event: NormalisedEvent }>> {
  const places = createCityResolver(createCityRepository(database), { readOnly: false });
  const events = new Map<string, { source: string; event: NormalisedEvent }>();
  for (let from = 0; from < records.length; from += BATCH_SIZE) {
    const batch = records
      .slice(from, from + BATCH_SIZE)
      .flatMap(({ source, raw }) => orSkip(() => ({ source, parsed: parseRecord(raw) })));
    const resolved = await places.resolve(batch.map(({ parsed }) => parsed.place));
    for (const [index, { source, parsed }] of batch.entries())
      for (const event of orSkip(() => normaliseEvent(parsed, resolved[index] ?? fail(source))))
        events.set(parsed.raw.source_id ?? '', { source, event });
  }
  return events;
}

/** Skips records that ingest rejects. */
function orSkip<Value>(read: () => Value): Value[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof RecordRejectedError) return [];
    throw error;
  }
}

function fail(source: string): never {
  throw new Error(`No place was resolved for a record of ${source}.`);
}
