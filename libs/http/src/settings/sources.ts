import { z } from 'zod';

const Key = z.string().trim().min(1).max(500).optional();

/** Settings of programs that read sources. */
export const INGEST_ENVIRONMENT = {
  INGEST_ALLOW_PRIVATE: z
    .enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' })
    .default('0')
    .transform((flag) => flag === '1' || flag === 'true'),
  INGEST_MAX_MB: z.coerce
    .number({ error: 'must be a whole number from 1 to 10000' })
    .int()
    .min(1)
    .max(10_000)
    .default(200),
  INGEST_CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, {
      error: 'must be a web or mail address, e.g. https://example.com/bot',
    })
    .optional(),
  TICKETMASTER_API_KEY: Key,
  SEATGEEK_CLIENT_ID: Key,
  BANDSINTOWN_APP_ID: Key,
  EVENTBRITE_TOKEN: Key,
  DATATOURISME_API_KEY: Key,
  UITDATABANK_CLIENT_ID: Key,
  OPENAGENDA_API_KEY: Key,
  SOCRATA_APP_TOKEN: Key,
  SOURCES_FILE: z.string().optional(),
};
