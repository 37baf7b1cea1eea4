import type { CountRepository } from '@marquee/database';
import { Category, defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { createEventFilter, type FilterDeps } from './event-filter.ts';
import { eventFilters } from './event-parameters.ts';
import { clampLimit, paging, floorToMinute } from './paging.ts';

const MOST = 100;
const count = z.int().meta({ examples: [128] });
const countryCode = z.string().meta({ description: 'ISO 3166-1 alpha-2.', examples: ['DE'] });

const Facets = {
  total: z.int().meta({ description: 'Events that pass.', examples: [310] }),
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
  summary: 'Events counted by category, country and city',
  description:
    'How many events pass the filters, the same as those of GET /events: in all, and by category, country and city, the most first. Events without a country or a city stand in `total` and `categories` alone.',
  input: z.object({
    ...eventFilters,
    limit: paging(MOST).limit.meta({
      description: `Countries and cities at most, 1 to ${String(MOST)}.`,
      examples: [20],
      maximum: MOST,
    }),
  }),
  output: z.object(Facets),
  async run(deps: ListFacetsDeps, { limit: asked, ...input }) {
    const { limit, warnings } = clampLimit(asked, MOST);
    const { filter, warnings: unknownNames } = await createEventFilter(deps, input, floorToMinute(deps.now()));
    const facets = filter ? await deps.counts.facets(filter, limit) : NOTHING;
    return { ...facets, warnings: [...unknownNames, ...warnings] };
  },
});

const NOTHING = { total: 0, categories: [], countries: [], cities: [] };
