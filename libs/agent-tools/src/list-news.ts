import { countArticles, listArticles } from '@marquee/operations';
import { z } from 'zod';
import { pageFields, buildPage, paging } from './paging.ts';
import { runOperation } from './run-operation.ts';
import type { ToolDeps } from './tool-deps.ts';
import { readTool } from './tool.ts';

export const listNewsTool = readTool({
  name: 'list_news',
  title: 'List news',
  description: 'Published articles about events, newest first.',
  input: z.strictObject({
    lang: z.string().default('en').meta({ description: 'Language tag.' }),
    category: z.string().optional().meta({ description: 'As in search_events.' }),
    ...paging,
  }),
  aliases: { language: 'lang', locale: 'lang', type: 'category', max_results: 'limit' },
  output: z.object({
    ...pageFields,
    articles: z.array(z.object({ slug: z.string() })),
  }),
  lists: ['articles'],
  async run(deps: ToolDeps, { limit, offset, ...filters }) {
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
        deps.totals({ articles: filters }, async () => (await runOperation(countArticles, deps, filters)).total),
    });
    const articles = found.articles.map(({ title, slug, summary, published_at }) => ({
      title,
      slug,
      summary,
      published_at,
      page_url: `${deps.addresses.api}/articles/${slug}`,
    }));
    return { ...page, articles };
  },
});
