import type { CountRepository } from '@marquee/database';
import { CATEGORIES, CATEGORY_ALIASES, Category, defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { DEFAULT_STATUSES } from './event-filter.ts';
import { floorToMinute } from './paging.ts';

export interface ListCategoriesDeps {
  counts: Pick<CountRepository, 'facets'>;
  now: () => Date;
}

export const listCategories = defineOperation({
  name: 'list_categories',
  summary: 'Categories',
  description:
    'The categories of events, with the other names that filters accept and the number of upcoming events.',
  input: z.object({}),
  output: z.object({
    categories: z.array(
      z.object({
        category: Category,
        aliases: z
          .array(z.string())
          .meta({ description: 'Other names of the category.', examples: [['concerts']] }),
        upcoming_events: z
          .int()
          .meta({
            description: 'Events that have not ended, without cancelled ones.',
            examples: [128],
          }),
      }),
    ),
  }),
  async run({ counts, now: clock }: ListCategoriesDeps) {
    const now = floorToMinute(clock());
    const { categories } = await counts.facets({ statuses: DEFAULT_STATUSES, from: now, now }, 1);
    const byCategory = new Map(categories.map(({ category, count }) => [category, count]));
    return {
      categories: CATEGORIES.map((category) => ({
        category,
        aliases: Object.keys(CATEGORY_ALIASES).filter(
          (alias) => CATEGORY_ALIASES[alias] === category,
        ),
        upcoming_events: byCategory.get(category) ?? 0,
      })),
    };
  },
});
