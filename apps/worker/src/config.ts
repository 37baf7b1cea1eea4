import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  connectionSettings,
  DATA_ENVIRONMENT,
  databaseSettings,
  EXPORT_ENVIRONMENT,
  exportSettings,
  INGEST_ENVIRONMENT,
  MAIL_ENVIRONMENT,
  ownPort,
  parseEnvironment,
  PICTURE_ENVIRONMENT,
  pictureSettings,
  PoolSize,
  PORT_ENVIRONMENT,
  PUBLIC_ENVIRONMENT,
  publicAddresses,
  PURGE_ENVIRONMENT,
  purgeSettings,
  SECRET_ENVIRONMENT,
  secretSettings,
  SERVER_ENVIRONMENT,
  SNAPSHOT_ENVIRONMENT,
  STREAM_ENVIRONMENT,
  streamSettings,
  tracingSettings,
  WEBHOOK_ENVIRONMENT,
} from '@marquee/http/settings';
import { sourceAccess } from '@marquee/sources/settings';
import { z } from 'zod';

export const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  ...DATA_ENVIRONMENT,
  ...MAIL_ENVIRONMENT,
  ...INGEST_ENVIRONMENT,
  ...SNAPSHOT_ENVIRONMENT,
  ...PICTURE_ENVIRONMENT,
  ...WEBHOOK_ENVIRONMENT,
  ...PURGE_ENVIRONMENT,
  ...STREAM_ENVIRONMENT,
  ...EXPORT_ENVIRONMENT,
  // Each of the eleven queues listens on its own connection; their concurrent jobs share the rest.
  DATABASE_POOL_SIZE: PoolSize(12).default(16),
  PORT: PORT_ENVIRONMENT.PORT,
  WORKER_PORT: PORT_ENVIRONMENT.WORKER_PORT,
  API_PORT: PORT_ENVIRONMENT.API_PORT,
  WIDGETS_PORT: PORT_ENVIRONMENT.WIDGETS_PORT,
  WEB_PORT: PORT_ENVIRONMENT.WEB_PORT,
  PUBLIC_API_URL: PUBLIC_ENVIRONMENT.PUBLIC_API_URL,
  PUBLIC_WIDGETS_URL: PUBLIC_ENVIRONMENT.PUBLIC_WIDGETS_URL,
  PUBLIC_WEB_URL: PUBLIC_ENVIRONMENT.PUBLIC_WEB_URL,
});

/** Parses the settings of this app. Throws a ConfigError that names every invalid one. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  return {
    host: env.HOST,
    ...ownPort(env, 'WORKER_PORT'),
    adminPort: env.ADMIN_PORT,
    shutdownDelayMs: env.SHUTDOWN_DELAY_S * 1000,
    ...connectionSettings(env),
    ...tracingSettings(env),
    logLevel: env.LOG_LEVEL,
    ...databaseSettings(env),
    hashSecrets: secretSettings(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    dataFolder: env.MARQUEE_DATA,
    sourcesFile: env.SOURCES_FILE ?? bundledPath('sources.json'),
    registryFolder: bundledPath('feeds'),
    sourceAccess: sourceAccess(env),
    snapshotsFolder: env.SNAPSHOTS_FOLDER ?? join(env.MARQUEE_DATA, 'snapshots'),
    pictures: pictureSettings(env),
    purge: purgeSettings(env),
    stream: streamSettings(env),
    exportStore: exportSettings(env),
    allowPrivateWebhooks: env.WEBHOOKS_ALLOW_PRIVATE,
    /** The base URLs of links in mails and round-ups. */
    addresses: publicAddresses(env),
  };
}
export type Config = ReturnType<typeof parseConfig>;

// In a bundle the file is next to main.js, in the workspace at the root.
function bundledPath(name: string): string {
  const bundled = join(import.meta.dirname, name);
  return existsSync(bundled) ? bundled : join(import.meta.dirname, '../../..', name);
}
