import { z } from 'zod';

const EXAMPLE = {
  id: '01a1fc0b-5b21-7c11-9e51-3d4a3b1f7a22',
  slug: 'r5-productions',
  name: 'R5 Productions',
  other_names: ['R5 Productions LLC'],
  country_code: 'US',
  url: 'https://r5productions.com/',
  upcoming_events: 12,
};

/** Who organises events: a promoter, a club, a public body. Unknown values are null. */
export const Organizer = z
  .object({
    id: z.string().meta({ description: 'UUIDv7.' }),
    slug: z.string().meta({ examples: ['r5-productions'] }),
    name: z.string(),
    other_names: z.array(z.string()).meta({ description: 'Other spellings of sources.' }),
    country_code: z
      .string()
      .nullable()
      .meta({ description: 'ISO 3166-1 alpha-2.', examples: ['US'] }),
    url: z.string().nullable(),
    upcoming_events: z
      .int()
      .meta({ description: 'Events that have not ended, without cancelled ones.' }),
  })
  .meta({ id: 'Organizer', examples: [EXAMPLE] });
export type Organizer = z.infer<typeof Organizer>;
