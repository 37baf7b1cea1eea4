import { join } from 'node:path';
import { connectDatabase } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { datasetEvents } from '../dataset-events.ts';
import { createDataset } from '../dataset.ts';
import { readCities } from '../gazetteer.ts';

const CITIES = 3000;
const GAZETTEER = join(import.meta.dirname, '../../data/gazetteer/cities.tsv.gz');

/**
 * Ingests generated events without descriptions: at ten million they would need a third more of the
 * disk.
 */
export async function ingestBase(url: string, events: number): Promise<void> {
  const run = { events, seed: 1, today: new Date().toISOString().slice(0, 10) };
  const dataset = createDataset(readCities(GAZETTEER, CITIES), run);
  const database = connectDatabase({ url, name: 'bench' });
  await ingest(database, {
    source: { name: 'bench-1' },
    records: withoutDescriptions(datasetEvents(dataset, run)),
  });
  await database.close();
}

function* withoutDescriptions<Event extends { description?: unknown }>(events: Iterable<Event>) {
  for (const { description: _, ...event } of events) yield event;
}
