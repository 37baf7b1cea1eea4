import type { CountRepository } from '@marquee/database';
import { Category, defineOperation, KINDS } from '@marquee/domain';
import { z } from 'zod';
import { clampLimit, paging, floorToMinute } from '../paging.ts';
import { commaSeparated } from '../parameters.ts';
import { Interpretation } from '../places/interpretation.ts';
import { createEventFilter, type FilterDeps } from './filters/event-filter.ts';
import { eventFilters } from './filters/event-parameters.ts';

const MAX_FACETS = 100;
const count = z.int().meta({ examples: [128] });
const countryCode = z.string().meta({ description: 'ISO 3166-1 alpha-2.', examples: ['DE'] });

const Facets = {
  interpretation: Interpretation.optional(),
  total: z.int().meta({ description: 'Number of events that match the filters.', examples: [310] }),
  categories: z.array(z.object({ category: Category, count })),
  kinds: z.array(z.object({ kind: z.enum(KINDS).meta({ examples: ['exhibition'] }), count })).meta({
    description: 'By kind, without events whose kind is not known.',
  }),
  countries: z.array(
    z.object({
      country_code: countryCode,
      country: z.string().meta({ examples: ['Germany'] }),
      count,
    }),
  ),
  cities: z.array(
    z.object({
      city: z.string().meta({ examples: ['Berlin'] }),
      region: z
        .string()
        .nullable()
        .meta({ examples: ['Berlin'] }),
      country_code: countryCode.nullable(),
      lat: z
        .number()
        .nullable()
        .meta({ examples: [52.52437] }),
      lng: z
        .number()
        .nullable()
        .meta({ examples: [13.41053] }),
      count,
    }),
  ),
  genres: z
    .array(z.object({ genre: z.string().meta({ examples: ['jazz'] }), count }))
    .optional()
    .meta({ description: 'Only with `include=genres`. An event counts for each of its genres.' }),
};

export interface ListFacetsDeps extends FilterDeps {
  counts: Pick<CountRepository, 'facets' | 'genres'>;
  now: () => Date;
}

export const listFacets = defineOperation({
  name: 'list_facets',
  summary: 'Number of events by category, country and city',
  description:
    'Number of events that match the filters of GET /events: in total, and by category, kind, country and city, highest number first. Events without a country or a city count only in `total` and `categories`.',
  input: z.object({
    ...eventFilters,
    include: commaSeparated(['genres'])
      .optional()
      .meta({ description: '`genres`: also counts by genre.', examples: ['genres'] }),
    limit: paging(MAX_FACETS).limit.meta({
      description: `Maximum number of countries and of cities, 1 to ${String(MAX_FACETS)}.`,
      examples: [20],
      maximum: MAX_FACETS,
    }),
  }),
  output: z.object(Facets),
  async run(deps: ListFacetsDeps, { limit: requested, include = [], ...input }) {
    const { limit, warnings } = clampLimit(requested, MAX_FACETS);
    const { filter, interpretation, ...empty } = await createEventFilter(
      deps,
      input,
      floorToMinute(deps.now()),
    );
    const facets = filter ? await deps.counts.facets(filter, limit) : NOTHING;
    const genres =
      filter && include.includes('genres') ? await deps.counts.genres(filter, limit) : [];
    const hints = facets.total === 0 ? await empty.emptyHints() : [];
    return {
      ...(interpretation && { interpretation }),
      ...facets,
      ...(include.includes('genres') && { genres }),
      warnings: [...empty.warnings, ...hints, ...warnings],
    };
  },
});

const NOTHING = { total: 0, categories: [], kinds: [], countries: [], cities: [] };
