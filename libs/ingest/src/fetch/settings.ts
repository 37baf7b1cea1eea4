// A door of its own: a server reads its settings long before it reads a source, and the readers are heavy.
import { z } from 'zod';

const Key = z.string().trim().min(1).max(500).optional();

/** The settings of whoever reads sources. */
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
    .regex(/^[\x21-\x7e]{1,200}$/, { error: 'must be an address of the web or of mail, e.g. https://example.com/bot' })
    .optional(),
  TICKETMASTER_API_KEY: Key,
  SEATGEEK_CLIENT_ID: Key,
  BANDSINTOWN_APP_ID: Key,
  EVENTBRITE_TOKEN: Key,
};

type Settings = z.output<z.ZodObject<typeof INGEST_ENVIRONMENT>>;

export type KeySetting = 'TICKETMASTER_API_KEY' | 'SEATGEEK_CLIENT_ID' | 'BANDSINTOWN_APP_ID' | 'EVENTBRITE_TOKEN';

/** What reading from the network may do, and with which keys. */
export interface SourceAccess {
  /** Private, loopback and link-local addresses, too: for tests and for feeds of one's own network. */
  allowPrivate: boolean;
  /** Of one download, as it comes. */
  maxBytes: number;
  /** Whom the servers that we read may turn to; told in the agent's name. */
  contact: string | null;
  /** To the first byte, and between two. */
  patienceMs: number;
  keys: Partial<Record<KeySetting, string>>;
}

const PATIENCE_MS = 10_000;

/** Public addresses only, 200 MB at most, no keys. */
export const plainAccess = (): SourceAccess => sourceAccess(z.object(INGEST_ENVIRONMENT).parse({}));

export function sourceAccess(settings: Settings): SourceAccess {
  const { INGEST_ALLOW_PRIVATE, INGEST_MAX_MB, INGEST_CONTACT = null, ...rest } = settings;
  const { TICKETMASTER_API_KEY, SEATGEEK_CLIENT_ID, BANDSINTOWN_APP_ID, EVENTBRITE_TOKEN } = rest;
  const named = { TICKETMASTER_API_KEY, SEATGEEK_CLIENT_ID, BANDSINTOWN_APP_ID, EVENTBRITE_TOKEN };
  return {
    allowPrivate: INGEST_ALLOW_PRIVATE,
    maxBytes: INGEST_MAX_MB * 1_000_000,
    contact: INGEST_CONTACT,
    patienceMs: PATIENCE_MS,
    keys: Object.fromEntries(Object.entries(named).filter(([, key]) => key !== undefined)),
  };
}
