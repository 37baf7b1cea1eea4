import { z } from 'zod';

/** Cities that an answer about one artist names. */
export const MAX_CITIES = 1_000;

export const DemandArtist = z.object({
  id: z.string().meta({ examples: ['01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7'] }),
  name: z.string().meta({ examples: ['Grateful Dead'] }),
  slug: z.string().meta({ examples: ['grateful-dead'] }),
});

export const CityDemand = z.object({
  city: z.string().meta({ examples: ['Berlin'] }),
  country_code: z
    .string()
    .nullable()
    .meta({ examples: ['DE'] }),
  demands: z.int().meta({ examples: [3] }),
});

const standing = {
  rank: z.int().meta({ examples: [1] }),
  previous_rank: z
    .int()
    .nullable()
    .meta({ description: 'By the demands of the days before; null without any.', examples: [3] }),
  peak_rank: z.int().meta({ description: 'The best place so far, on lists of as many days.', examples: [1] }),
};
const named = { name: DemandArtist.shape.name, slug: DemandArtist.shape.slug };
const demands = z.int().meta({ examples: [12] });

/** The three lists of leaders. */
export const leading = {
  top_artists: z.array(
    z.object({
      ...named,
      demands,
      cities: z.int().meta({ description: 'In how many cities they were wanted.', examples: [4] }),
      ...standing,
    }),
  ),
  top_cities: z.array(
    z.object({
      ...CityDemand.shape,
      artists: z.int().meta({ description: 'How many artists were wanted there.', examples: [7] }),
      ...standing,
    }),
  ),
  fastest_growing: z.array(
    z.object({
      ...named,
      demands,
      previous: z.int().meta({ description: 'Demands of the days before.', examples: [4] }),
      growth: z.number().meta({
        description: 'How many more, as a part of those before (2 is three times as many); none before counts as one.',
        examples: [2],
      }),
      ...standing,
    }),
  ),
};
