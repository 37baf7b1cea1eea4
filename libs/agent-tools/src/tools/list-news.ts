import { DomainError } from '@marquee/domain';
import { countArticles, getArticle, listArticles } from '@marquee/operations';
import { z } from 'zod';
import { echo } from '../arguments/parse-arguments.ts';
import { buildPage, pageFields, paging } from '../replies/paging.ts';
import { runOperation } from '../run-operation.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { readTool } from '../tool.ts';
import { findNearestSlugs } from './find-nearest.ts';
import { parseSlug } from './get-event.ts';

const text = z.string().optional();

const Input = z.strictObject({
  slug: text.meta({ description: 'Reads one article.' }),
  lang: z.string().default('en').meta({ description: 'Language.' }),
  category: text.meta({ description: 'As in search.' }),
  ...paging,
});

export const listNewsTool = readTool({
  name: 'list_news',
  title: 'List news',
  description: 'Articles about events, newest first; with slug, the text of one.',
  input: Input,
  aliases: {
    article: 'slug',
    article_slug: 'slug',
    id_or_slug: 'slug',
    id: 'slug',
    language: 'lang',
    locale: 'lang',
    type: 'category',
    max_results: 'limit',
  },
  output: z.object({
    ...pageFields,
    articles: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        summary: text,
        body: text,
        page_url: text,
      }),
    ),
  }),
  lists: ['articles'],
  async run(deps: ToolDeps, { slug, limit, offset, ...filters }) {
    if (slug !== undefined) return readArticle(deps, slug);
    const found = await runOperation(listArticles, deps, { ...filters, limit, offset });
    const page = await buildPage({
      count: found.count,
      offset,
      hasMore: found.has_more,
      hints: [
        ...(found.warnings ?? []),
        found.count === 0 ? 'No article matches. Drop category, or try lang en.' : undefined,
      ],
      countAll: () =>
        deps.totals({ articles: filters }, async () => {
          const { total } = await runOperation(countArticles, deps, filters);
          return { total, dates_total: total };
        }),
    });
    const articles = found.articles.map(({ title, slug, summary, published_at }) => ({
      title,
      slug,
      summary,
      published_at,
      page_url: pageUrl(deps, slug),
    }));
    return { ...page, articles };
  },
});

const pageUrl = ({ addresses }: ToolDeps, slug: string) => `${addresses.api}/articles/${slug}`;

async function readArticle(deps: ToolDeps, given: string) {
  const { article } = await runOperation(getArticle, deps, { slug: parseSlug(given) }).catch(
    (error: unknown) => suggestArticles(deps, given, error),
  );
  const { title, slug, summary, body, published_at } = article;
  const read = { title, slug, summary, published_at, page_url: pageUrl(deps, slug), body };
  return { count: 1, total: 1, has_more: false, articles: [read] };
}

async function suggestArticles({ slugs }: ToolDeps, given: string, error: unknown): Promise<never> {
  if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
  const nearest = await findNearestSlugs(slugs, 'article', parseSlug(given));
  const closest = nearest.length > 0 ? ` Closest slugs: ${nearest.join(', ')}.` : '';
  throw new DomainError(
    'not_found',
    `No article has the slug "${echo(given)}".${closest} Or call list_news without slug.`,
  );
}
