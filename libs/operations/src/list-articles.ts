import type { ArticleFilter, ArticleRepository } from '@marquee/database';
import { ArticleSummary, CATEGORIES, defineOperation, languagesFor } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from './cursor.ts';
import { eventFilters } from './event-parameters.ts';
import { openPage, pageEnvelope, paging } from './paging.ts';
import { language } from './parameters.ts';

const MAX_ARTICLES = 50;

const Input = z.object({
  lang: language()
    .default('en')
    .meta({
      description:
        'BCP 47 tag. Returns articles written in or translated to this language. `de-AT` falls back to `de`.',
      examples: ['en', 'de-AT', 'zh'],
    }),
  category: eventFilters.category,
  ...paging(MAX_ARTICLES),
});

export interface ListArticlesDeps {
  articles: Pick<ArticleRepository, 'list' | 'findLanguages'>;
  now: () => Date;
}

export const listArticles = defineOperation({
  name: 'list_articles',
  summary: 'Published articles',
  description: 'Articles in one language, newest first.',
  input: Input,
  output: z.object({ ...pageEnvelope, articles: z.array(ArticleSummary) }),
  async run(deps: ListArticlesDeps, input) {
    const list = { name: 'list_articles', maxLimit: MAX_ARTICLES, key: sortKeys.instant, now: deps.now };
    const { now, page, warnings, envelope } = openPage(input, list);
    const langs = languagesFor(input.lang, await deps.articles.findLanguages());
    const filter = { langs, ...toCategoryFilter(input), now };
    const { articles, next } = isEmpty(filter) ? { articles: [], next: null } : await deps.articles.list(filter, page);
    return { ...envelope(articles.length, next), articles, warnings };
  },
});

export interface CountArticlesDeps {
  articles: Pick<ArticleRepository, 'count' | 'findLanguages'>;
  now: () => Date;
}

export const countArticles = defineOperation({
  name: 'count_articles',
  summary: 'Number of articles',
  description: 'Number of articles in the list with the same filters.',
  input: Input.pick({ lang: true, category: true }),
  output: z.object({ total: z.int().meta({ examples: [12] }) }),
  async run({ articles, now }: CountArticlesDeps, input) {
    const langs = languagesFor(input.lang, await articles.findLanguages());
    const filter = { langs, ...toCategoryFilter(input), now: now() };
    return { total: isEmpty(filter) ? 0 : await articles.count(filter) };
  },
});

/** With only excluded categories, returns all other categories and null, for articles without a category. */
function toCategoryFilter({ category }: Pick<z.output<typeof Input>, 'category'>): Pick<ArticleFilter, 'categories'> {
  if (!category) return {};
  const { included, excluded } = category;
  const requested = included.length > 0 ? new Set(included) : [...CATEGORIES, null];
  return { categories: [...requested].filter((one) => !excluded.some((other) => other === one)) };
}

const isEmpty = ({ langs, categories }: ArticleFilter) => langs.length === 0 || categories?.length === 0;
