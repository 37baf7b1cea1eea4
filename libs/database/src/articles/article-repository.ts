import { formatInstant, publicUrlOrNull, type Article, type ArticleSummary, type ArticleText } from '@marquee/domain';
import sql, { empty } from 'sql-template-tag';
import type { Database } from '../connect.ts';
import type { Page, PageKey } from '../page.ts';
import { articlePageSql, type ArticleFilter } from './article-page-sql.ts';

export interface FoundArticles {
  articles: ArticleSummary[];
  next: PageKey | null;
}

export interface StoredArticle extends Omit<Article, keyof ArticleText | 'translations'> {
  /** Language of the requested slug. It may no longer be listed. */
  slug_lang: string;
  texts: ArticleText[];
}

export function createArticleRepository({ query }: Pick<Database, 'query'>) {
  async function list(filter: ArticleFilter, page: Page): Promise<FoundArticles> {
    const rows = await query<SummaryRow>(sql`
      SELECT p.id, p.published_at, t.title, t.slug, t.summary, t.lang, t.category, a.image_url
      FROM (${articlePageSql(filter, page)}) p
        JOIN article_text t ON t.article_id = p.id AND t.lang = p.lang JOIN article a ON a.id = p.id
      ORDER BY p.published_at DESC, p.id DESC`);
    const shown = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? shown.at(-1) : undefined;
    const next = last ? { value: last.published_at.toISOString(), id: last.id } : null;
    return { articles: shown.map(toSummary), next };
  }

  async function count({ langs, categories, now }: ArticleFilter): Promise<number> {
    const inCategories = sql`coalesce(t.category, '') = ANY(${categories?.map((category) => category ?? '')}::text[])`;
    const [row] = await query<{ articles: number }>(sql`
      SELECT count(DISTINCT t.article_id)::int AS articles FROM article_text t
      WHERE t.listed AND t.lang = ANY(${langs}::text[]) AND t.published_at <= ${now} ${categories ? sql`AND ${inCategories}` : empty}`);
    return row?.articles ?? 0;
  }

  const findLanguages = async (): Promise<string[]> =>
    (await query<{ lang: string }>(LANGUAGES)).map(({ lang }) => lang);

  /** Finds the article by its slug in any language, if it is published at `now`. */
  async function find(slug: string, now: Date): Promise<StoredArticle | null> {
    const [row] = await query<ArticleRow>(sql`
      SELECT found.lang AS slug_lang, a.category, a.image_url, a.author, a.source_url, a.original_lang, a.published_at,
        a.updated_at, s.name AS source, s.licence, s.attribution,
        (SELECT coalesce(json_agg(json_build_object('lang', t.lang, 'title', t.title, 'slug', t.slug, 'summary', t.summary,
            'body', t.body, 'body_html', t.body_html) ORDER BY t.lang), '[]'::json)
          FROM article_text t WHERE t.article_id = a.id AND t.listed) AS texts
      FROM article_text found JOIN article a ON a.id = found.article_id JOIN source s ON s.id = a.source_id
      WHERE found.slug = ${slug} AND a.withdrawn_at IS NULL AND a.published_at <= ${now}`);
    if (!row) return null;
    return toArticle(row);
  }

  return { list, count, findLanguages, find };
}
export type ArticleRepository = ReturnType<typeof createArticleRepository>;

// Skips from language to language in the index instead of reading all rows.
const LANGUAGES = sql`
  WITH RECURSIVE tags AS (
    (SELECT lang FROM article_text WHERE listed ORDER BY lang LIMIT 1) UNION ALL
    SELECT (SELECT lang FROM article_text t WHERE t.listed AND t.lang > tags.lang ORDER BY t.lang LIMIT 1)
    FROM tags WHERE tags.lang IS NOT NULL)
  SELECT lang FROM tags WHERE lang IS NOT NULL`;

type SummaryRow = Omit<ArticleSummary, 'published_at'> & { id: string; published_at: Date };
type ArticleRow = Omit<StoredArticle, 'published_at' | 'updated_at'> & { published_at: Date; updated_at: Date };

const toSummary = ({ id: _id, published_at, ...summary }: SummaryRow): ArticleSummary => ({
  ...summary,
  image_url: publicUrlOrNull(summary.image_url),
  published_at: formatInstant(published_at),
});

const toArticle = (row: ArticleRow): StoredArticle => ({
  ...row,
  image_url: publicUrlOrNull(row.image_url),
  source_url: publicUrlOrNull(row.source_url),
  published_at: formatInstant(row.published_at),
  updated_at: formatInstant(row.updated_at),
});
