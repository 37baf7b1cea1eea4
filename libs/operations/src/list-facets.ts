import type { CountRepository } from '@marquee/database';
import { Category, defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { createEventFilter, type FilterDeps } from './event-filter.ts';
import { eventFilters } from './event-parameters.ts';
import { clampLimit, paging, floorToMinute } from './paging.ts';

const MAX_FACETS = 100;
const count = z.int().meta({ examples: [128] });
const countryCode = z.string().meta({ description: 'ISO 3166-1 alpha-2.', examples: ['DE'] });

const Facets = {
  total: z.int().meta({ description: 'Number of events that match the filters.', examples: [310] }),
  categories: z.array(z.object({ category: Category, count })),
  countries: z.array(
    z.object({ country_code: countryCode, country: z.string().meta({ examples: ['Germany'] }), count }),
  ),
  cities: z.array(
    z.object({
      city: z.string().meta({ examples: ['Berlin'] }),
      region: z
        .string()
        .nullable()
        .meta({ examples: ['Berlin'] }),
      country_code: countryCode.nullable(),
      count,
    }),
  ),
};

export interface ListFacetsDeps extends FilterDeps {
  counts: Pick<CountRepository, 'facets'>;
  now: () => Date;
}

export const listFacets = defineOperation({
  name: 'list_facets',
  summary: 'Number of events by category, country and city',
  description:
    'Number of events that match the filters of GET /events: in total, and by category, country and city, highest number first. Events without a country or a city count only in `total` and `categories`.',
  input: z.object({
    ...eventFilters,
    limit: paging(MAX_FACETS).limit.meta({
      description: `Maximum number of countries and of cities, 1 to ${String(MAX_FACETS)}.`,
      examples: [20],
      maximum: MAX_FACETS,
    }),
  }),
  output: z.object(Facets),
  async run(deps: ListFacetsDeps, { limit: requested, ...input }) {
    const { limit, warnings } = clampLimit(requested, MAX_FACETS);
    const { filter, warnings: unknownNames } = await createEventFilter(deps, input, floorToMinute(deps.now()));
    const facets = filter ? await deps.counts.facets(filter, limit) : NOTHING;
    return { ...facets, warnings: [...unknownNames, ...warnings] };
  },
});

const NOTHING = { total: 0, categories: [], countries: [], cities: [] };
