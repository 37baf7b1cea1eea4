import { createHash } from 'node:crypto';
import { newId, type NormalisedArticle } from '@marquee/domain';
import type { Query } from '../connection/connect.ts';
import { insertArticlesSql, storedTextsSql, storeTextsSql } from './articles-sql.ts';

export interface HashedText {
  facts: NormalisedArticle;
  /** SHA-256 of `facts`, in hexadecimal. */
  hash: string;
}

interface StoredText {
  source_article_id: string;
  article_id: string;
  lang: string;
  hash: string;
  listed: boolean;
}

/**
 * Splits a batch into created, changed and unchanged texts. `articleIds` maps source ids to ids of
 * stored articles.
 */
export async function compareTexts(query: Query, sourceId: number, batch: NormalisedArticle[]) {
  const keys = [...new Set(batch.map(({ source_article_id }) => source_article_id))];
  const stored = await query<StoredText>(storedTextsSql(sourceId, keys));
  const articleIds = new Map(
    stored.map(({ source_article_id, article_id }) => [source_article_id, article_id]),
  );
  const known = new Map(stored.map((text) => [`${text.lang} ${text.source_article_id}`, text]));
  const created: HashedText[] = [];
  const changed: HashedText[] = [];
  const unchanged: HashedText[] = [];
  for (const facts of batch) {
    const text = { facts, hash: createHash('sha256').update(JSON.stringify(facts)).digest('hex') };
    const before = known.get(`${facts.lang} ${facts.source_article_id}`);
    if (!before) created.push(text);
    else (before.hash === text.hash && before.listed ? unchanged : changed).push(text);
  }
  return { articleIds, created, changed, unchanged };
}

interface NewTexts {
  texts: HashedText[];
  articleIds: Map<string, string>;
}

/**
 * Inserts new articles and adds them to `articleIds`. `refreshArticles` fills their fields later.
 */
export async function insertArticles(
  query: Query,
  sourceId: number,
  { texts, articleIds }: NewTexts,
): Promise<void> {
  const rows = texts.flatMap(({ facts }) => {
    if (articleIds.has(facts.source_article_id)) return [];
    const id = newId();
    articleIds.set(facts.source_article_id, id);
    return [{ ...facts, id, body: undefined, body_html: undefined }];
  });
  if (rows.length === 0) return;
  await query(insertArticlesSql(sourceId, rows));
}

interface AssignedKeys {
  articleIds: Map<string, string>;
  slugs: Map<string, string>;
}

/** Inserts or replaces texts. Replacing a text does not change its slug. */
export async function storeTexts(
  query: Query,
  texts: HashedText[],
  { articleIds, slugs }: AssignedKeys,
): Promise<void> {
  const rows = texts.map(({ facts, hash }) => ({
    ...facts,
    article_id: articleIds.get(facts.source_article_id),
    slug: slugs.get(hash) ?? '', // the slug of a stored text does not change
    stated: toStated(facts),
    hash,
  }));
  await query(storeTextsSql(rows));
}

const toStated = ({
  is_translation,
  category,
  image_url,
  author,
  source_url,
  published_at,
}: NormalisedArticle) => ({
  is_translation,
  category,
  image_url,
  author,
  source_url,
  published_at,
});
