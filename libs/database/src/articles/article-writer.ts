import type { NormalisedArticle } from '@marquee/domain';
import { withTransaction, openRunSession, type RunSource } from '../catalogue/run-session-sql.ts';
import type { Database, Query } from '../connection/connect.ts';
import { chooseArticleSlugs } from './article-slugs.ts';
import { compareTexts, insertArticles, storeTexts } from './article-texts.ts';
import { markSeenSql, refreshArticlesSql, withdrawUnseenSql } from './articles-sql.ts';

/**
 * Opens one run over a source of articles. It writes and counts texts (one language of an article),
 * which may arrive in any order.
 */
export async function openArticleWriter(
  database: Pick<Database, 'openSession'>,
  source: RunSource,
) {
  const session = await openRunSession(database, source);
  const { query, close } = session;
  return {
    write: (batch: NormalisedArticle[]) =>
      withTransaction(session, () => writeBatch({ query, source }, batch)),
    withdrawUnseen: () => withTransaction(session, () => withdrawUnseen(query, source.id)),
    close,
  };
}
export type ArticleWriter = Awaited<ReturnType<typeof openArticleWriter>>;

interface ArticleBatchResult {
  created: number;
  changed: number;
  unchanged: number;
  /** Ids that occurred earlier in the same run. */
  duplicateIds: string[];
}

interface Run {
  query: Query;
  source: RunSource;
}

async function writeBatch(
  { query, source }: Run,
  batch: NormalisedArticle[],
): Promise<ArticleBatchResult> {
  const { unique, duplicateIds } = await splitDuplicates(query, batch);
  const { articleIds, created, changed, unchanged } = await compareTexts(query, source.id, unique);
  const texts = [...created, ...changed];
  if (texts.length > 0) {
    await insertArticles(query, source.id, { texts, articleIds });
    const slugs = await chooseArticleSlugs(query, created, source.name);
    await storeTexts(query, texts, { articleIds, slugs });
    await refreshArticles(query, articleIdsFor(texts, articleIds));
  }
  return {
    created: created.length,
    changed: changed.length,
    unchanged: unchanged.length,
    duplicateIds,
  };
}

const articleIdsFor = (texts: { facts: NormalisedArticle }[], articleIds: Map<string, string>) =>
  texts.flatMap(({ facts }) => articleIds.get(facts.source_article_id) ?? []);

async function splitDuplicates(query: Query, batch: NormalisedArticle[]) {
  const rows = await query<{ source_event_id: string }>(markSeenSql(batch.map(seenKey)));
  const unseen = new Set(rows.map(({ source_event_id }) => source_event_id));
  const unique = batch.filter((facts) => unseen.delete(seenKey(facts)));
  return { unique, duplicateIds: batch.filter((facts) => !unique.includes(facts)).map(seenKey) };
}

// A language tag contains no space, so keys are unique.
const seenKey = ({ lang, source_article_id }: NormalisedArticle) => `${lang} ${source_article_id}`;

async function withdrawUnseen(query: Query, sourceId: number): Promise<number> {
  const withdrawn = await query<{ article_id: string }>(withdrawUnseenSql(sourceId));
  await refreshArticles(
    query,
    withdrawn.map(({ article_id }) => article_id),
  );
  return withdrawn.length;
}

async function refreshArticles(query: Query, articleIds: string[]): Promise<void> {
  const ids = [...new Set(articleIds)];
  if (ids.length === 0) return;
  for (const statement of refreshArticlesSql(ids)) await query(statement);
}
