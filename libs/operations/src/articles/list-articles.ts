import type { ArticleRepository } from '@marquee/database';
import { ArticleSummary, defineOperation, languagesFor } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from '../cursor.ts';
import { selection, wantsTotal } from '../events/list-selection.ts';
import { openPage, pageEnvelope, paging } from '../paging.ts';
import { articleFilters, isEmptyFilter, toCategories } from './article-filter.ts';

const MAX_ARTICLES = 50;

export interface ListArticlesDeps {
  articles: Pick<ArticleRepository, 'list' | 'count' | 'findLanguages'>;
  now: () => Date;
}

export const listArticles = defineOperation({
  name: 'list_articles',
  summary: 'Published articles',
  description: 'Articles in one language, newest first.',
  input: z.object({ ...articleFilters, ...paging(MAX_ARTICLES), ...selection(ArticleSummary) }),
  output: z.object({ ...pageEnvelope, articles: z.array(ArticleSummary) }),
  items: 'articles',
  async run(deps: ListArticlesDeps, input) {
    const list = {
      name: 'list_articles',
      maxLimit: MAX_ARTICLES,
      key: sortKeys.instant,
      now: deps.now,
    };
    // The language selects articles; in other lists it selects texts only.
    const filters = { ...input, language: input.lang };
    const { now, page, warnings, envelope } = openPage(filters, list);
    const langs = languagesFor(input.lang, await deps.articles.findLanguages());
    const filter = { langs, ...toCategories(input.category), now };
    const isEmpty = isEmptyFilter(filter);
    const { articles, next } = isEmpty
      ? { articles: [], next: null }
      : await deps.articles.list(filter, page);
    return {
      ...envelope(articles.length, next),
      ...(wantsTotal(input) && { total: isEmpty ? 0 : await deps.articles.count(filter) }),
      articles,
      warnings,
    };
  },
});
