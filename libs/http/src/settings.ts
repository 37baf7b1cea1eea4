export { DATA_ENVIRONMENT, SERVER_ENVIRONMENT } from './environment.ts';
export {
  ownPort,
  PORT_ENVIRONMENT,
  PUBLIC_ENVIRONMENT,
  publicAddresses,
  publicMcpUrl,
  type PublicAddresses,
} from './settings/addresses.ts';
export { CALENDAR_ENVIRONMENT } from './settings/calendars.ts';
export {
  CDN_ENVIRONMENT,
  PURGE_ENVIRONMENT,
  purgeSettings,
  type PurgeSettings,
} from './settings/cdn.ts';
export { ConfigError } from './settings/environment/config-error.ts';
export { connectionSettings } from './settings/connections.ts';
export { COUNTER_ENVIRONMENT } from './settings/counters.ts';
export {
  DATABASE_ENVIRONMENT,
  databaseSettings,
  PoolSize,
  REPLICA_ENVIRONMENT,
} from './settings/database.ts';
export { MAIL_ENVIRONMENT } from './settings/mail.ts';
export { MCP_ENVIRONMENT, OAUTH_ENVIRONMENT, oauthResource } from './settings/mcp.ts';
export { SETTING_NAMES } from './settings/names.ts';
export { parseEnvironment } from './settings/environment/parse-environment.ts';
export { billingSettings, PAYMENT_ENVIRONMENT } from './settings/payments.ts';
export { PICTURE_ENVIRONMENT, pictureSettings } from './settings/pictures.ts';
export { narratorSettings, PLAN_ENVIRONMENT } from './settings/plans.ts';
export { prepareEnvironment } from './settings/environment/prepare-environment.ts';
export { fileVariants } from './settings/environment/secret-files.ts';
export {
  parseSecrets,
  SECRET_ENVIRONMENT,
  secretSettings,
  type Secrets,
} from './settings/secrets.ts';
export { INGEST_ENVIRONMENT } from './settings/sources.ts';
export { EXPORT_ENVIRONMENT, exportSettings, SNAPSHOT_ENVIRONMENT } from './settings/snapshots.ts';
export { STREAM_ENVIRONMENT, streamSettings, type StreamSettings } from './settings/streams.ts';
export { tracingSettings, type TracingSettings } from './settings/tracing.ts';
export { WEBHOOK_ENVIRONMENT } from './settings/webhooks.ts';
export { WEBSITE_ENVIRONMENT } from './settings/website.ts';
export { warnAboutSettings } from './settings/environment/warn-about-settings.ts';
