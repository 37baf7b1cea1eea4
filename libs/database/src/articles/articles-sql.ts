// SQL because Prisma cannot express it: one index scan per language and category, of which the best
// language of each article counts; batches in a session with a temporary table (`seen`).
import type { Category } from '@marquee/domain';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Page, PageKey } from '../statements/page.ts';

export interface ArticleFilter {
  /**
   * Accepted languages, best first; at least one. Each article appears in the first one that it
   * has.
   */
  langs: string[];
  categories?: (Category | null)[];
  /** Articles published later are hidden. */
  now: Date;
}

/** Selects the summaries of a page, newest first. One extra row means that there are more pages. */
export const articleSummariesSql = (filter: ArticleFilter, page: Page): Sql => sql`
  SELECT p.id, p.published_at, t.title, t.slug, t.summary, t.lang, t.category, a.image_url
  FROM (${articlePageSql(filter, page)}) p
    JOIN article_text t ON t.article_id = p.id AND t.lang = p.lang JOIN article a ON a.id = p.id
  ORDER BY p.published_at DESC, p.id DESC`;

/**
 * Selects one page of texts, newest first: `id` of the article, `lang`, `published_at`. One extra
 * row means that there are more pages. Each language and category is one index scan. All texts of
 * an article have the same date, so DISTINCT ON can select the best language.
 */
function articlePageSql(filter: ArticleFilter, page: Page): Sql {
  const categories = filter.categories ?? [undefined];
  const scans = filter.langs.flatMap((lang, rank) =>
    categories.map((category) => sql`(${scanSql({ filter, lang, rank, category }, page)})`),
  );
  return sql`
    SELECT DISTINCT ON (published_at, id) id, lang, published_at FROM (${join(scans, ' UNION ALL ')}) scans
    ORDER BY published_at DESC, id DESC, rank LIMIT ${page.limit + 1} OFFSET ${page.offset}`;
}

interface Scan {
  filter: ArticleFilter;
  lang: string;
  rank: number;
  category: Category | null | undefined;
}

function scanSql({ filter: { now }, lang, rank, category }: Scan, page: Page): Sql {
  const conditions = [
    sql`t.listed AND t.lang = ${lang} AND t.published_at <= ${earlier(now, page.after)}`,
  ];
  if (category) conditions.push(sql`t.category = ${category}`);
  if (category === null) conditions.push(sql`t.category IS NULL`);
  if (page.after)
    conditions.push(
      sql`(t.published_at, t.article_id) < (${page.after.value}::timestamptz, ${page.after.id}::uuid)`,
    );
  return sql`
    SELECT t.article_id AS id, t.lang, t.published_at, ${rank}::int AS rank
    FROM article_text t WHERE ${join(conditions, ' AND ')}
    ORDER BY t.published_at DESC, t.article_id DESC LIMIT ${page.limit + page.offset + 1}`;
}

/**
 * Returns where the index scan starts. Without it, PostgreSQL scans from now to the start of the
 * page.
 */
function earlier(now: Date, after: PageKey | null): Date {
  const start = after ? new Date(after.value) : now;
  return start < now ? start : now;
}

/** Selects the number of articles, each counted once for all its languages. */
export function countArticlesSql({ langs, categories, now }: ArticleFilter): Sql {
  const inCategories = sql`coalesce(t.category, '') = ANY(${categories?.map((category) => category ?? '')}::text[])`;
  return sql`
    SELECT count(DISTINCT t.article_id)::int AS articles FROM article_text t
    WHERE t.listed AND t.lang = ANY(${langs}::text[]) AND t.published_at <= ${now} ${categories ? sql`AND ${inCategories}` : empty}`;
}

/**
 * Selects the languages of listed texts. Skips from language to language in the index instead of
 * reading all rows.
 */
export const LANGUAGES = sql`
  WITH RECURSIVE tags AS (
    (SELECT lang FROM article_text WHERE listed ORDER BY lang LIMIT 1) UNION ALL
    SELECT (SELECT lang FROM article_text t WHERE t.listed AND t.lang > tags.lang ORDER BY t.lang LIMIT 1)
    FROM tags WHERE tags.lang IS NOT NULL)
  SELECT lang FROM tags WHERE lang IS NOT NULL`;

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
 * Updates articles from their listed texts. The original is the text that is not marked as a
 * translation; if there are several, the English one, then the first by language tag. Its fields
 * apply to the whole article. An article without listed texts is withdrawn.
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
