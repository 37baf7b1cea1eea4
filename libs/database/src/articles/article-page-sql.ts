import type { Category } from '@marquee/domain';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Page, PageKey } from '../page.ts';

export interface ArticleFilter {
  /** Accepted languages, best first; at least one. Each article appears in the first one that it has. */
  langs: string[];
  categories?: (Category | null)[];
  /** Articles published later are hidden. */
  now: Date;
}

/**
 * Selects one page of texts, newest first: `id` of the article, `lang`, `published_at`. One extra row means that there are more pages. Each
 * language and category is one index scan. All texts of an article have the same date, so DISTINCT ON can select the best language.
 */
export function articlePageSql(filter: ArticleFilter, page: Page): Sql {
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
