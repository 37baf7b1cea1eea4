import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

/**
 * Makes articles out of their listed texts, after these were written or withdrawn. The original is the text that its source
 * does not call a translation; of several the English one, else the first by tag: whatever order they came in. What its file
 * says holds for the whole article. An article without a listed text is withdrawn.
 */
export async function settleArticles(query: Query, articleIds: string[]): Promise<void> {
  const ids = [...new Set(articleIds)];
  if (ids.length === 0) return;
  await query(sql`
    UPDATE article a SET original_lang = o.lang, category = s.category, image_url = s.image_url, author = s.author,
      source_url = s.source_url, published_at = s.published_at, withdrawn_at = NULL, updated_at = now()
    FROM (SELECT DISTINCT ON (article_id) article_id, lang, stated FROM article_text
        WHERE article_id = ANY(${ids}::uuid[]) AND listed
        ORDER BY article_id, (stated->'is_translation')::boolean, lang <> 'en', lang) o,
      jsonb_to_record(o.stated) AS s(category text, image_url text, author text, source_url text, published_at timestamptz)
    WHERE a.id = o.article_id`);
  await query(sql`
    UPDATE article a SET withdrawn_at = now(), updated_at = now()
    WHERE id = ANY(${ids}::uuid[]) AND withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM article_text t WHERE t.article_id = a.id AND t.listed)`);
  await query(sql`
    UPDATE article_text t SET published_at = a.published_at, category = a.category
    FROM article a WHERE a.id = t.article_id AND a.id = ANY(${ids}::uuid[])
      AND (t.published_at, t.category) IS DISTINCT FROM (a.published_at, a.category)`);
  await query(sql`SELECT pg_notify('catalogue', ${String(ids.length)})`);
}
