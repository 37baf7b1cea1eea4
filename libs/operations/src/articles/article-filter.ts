import type { ArticleFilter } from '@marquee/database';
import { CATEGORIES } from '@marquee/domain';
import type { z } from 'zod';
import { eventFilters } from '../events/filters/event-parameters.ts';
import { language } from '../parameters.ts';

/** The filters of articles. */
export const articleFilters = {
  lang: language()
    .default('en')
    .meta({
      description:
        'BCP 47 tag. Returns articles written in or translated to this language. `de-AT` falls back to `de`.',
      examples: ['en', 'de-AT', 'zh'],
    }),
  category: eventFilters.category,
};

type CategoryFilter = z.output<typeof eventFilters.category>;

/**
 * With only excluded categories, returns all other categories and null, for articles without a
 * category.
 */
export function toCategories(category: CategoryFilter): Pick<ArticleFilter, 'categories'> {
  if (!category) return {};
  const { included, excluded } = category;
  const requested = included.length > 0 ? new Set(included) : [...CATEGORIES, null];
  return { categories: [...requested].filter((one) => !excluded.some((other) => other === one)) };
}

/** Nothing can match the filter. */
export const isEmptyFilter = ({ langs, categories }: ArticleFilter) =>
  langs.length === 0 || categories?.length === 0;
