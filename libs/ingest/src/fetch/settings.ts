// An entry point of its own: a server reads its settings long before it reads a source, and the readers are heavy.

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
  idleTimeoutMs: number;
  keys: Partial<Record<KeySetting, string>>;
}

const PATIENCE_MS = 10_000;

const MEGABYTE = 1_000_000;

/** Public addresses only, 200 MB at most, no keys. */
export const plainAccess = (): SourceAccess => sourceAccess({ INGEST_ALLOW_PRIVATE: false, INGEST_MAX_MB: 200 });

interface IngestSettings extends Partial<Record<KeySetting, string | undefined>> {
  INGEST_ALLOW_PRIVATE: boolean;
  INGEST_MAX_MB: number;
  INGEST_CONTACT?: string | undefined;
}

/** Converts settings of the environment. */
export function sourceAccess(settings: IngestSettings): SourceAccess {
  const { INGEST_ALLOW_PRIVATE, INGEST_MAX_MB, INGEST_CONTACT = null } = settings;
  const { TICKETMASTER_API_KEY, SEATGEEK_CLIENT_ID, BANDSINTOWN_APP_ID, EVENTBRITE_TOKEN } = settings;
  const named = { TICKETMASTER_API_KEY, SEATGEEK_CLIENT_ID, BANDSINTOWN_APP_ID, EVENTBRITE_TOKEN };
  return {
    allowPrivate: INGEST_ALLOW_PRIVATE,
    maxBytes: INGEST_MAX_MB * MEGABYTE,
    contact: INGEST_CONTACT,
    idleTimeoutMs: PATIENCE_MS,
    keys: Object.fromEntries(Object.entries(named).filter(([, key]) => key !== undefined)),
  };
}
