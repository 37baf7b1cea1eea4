// SQL because Prisma cannot express it: one index scan per language and category, of which the best language of each article counts.
import type { Category } from '@marquee/domain';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Page, PageKey } from '../page.ts';

export interface ArticleFilter {
  /** Accepted languages, best first; at least one. Each article appears in the first one that it has. */
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
 * Selects one page of texts, newest first: `id` of the article, `lang`, `published_at`. One extra row means that there are more pages. Each
 * language and category is one index scan. All texts of an article have the same date, so DISTINCT ON can select the best language.
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
  const conditions = [sql`t.listed AND t.lang = ${lang} AND t.published_at <= ${earlier(now, page.after)}`];
  if (category) conditions.push(sql`t.category = ${category}`);
  if (category === null) conditions.push(sql`t.category IS NULL`);
  if (page.after)
    conditions.push(sql`(t.published_at, t.article_id) < (${page.after.value}::timestamptz, ${page.after.id}::uuid)`);
  return sql`
    SELECT t.article_id AS id, t.lang, t.published_at, ${rank}::int AS rank
    FROM article_text t WHERE ${join(conditions, ' AND ')}
    ORDER BY t.published_at DESC, t.article_id DESC LIMIT ${page.limit + page.offset + 1}`;
}

/** Returns where the index scan starts. Without it, PostgreSQL scans from now to the start of the page. */
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

/** Selects the languages of listed texts. Skips from language to language in the index instead of reading all rows. */
export const LANGUAGES = sql`
  WITH RECURSIVE tags AS (
    (SELECT lang FROM article_text WHERE listed ORDER BY lang LIMIT 1) UNION ALL
    SELECT (SELECT lang FROM article_text t WHERE t.listed AND t.lang > tags.lang ORDER BY t.lang LIMIT 1)
    FROM tags WHERE tags.lang IS NOT NULL)
  SELECT lang FROM tags WHERE lang IS NOT NULL`;
