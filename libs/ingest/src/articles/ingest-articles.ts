import {
  createSourceRepository,
  openArticleWriter,
  type ArticleWriter,
  type Database,
} from '@marquee/database';
import { describeRefusal } from '@marquee/database/catalogue';
import type { NormalisedArticle } from '@marquee/domain';
import { RecordRejectedError, type UnreadableRecord } from '@marquee/sources';
import { normaliseArticle, type ArticleOptions, type RawArticle } from '@marquee/sources/articles';
import { inBatches } from '../batches.ts';
import type { IngestOptions } from '../ingest.ts';
import { createReport, type IngestReport, type ReportInProgress } from '../report.ts';

export type { RawArticle } from '@marquee/sources/articles';

// Articles are long: 50 of them take some megabytes.
const BATCH_LIMITS = { records: 50, characters: 4_000_000 };

export interface IngestArticlesOptions extends Omit<IngestOptions, 'records'>, ArticleOptions {
  records: AsyncIterable<RawArticle | UnreadableRecord> | Iterable<RawArticle | UnreadableRecord>;
}

/**
 * Reads articles into the catalogue. A record is an article in one language. Translations are
 * linked by the source's article id, in any order and across runs.
 */
export async function ingestArticles(
  database: Database,
  options: IngestArticlesOptions,
): Promise<IngestReport> {
  const progress = createReport(options.source.name, {
    kind: 'text',
    onRejected: options.onRejected,
  });
  const sources = createSourceRepository(database);
  const sourceId = options.dryRun
    ? null
    : (options.sourceId ?? (await sources.register(options.source)));
  const writer =
    sourceId && (await openArticleWriter(database, { id: sourceId, name: options.source.name }));
  try {
    let isPartial = false;
    for await (const batch of inBatches(options, BATCH_LIMITS)) {
      isPartial ||= batch.some((record) => 'unreadable' in record);
      const articles = normaliseBatch(batch, progress, options);
      if (writer) await writeAccepted(writer, articles, progress);
      options.onProgress?.(progress.report);
    }
    const isComplete = options.limit === undefined;
    if (writer && options.full && isComplete)
      await withdraw(
        writer,
        { allowEmpty: options.allowEmpty ?? false, isPartial },
        progress.report,
      );
    if (sourceId && isComplete) await sources.complete(sourceId);
    return progress.finish();
  } finally {
    if (writer) await writer.close();
  }
}

/** Withdraws the texts that the run has not seen, unless a part of the source was not read. */
async function withdraw(
  writer: ArticleWriter,
  { allowEmpty, isPartial }: { allowEmpty: boolean; isPartial: boolean },
  report: IngestReport,
) {
  if (isPartial) report.notWithdrawn = 'The source was not read completely.';
  else if (!allowEmpty && report.created + report.changed + report.unchanged === 0)
    report.notWithdrawn =
      'No text was read. Use --allow-empty if the source lists nothing any more.';
  else report.withdrawn = await writer.withdrawUnseen();
}

/** Halves a batch that the database refuses until each refused text is alone. */
async function writeAccepted(
  writer: ArticleWriter,
  articles: NormalisedArticle[],
  progress: ReportInProgress,
) {
  const [first] = articles;
  if (!first) return;
  try {
    progress.add(await writer.write(articles));
  } catch (error) {
    const reason = describeRefusal(error);
    if (reason === null) throw error;
    if (articles.length === 1) {
      progress.reject(reason, first.source_article_id);
      return;
    }
    const middle = Math.ceil(articles.length / 2);
    await writeAccepted(writer, articles.slice(0, middle), progress);
    await writeAccepted(writer, articles.slice(middle), progress);
  }
}

function normaliseBatch(
  batch: (RawArticle | UnreadableRecord)[],
  progress: ReportInProgress,
  options: ArticleOptions,
): NormalisedArticle[] {
  progress.report.read += batch.length;
  return batch.flatMap((record) => {
    if ('unreadable' in record) {
      progress.reject(record.unreadable, record.where);
      return [];
    }
    try {
      return normaliseArticle(record, options);
    } catch (error) {
      if (!(error instanceof RecordRejectedError)) throw error;
      progress.reject(error.message, record.source_article_id);
      return [];
    }
  });
}
