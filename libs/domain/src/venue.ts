import { z } from 'zod';

/** Where events take place. Unknown is null. */
export const Venue = z
  .object({
    id: z.string().meta({ description: 'UUIDv7.' }),
    slug: z.string().meta({ examples: ['philharmonie-berlin'] }),
    name: z.string(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    region: z.string().nullable(),
    country_code: z
      .string()
      .nullable()
      .meta({ description: 'ISO 3166-1 alpha-2.', examples: ['DE'] }),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    timezone: z
      .string()
      .nullable()
      .meta({ description: 'IANA time zone.', examples: ['Europe/Berlin'] }),
    capacity: z.int().nullable(),
    url: z.string().nullable(),
    image_url: z.string().nullable(),
    upcoming_events: z.int().meta({ description: 'Events not yet over, cancelled ones left out.' }),
  })
  .meta({ id: 'Venue' });
export type Venue = z.infer<typeof Venue>;

/** A venue as lists show it. */
export const VenueSummary = Venue.extend({
  distance_km: z.number().optional().meta({ description: 'Only with `near`.' }),
}).meta({ id: 'VenueSummary' });
export type VenueSummary = z.infer<typeof VenueSummary>;
