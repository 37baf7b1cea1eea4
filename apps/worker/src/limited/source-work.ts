// Runs in a limited process: reads what strangers publish.
import { connectDatabase } from '@marquee/database';
import {
  checkFeed,
  ingestLocation,
  isUsable,
  type IngestLocationOptions,
  type IngestReport,
} from '@marquee/ingest';
import { serveLimited } from '@marquee/runtime';
import { previewFeed, type PreviewInput } from '../calendars/preview-feed.ts';

const POOL_SIZE = 3;

export type CheckInput = Parameters<typeof checkFeed>;

export type SourceInput =
  | { kind: 'ingest'; databaseUrl: string; options: IngestLocationOptions }
  | { kind: 'check'; input: CheckInput }
  | { kind: 'preview'; input: PreviewInput };

/** The report of a run, and whether it read the feed. */
export interface IngestResult {
  report: IngestReport;
  isUsable: boolean;
}

await serveLimited((work: SourceInput): Promise<unknown> => {
  if (work.kind === 'ingest') return ingestInto(work.databaseUrl, work.options);
  return work.kind === 'check' ? checkFeed(...work.input) : previewFeed(work.input);
});

async function ingestInto(url: string, options: IngestLocationOptions): Promise<IngestResult> {
  const database = connectDatabase({ url, name: 'marquee-worker', poolSize: POOL_SIZE });
  try {
    const report = await ingestLocation(database, options);
    return { report, isUsable: isUsable(report) };
  } finally {
    await database.close();
  }
}
