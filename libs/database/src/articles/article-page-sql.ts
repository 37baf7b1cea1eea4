import type { Category } from '@marquee/domain';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Page } from '../page.ts';

/** Which articles a list shows, and in which of their languages. */
export interface ArticleFilter {
  /** Tags that serve, best first: each article comes in the first of them that it has. At least one. */
  langs: string[];
  categories?: Category[];
  excludedCategories?: Category[];
  /** What is published later is not shown yet. */
  now: Date;
}

/**
 * One page of texts, newest first: columns `id` (the article's), `lang` and `published_at`; one row more than the page's limit
 * tells that there are more. Every language and category is one walk along an index; the walks are merged.
 */
export function articlePageSql(filter: ArticleFilter, page: Page): Sql {
  const categories: (Category | null)[] = filter.categories ?? [null];
  const walks = filter.langs.flatMap((_, rank) =>
    categories.map((category) => sql`(${walkSql({ filter, rank, category }, page)})`),
  );
  return sql`
    SELECT id, lang, published_at FROM (${join(walks, ' UNION ALL ')}) walks
    ORDER BY published_at DESC, id DESC LIMIT ${page.limit + 1} OFFSET ${page.offset}`;
}

interface Walk {
  filter: ArticleFilter;
  /** Of the language, in the filter's list. */
  rank: number;
  category: Category | null;
}

function walkSql({ filter: { langs, excludedCategories, now }, rank, category }: Walk, page: Page): Sql {
  const better = langs.slice(0, rank);
  const conditions = [
    sql`t.listed AND t.lang = ${langs[rank]} AND t.published_at <= ${now}`,
    category ? sql`t.category = ${category}` : empty,
    excludedCategories?.length ? sql`(t.category IS NULL OR t.category <> ALL(${excludedCategories}::text[]))` : empty,
    page.after
      ? sql`(t.published_at, t.article_id) < (${page.after.value}::timestamptz, ${page.after.id}::uuid)`
      : empty,
    better.length > 0
      ? sql`NOT EXISTS (SELECT FROM article_text b
          WHERE b.article_id = t.article_id AND b.lang = ANY(${better}::text[]) AND b.listed)`
      : empty,
  ].filter((condition) => condition !== empty);
  return sql`
    SELECT t.article_id AS id, t.lang, t.published_at FROM article_text t WHERE ${join(conditions, ' AND ')}
    ORDER BY t.published_at DESC, t.article_id DESC LIMIT ${page.limit + page.offset + 1}`;
}
