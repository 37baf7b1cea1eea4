// A separate entry point: servers read their settings without loading the parsers, which are large.

/** The settings that contain keys and tokens of sources. */
export const KEY_SETTINGS = [
  'TICKETMASTER_API_KEY',
  'SEATGEEK_CLIENT_ID',
  'BANDSINTOWN_APP_ID',
  'EVENTBRITE_TOKEN',
  'DATATOURISME_API_KEY',
  'UITDATABANK_CLIENT_ID',
  'OPENAGENDA_API_KEY',
  'SOCRATA_APP_TOKEN',
] as const;
export type KeySetting = (typeof KEY_SETTINGS)[number];

/** Limits and keys for reading from the network. */
export interface SourceAccess {
  /** Also allows private, loopback and link-local addresses, for tests and internal feeds. */
  allowPrivate: boolean;
  /** Limit of one download, as transferred. */
  maxBytes: number;
  /** Contact for operators of the servers we read. Part of the user agent. */
  contact: string | null;
  /** Limit until the first byte and between two chunks. */
  idleTimeoutMs: number;
  keys: Partial<Record<KeySetting, string>>;
}

const IDLE_TIMEOUT_MS = 10_000;

const MEGABYTE = 1_000_000;

/** Returns the defaults: public addresses, 200 MB, no keys. */
export const defaultAccess = (): SourceAccess =>
  sourceAccess({ INGEST_ALLOW_PRIVATE: false, INGEST_MAX_MB: 200 });

interface IngestSettings extends Partial<Record<KeySetting, string | undefined>> {
  INGEST_ALLOW_PRIVATE: boolean;
  INGEST_MAX_MB: number;
  INGEST_CONTACT?: string | undefined;
}

/** Converts environment settings. */
export function sourceAccess(settings: IngestSettings): SourceAccess {
  const { INGEST_ALLOW_PRIVATE, INGEST_MAX_MB, INGEST_CONTACT = null } = settings;
  const keys = KEY_SETTINGS.map((name) => [name, settings[name]] as const);
  return {
    allowPrivate: INGEST_ALLOW_PRIVATE,
    maxBytes: INGEST_MAX_MB * MEGABYTE,
    contact: INGEST_CONTACT,
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    keys: Object.fromEntries(keys.filter(([, key]) => key !== undefined)),
  };
}
