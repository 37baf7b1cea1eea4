import {
  formatInstant,
  type Article,
  type ArticleSummary,
  type ArticleText,
} from '@marquee/domain';
import { publicUrlOrNull } from '@marquee/runtime';
import type { Database } from '../connection/connect.ts';
import type { Page, PageKey } from '../statements/page.ts';
import {
  articleSummariesSql,
  countArticlesSql,
  LANGUAGES,
  type ArticleFilter,
} from './articles-sql.ts';

export interface FoundArticles {
  articles: ArticleSummary[];
  next: PageKey | null;
}

export interface StoredArticle extends Omit<Article, keyof ArticleText | 'translations'> {
  /** Language of the requested slug. It may no longer be listed. */
  slug_lang: string;
  texts: ArticleText[];
}

export function createArticleRepository({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  async function list(filter: ArticleFilter, page: Page): Promise<FoundArticles> {
    const rows = await query<SummaryRow>(articleSummariesSql(filter, page));
    const shown = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? shown.at(-1) : undefined;
    const next = last ? { value: last.published_at.toISOString(), id: last.id } : null;
    return { articles: shown.map(toSummary), next };
  }

  async function count(filter: ArticleFilter): Promise<number> {
    const [row] = await query<{ articles: number }>(countArticlesSql(filter));
    return row?.articles ?? 0;
  }

  const findLanguages = async (): Promise<string[]> =>
    (await query<{ lang: string }>(LANGUAGES)).map(({ lang }) => lang);

  /** Finds the article by its slug in any language, if it is published at `now`. */
  async function find(slug: string, now: Date): Promise<StoredArticle | null> {
    const found = await prisma.articleText.findUnique({
      where: { slug, article: { withdrawnAt: null, publishedAt: { lte: now } } },
      select: {
        lang: true,
        article: {
          include: { source: true, texts: { where: { listed: true }, orderBy: { lang: 'asc' } } },
        },
      },
    });
    return found && toArticle(found.lang, found.article);
  }

  /** Returns the source's ids of its published articles. */
  async function findSourceArticleIds(source: string): Promise<string[]> {
    const where = { source: { name: source }, withdrawnAt: null };
    const rows = await prisma.article.findMany({ where, select: { sourceArticleId: true } });
    return rows.map(({ sourceArticleId }) => sourceArticleId);
  }

  return { list, count, findLanguages, find, findSourceArticleIds };
}
export type ArticleRepository = ReturnType<typeof createArticleRepository>;

type SummaryRow = Omit<ArticleSummary, 'published_at'> & { id: string; published_at: Date };

const toSummary = ({ id: _id, published_at, ...summary }: SummaryRow): ArticleSummary => ({
  ...summary,
  image_url: publicUrlOrNull(summary.image_url),
  published_at: formatInstant(published_at),
});

interface ArticleRow {
  category: string | null;
  imageUrl: string | null;
  author: string | null;
  sourceUrl: string | null;
  originalLang: string;
  publishedAt: Date;
  updatedAt: Date;
  source: { name: string; licence: string | null; attribution: string | null };
  texts: (Omit<ArticleText, 'body_html'> & { bodyHtml: string })[];
}

const toArticle = (slugLang: string, { source, texts, ...article }: ArticleRow): StoredArticle => ({
  slug_lang: slugLang,
  category: article.category as StoredArticle['category'],
  image_url: publicUrlOrNull(article.imageUrl),
  author: article.author,
  source_url: publicUrlOrNull(article.sourceUrl),
  original_lang: article.originalLang,
  published_at: formatInstant(article.publishedAt),
  updated_at: formatInstant(article.updatedAt),
  source: source.name,
  licence: source.licence,
  attribution: source.attribution,
  texts: texts.map(({ lang, title, slug, summary, body, bodyHtml }) => ({
    lang,
    title,
    slug,
    summary,
    body,
    body_html: bodyHtml,
  })),
});
