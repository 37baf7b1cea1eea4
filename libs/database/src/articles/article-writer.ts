import type { NormalisedArticle } from '@marquee/domain';
import sql from 'sql-template-tag';
import type { BatchResult } from '../catalogue/batch-pipeline.ts';
import type { WrittenSource } from '../catalogue/catalogue-writer.ts';
import { withTransaction, openRunSession } from '../catalogue/write-session.ts';
import type { Database, Query } from '../connect.ts';
import { chooseArticleSlugs } from './article-slugs.ts';
import { compareTexts, insertArticles, storeTexts } from './article-texts.ts';
import { settleArticles } from './settle-articles.ts';

/**
 * Opens one run over a source of articles, as openCatalogueWriter does over one of events. What is written and counted is
 * texts: an article in one language. They may come in any order and in several runs.
 */
export async function openArticleWriter(database: Pick<Database, 'openSession'>, source: WrittenSource) {
  const session = await openRunSession(database, source);
  const { query, close } = session;
  return {
    write: (batch: NormalisedArticle[]) => withTransaction(session, () => writeBatch({ query, source }, batch)),
    /** Takes back the texts that this run did not see; answers how many. */
    withdrawUnseen: () => withTransaction(session, () => withdrawUnseen(query, source.id)),
    close,
  };
}
export type ArticleWriter = Awaited<ReturnType<typeof openArticleWriter>>;

interface Run {
  query: Query;
  source: WrittenSource;
}

async function writeBatch({ query, source }: Run, batch: NormalisedArticle[]): Promise<Omit<BatchResult, 'joined'>> {
  const { fresh, repeated } = await separateRepeated(query, batch);
  const { articleIds, created, changed, unchanged } = await compareTexts(query, source.id, fresh);
  const texts = [...created, ...changed];
  if (texts.length > 0) {
    await insertArticles(query, source.id, { texts, articleIds });
    const slugs = await chooseArticleSlugs(query, created, source.name);
    await storeTexts(query, texts, { articleIds, slugs });
    await settleArticles(query, idsOf(texts, articleIds));
  }
  return { created: created.length, changed: changed.length, unchanged: unchanged.length, repeated };
}

const idsOf = (texts: { facts: NormalisedArticle }[], articleIds: Map<string, string>) =>
  texts.flatMap(({ facts }) => articleIds.get(facts.source_article_id) ?? []);

async function separateRepeated(query: Query, batch: NormalisedArticle[]) {
  const rows = await query<{ source_event_id: string }>(sql`
    INSERT INTO seen SELECT unnest(${batch.map(seenAs)}::text[]) ON CONFLICT DO NOTHING RETURNING source_event_id`);
  const unseen = new Set(rows.map(({ source_event_id }) => source_event_id));
  const isFresh = (facts: NormalisedArticle) => unseen.delete(seenAs(facts));
  const fresh = batch.filter(isFresh);
  return { fresh, repeated: batch.filter((facts) => !fresh.includes(facts)).map(seenAs) };
}

// A tag holds no blank: no two texts are seen as one.
const seenAs = ({ lang, source_article_id }: NormalisedArticle) => `${lang} ${source_article_id}`;

async function withdrawUnseen(query: Query, sourceId: number): Promise<number> {
  const withdrawn = await query<{ article_id: string }>(sql`
    UPDATE article_text t SET listed = false
    FROM article a WHERE a.id = t.article_id AND a.source_id = ${sourceId} AND t.listed
      AND NOT EXISTS (SELECT FROM seen s WHERE s.source_event_id = t.lang || ' ' || a.source_article_id)
    RETURNING t.article_id`);
  await settleArticles(
    query,
    withdrawn.map(({ article_id }) => article_id),
  );
  return withdrawn.length;
}
