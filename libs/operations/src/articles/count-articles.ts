import type { ArticleRepository } from '@marquee/database';
import { defineOperation, languagesFor } from '@marquee/domain';
import { z } from 'zod';
import { articleFilters, isEmptyFilter, toCategories } from './article-filter.ts';

export interface CountArticlesDeps {
  articles: Pick<ArticleRepository, 'count' | 'findLanguages'>;
  now: () => Date;
}

export const countArticles = defineOperation({
  name: 'count_articles',
  summary: 'Number of articles',
  description: 'Number of articles in the list with the same filters.',
  input: z.object(articleFilters),
  output: z.object({ total: z.int().meta({ examples: [12] }) }),
  async run({ articles, now }: CountArticlesDeps, input) {
    const langs = languagesFor(input.lang, await articles.findLanguages());
    const filter = { langs, ...toCategories(input.category), now: now() };
    return { total: isEmptyFilter(filter) ? 0 : await articles.count(filter) };
  },
});
