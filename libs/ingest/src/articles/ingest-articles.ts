import { createSourceRepository, openArticleWriter, type Database } from '@marquee/database';
import type { NormalisedArticle } from '@marquee/domain';
import { batchesOf } from '../batches.ts';
import type { IngestOptions } from '../ingest.ts';
import type { UnreadableRecord } from '../raw-event.ts';
import { RecordRejectedError } from '../record-rejected-error.ts';
import { createReport, type IngestReport, type ReportInProgress } from '../report.ts';
import { settleArticle } from './article-facts.ts';
import type { RawArticle } from './raw-article.ts';

export type { RawArticle } from './raw-article.ts';

// Texts are long: so many fill some megabytes.
const BATCH = { records: 50, characters: 4_000_000 };

export interface IngestArticlesOptions extends Omit<IngestOptions, 'records'> {
  records: AsyncIterable<RawArticle | UnreadableRecord> | Iterable<RawArticle | UnreadableRecord>;
  /** BCP 47: the language of records that name none. */
  lang?: string;
}

/**
 * Reads articles into the catalogue as `ingest` does events. A record is an article in one language; those of one article
 * find each other by the source's id of it, in whatever order and run they come.
 */
export async function ingestArticles(database: Database, options: IngestArticlesOptions): Promise<IngestReport> {
  const progress = createReport(options.source.name, 'text');
  const sources = createSourceRepository(database);
  const sourceId = options.dryRun ? null : await sources.register(options.source);
  const writer = sourceId && (await openArticleWriter(database, { id: sourceId, name: options.source.name }));
  try {
    for await (const batch of batchesOf(options, BATCH)) {
      const facts = settleBatch(batch, progress, options.lang);
      if (writer && facts.length > 0) progress.add(await writer.write(facts));
      options.onProgress?.(progress.report);
    }
    const isWhole = options.limit === undefined;
    if (writer && options.full && isWhole) progress.report.withdrawn = await writer.withdrawUnseen();
    if (sourceId && isWhole) await sources.complete(sourceId);
    return progress.finish();
  } finally {
    if (writer) await writer.close();
  }
}

function settleBatch(
  batch: (RawArticle | UnreadableRecord)[],
  progress: ReportInProgress,
  lang?: string,
): NormalisedArticle[] {
  progress.report.read += batch.length;
  return batch.flatMap((record) => {
    if ('unreadable' in record) {
      progress.reject(record.unreadable, record.where);
      return [];
    }
    try {
      return settleArticle(record, lang);
    } catch (error) {
      if (!(error instanceof RecordRejectedError)) throw error;
      progress.reject(error.message, record.source_article_id);
      return [];
    }
  });
}
