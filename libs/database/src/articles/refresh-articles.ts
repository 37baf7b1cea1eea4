import sql from 'sql-template-tag';
import type { Query } from '../connect.ts';

/**
 * Updates articles from their listed texts. The original is the text that is not marked as a translation; if there are several, the English
 * one, then the first by language tag. Its fields apply to the whole article. An article without listed texts is withdrawn.
 */
export async function refreshArticles(query: Query, articleIds: string[]): Promise<void> {
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
