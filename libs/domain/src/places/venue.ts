import { z } from 'zod';
import { Picture } from '../picture.ts';
import { DataSource } from '../reference-data.ts';

const EXAMPLE = {
  id: '01a1fc09-c3f0-7d0e-8a51-9d4c3b1f7a10',
  slug: 'philharmonie-berlin',
  name: 'Philharmonie Berlin',
  address: 'Herbert-von-Karajan-Straße 1',
  city: 'Berlin',
  region: 'Berlin',
  country_code: 'DE',
  lat: 52.50977,
  lng: 13.37003,
  timezone: 'Europe/Berlin',
  capacity: 2440,
  url: 'https://www.berliner-philharmoniker.de/',
  image_url: null,
  upcoming_events: 41,
  wikidata_id: 'Q830066',
  data_sources: [{ source: 'musicbrainz', licence: 'CC0-1.0', attribution: 'MusicBrainz' }],
};

/** A place where events happen. Unknown values are null. */
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
    picture: Picture.optional().meta({ description: 'Only of one venue. Absent without one.' }),
    upcoming_events: z
      .int()
      .meta({ description: 'Events that have not ended, without cancelled ones.' }),
    wikidata_id: z.string().nullable(),
    data_sources: z
      .array(DataSource)
      .meta({ description: 'Open data from which facts of the venue come.' }),
  })
  .meta({ id: 'Venue', examples: [EXAMPLE] });
export type Venue = z.infer<typeof Venue>;

export const VenueSummary = Venue.extend({
  distance_km: z.number().optional().meta({ description: 'Only with `near`.' }),
}).meta({ id: 'VenueSummary', examples: [EXAMPLE] });
export type VenueSummary = z.infer<typeof VenueSummary>;
