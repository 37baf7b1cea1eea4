import { z } from 'zod';

/** Maximum number of cities in a response about one artist. */
export const MAX_CITIES = 1_000;

export const DemandArtist = z.object({
  id: z.string().meta({ examples: ['01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7'] }),
  name: z.string().meta({ examples: ['Grateful Dead'] }),
  slug: z.string().meta({ examples: ['grateful-dead'] }),
});

export const CityDemand = z.object({
  city: z.string().meta({ examples: ['Portland'] }),
  region: z
    .string()
    .nullable()
    .meta({ examples: ['Oregon'] }),
  country_code: z
    .string()
    .nullable()
    .meta({ examples: ['US'] }),
  lat: z
    .number()
    .nullable()
    .meta({ examples: [45.52345] }),
  lng: z
    .number()
    .nullable()
    .meta({ examples: [-122.67621] }),
  demands: z.int().meta({ examples: [3] }),
});

const ranking = {
  rank: z.int().meta({ examples: [1] }),
  previous_rank: z
    .int()
    .nullable()
    .meta({
      description: 'Rank in the previous period. Null without demands in it.',
      examples: [3],
    }),
  peak_rank: z.int().meta({
    description: 'Best rank so far in a leaderboard of the same number of days.',
    examples: [1],
  }),
};
const named = { name: DemandArtist.shape.name, slug: DemandArtist.shape.slug };
const demands = z.int().meta({ examples: [12] });

/** The three leaderboards. */
export const leading = {
  top_artists: z.array(
    z.object({
      ...named,
      demands,
      cities: z
        .int()
        .meta({ description: 'Number of cities with demands for the artist.', examples: [4] }),
      ...ranking,
    }),
  ),
  top_cities: z.array(
    z.object({
      ...CityDemand.shape,
      artists: z
        .int()
        .meta({ description: 'Number of artists in demand in the city.', examples: [7] }),
      ...ranking,
    }),
  ),
  fastest_growing: z.array(
    z.object({
      ...named,
      demands,
      previous: z.int().meta({ description: 'Demands in the previous period.', examples: [4] }),
      growth: z.number().meta({
        description:
          'Relative growth over the previous period (2 means three times as many). A previous period without demands counts as one demand.',
        examples: [2],
      }),
      ...ranking,
    }),
  ),
};
