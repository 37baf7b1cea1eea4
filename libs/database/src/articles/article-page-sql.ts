import type { Category } from '@marquee/domain';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Page, PageKey } from '../page.ts';

/** Which articles a list shows, and in which of their languages. */
export interface ArticleFilter {
  /** Tags that serve, best first: each article comes in the first of them that it has. At least one. */
  langs: string[];
  /** Null stands for articles without one. */
  categories?: (Category | null)[];
  /** What is published later is not shown yet. */
  now: Date;
}

/**
 * One page of texts, newest first: columns `id` (the article's), `lang` and `published_at`; one row more than the page's limit
 * tells that there are more. Every language and category is one walk along an index. An article's texts have one date, so that
 * they meet where the walks are merged, and the best of them is taken.
 */
export function articlePageSql(filter: ArticleFilter, page: Page): Sql {
  const categories = filter.categories ?? [undefined];
  const walks = filter.langs.flatMap((lang, rank) =>
    categories.map((category) => sql`(${walkSql({ filter, lang, rank, category }, page)})`),
  );
  return sql`
    SELECT DISTINCT ON (published_at, id) id, lang, published_at FROM (${join(walks, ' UNION ALL ')}) walks
    ORDER BY published_at DESC, id DESC, rank LIMIT ${page.limit + 1} OFFSET ${page.offset}`;
}

interface Walk {
  filter: ArticleFilter;
  lang: string;
  /** Of the language, in the filter's list. */
  rank: number;
  /** Undefined: any. */
  category: Category | null | undefined;
}

function walkSql({ filter: { now }, lang, rank, category }: Walk, page: Page): Sql {
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

/** Where a walk begins: PostgreSQL would otherwise begin it at now, and pass by all that came before the page. */
function earlier(now: Date, after: PageKey | null): Date {
  const reached = after ? new Date(after.value) : now;
  return reached < now ? reached : now;
}
