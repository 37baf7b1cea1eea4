import type { CountRepository } from '@marquee/database';
import {
  CATEGORIES,
  CATEGORY_ALIASES,
  CATEGORY_OF_KIND,
  Category,
  defineOperation,
  KINDS,
} from '@marquee/domain';
import { z } from 'zod';
import { floorToMinute } from '../paging.ts';
import { DEFAULT_STATUSES } from './filters/event-filter.ts';

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
    kinds: z
      .array(
        z.object({
          kind: z.enum(KINDS).meta({ examples: ['exhibition'] }),
          category: Category.meta({ description: 'Category of most events of the kind.' }),
          upcoming_events: z.int().meta({ examples: [64] }),
        }),
      )
      .meta({ description: 'Kinds of events, one level below the categories.' }),
    categories: z.array(
      z.object({
        category: Category,
        aliases: z
          .array(z.string())
          .meta({ description: 'Other names of the category.', examples: [['concerts']] }),
        upcoming_events: z.int().meta({
          description: 'Events that have not ended, without cancelled ones.',
          examples: [128],
        }),
      }),
    ),
  }),
  async run({ counts, now: clock }: ListCategoriesDeps) {
    const now = floorToMinute(clock());
    const { categories, kinds } = await counts.facets(
      { statuses: DEFAULT_STATUSES, from: now, now },
      1,
    );
    const byCategory = new Map(categories.map(({ category, count }) => [category, count]));
    const byKind = new Map(kinds.map(({ kind, count }) => [kind, count]));
    return {
      kinds: KINDS.map((kind) => ({
        kind,
        category: CATEGORY_OF_KIND[kind],
        upcoming_events: byKind.get(kind) ?? 0,
      })),
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
