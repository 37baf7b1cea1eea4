// SQL because Prisma cannot express it: statements of a session with a temporary table (`seen`), for a whole batch at a time.
import sql, { type Sql } from 'sql-template-tag';

/** Selects the stored texts of articles by the source's ids: a `StoredText` per language. */
export const storedTextsSql = (sourceId: number, keys: string[]): Sql => sql`
  SELECT a.source_article_id, t.article_id, t.lang, encode(t.facts_hash, 'hex') AS hash, t.listed
  FROM article a JOIN article_text t ON t.article_id = a.id
  WHERE a.source_id = ${sourceId} AND a.source_article_id = ANY(${keys}::text[])`;

export const takenSlugsSql = (slugs: string[]): Sql =>
  sql`SELECT slug FROM article_text WHERE slug = ANY(${slugs}::text[])`;

export const insertArticlesSql = (sourceId: number, rows: object[]): Sql => sql`
  INSERT INTO article (id, source_id, source_article_id, original_lang, published_at)
  SELECT id, ${sourceId}, source_article_id, lang, published_at FROM json_to_recordset(${JSON.stringify(rows)})
    AS r(id uuid, source_article_id text, lang text, published_at timestamptz)`;

/** Inserts or replaces texts. Replacing a text does not change its slug. */
export const storeTextsSql = (rows: object[]): Sql => sql`
  INSERT INTO article_text (article_id, lang, slug, title, summary, body, body_html, published_at, stated, facts_hash)
  SELECT article_id, lang, slug, title, summary, body, body_html, published_at, stated, decode(hash, 'hex')
  FROM json_to_recordset(${JSON.stringify(rows)}) AS r(article_id uuid, lang text, slug text, title text, summary text,
    body text, body_html text, published_at timestamptz, stated jsonb, hash text)
  ON CONFLICT (article_id, lang) DO UPDATE SET title = excluded.title, summary = excluded.summary, body = excluded.body,
    body_html = excluded.body_html, stated = excluded.stated, facts_hash = excluded.facts_hash, listed = true`;

/** Selects the keys that did not occur earlier in the run. */
export const markSeenSql = (keys: string[]): Sql => sql`
  INSERT INTO seen SELECT unnest(${keys}::text[]) ON CONFLICT DO NOTHING RETURNING source_event_id`;

/** Selects the articles of the withdrawn texts. */
export const withdrawUnseenSql = (sourceId: number): Sql => sql`
  UPDATE article_text t SET listed = false
  FROM article a WHERE a.id = t.article_id AND a.source_id = ${sourceId} AND t.listed
    AND NOT EXISTS (SELECT FROM seen s WHERE s.source_event_id = t.lang || ' ' || a.source_article_id)
  RETURNING t.article_id`;

/**
 * Updates articles from their listed texts. The original is the text that is not marked as a translation; if there are several, the English
 * one, then the first by language tag. Its fields apply to the whole article. An article without listed texts is withdrawn.
 */
export const refreshArticlesSql = (ids: string[]): Sql[] => [
  sql`
    UPDATE article a SET original_lang = o.lang, category = s.category, image_url = s.image_url, author = s.author,
      source_url = s.source_url, published_at = s.published_at, withdrawn_at = NULL, updated_at = now()
    FROM (SELECT DISTINCT ON (article_id) article_id, lang, stated FROM article_text
        WHERE article_id = ANY(${ids}::uuid[]) AND listed
        ORDER BY article_id, (stated->'is_translation')::boolean, lang <> 'en', lang) o,
      jsonb_to_record(o.stated) AS s(category text, image_url text, author text, source_url text, published_at timestamptz)
    WHERE a.id = o.article_id`,
  sql`
    UPDATE article a SET withdrawn_at = now(), updated_at = now()
    WHERE id = ANY(${ids}::uuid[]) AND withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM article_text t WHERE t.article_id = a.id AND t.listed)`,
  sql`
    UPDATE article_text t SET published_at = a.published_at, category = a.category
    FROM article a WHERE a.id = t.article_id AND a.id = ANY(${ids}::uuid[])
      AND (t.published_at, t.category) IS DISTINCT FROM (a.published_at, a.category)`,
  sql`SELECT pg_notify('catalogue', ${String(ids.length)})`,
];
