import { DATA_ENVIRONMENT, SERVER_ENVIRONMENT } from '../environment.ts';
import { PORT_ENVIRONMENT, PUBLIC_ENVIRONMENT } from './addresses.ts';
import { CALENDAR_ENVIRONMENT } from './calendars.ts';
import { CDN_ENVIRONMENT, PURGE_ENVIRONMENT } from './cdn.ts';
import { COUNTER_ENVIRONMENT } from './counters.ts';
import { REPLICA_ENVIRONMENT } from './database.ts';
import { fileVariants } from './environment/secret-files.ts';
import { MAIL_ENVIRONMENT } from './mail.ts';
import { MCP_ENVIRONMENT, OAUTH_ENVIRONMENT } from './mcp.ts';
import { PAYMENT_ENVIRONMENT } from './payments.ts';
import { PICTURE_ENVIRONMENT } from './pictures.ts';
import { PLAN_ENVIRONMENT } from './plans.ts';
import { SECRET_ENVIRONMENT } from './secrets.ts';
import { EXPORT_ENVIRONMENT, SNAPSHOT_ENVIRONMENT } from './snapshots.ts';
import { INGEST_ENVIRONMENT } from './sources.ts';
import { STREAM_ENVIRONMENT } from './streams.ts';
import { WEBHOOK_ENVIRONMENT } from './webhooks.ts';
import { WEBSITE_ENVIRONMENT } from './website.ts';

/** The settings of all deployables and tools. */
export const SETTING_NAMES: string[] = Object.keys({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  ...DATA_ENVIRONMENT,
  ...PORT_ENVIRONMENT,
  ...PUBLIC_ENVIRONMENT,
  ...COUNTER_ENVIRONMENT,
  ...CALENDAR_ENVIRONMENT,
  ...CDN_ENVIRONMENT,
  ...PURGE_ENVIRONMENT,
  ...REPLICA_ENVIRONMENT,
  ...EXPORT_ENVIRONMENT,
  ...MAIL_ENVIRONMENT,
  ...PAYMENT_ENVIRONMENT,
  ...PICTURE_ENVIRONMENT,
  ...PLAN_ENVIRONMENT,
  ...INGEST_ENVIRONMENT,
  ...MCP_ENVIRONMENT,
  ...OAUTH_ENVIRONMENT,
  ...SNAPSHOT_ENVIRONMENT,
  ...STREAM_ENVIRONMENT,
  ...WEBHOOK_ENVIRONMENT,
  ...WEBSITE_ENVIRONMENT,
  NODE_ENV: null,
});

export const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...SETTING_NAMES,
  ...fileVariants(SETTING_NAMES),
]);

// Other programs also use variables with these prefixes.
const COMMON_PREFIXES = [
  'ADMIN',
  'API',
  'HOST',
  'LOG',
  'MAIL',
  'MAX',
  'NODE',
  'OTEL',
  'PORT',
  'SOURCES',
  'WEB',
  'WORKER',
];

const firstWord = (name: string) => name.split('_', 1)[0] ?? name;
const OUR_PREFIXES = new Set(
  SETTING_NAMES.map(firstWord).filter((word) => !COMMON_PREFIXES.includes(word)),
);

// Variables that Kubernetes sets for each service, and variables of our tests.
const FOREIGN =
  /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?$|^MARQUEE_TEST_/;

/** Returns the variables that have the prefix of a setting but are not settings. */
export const unknownNames = (names: string[]): string[] =>
  names.filter(
    (name) => !KNOWN_NAMES.has(name) && OUR_PREFIXES.has(firstWord(name)) && !FOREIGN.test(name),
  );
