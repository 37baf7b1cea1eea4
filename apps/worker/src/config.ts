import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment, Port, PublicUrl, SECRET_ENVIRONMENT, SERVER_ENVIRONMENT } from '@marquee/http';
import { INGEST_ENVIRONMENT, sourceAccess } from '@marquee/ingest/settings';
import { MAIL_ENVIRONMENT } from '@marquee/mail';
import { z } from 'zod';

// A bundle has it beside it; the workspace has it at its root.
function defaultSourcesFile(): string {
  const beside = join(import.meta.dirname, 'sources.json');
  return existsSync(beside) ? beside : join(import.meta.dirname, '../../../sources.json');
}

const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  ...SECRET_ENVIRONMENT,
  ...MAIL_ENVIRONMENT,
  ...INGEST_ENVIRONMENT,
  WORKER_PORT: Port.default(3003),
  API_PORT: Port.default(3000),
  PUBLIC_API_URL: PublicUrl.optional(),
  MARQUEE_DATA: z.string().default('.data'),
  SOURCES_FILE: z.string().default(defaultSourcesFile),
});

/** The settings of this deployable; throws a ConfigError that names every one that cannot be used. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  return {
    host: env.HOST,
    port: env.WORKER_PORT,
    portSetting: 'WORKER_PORT',
    adminPort: env.ADMIN_PORT,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    hashSecret: env.HASH_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    dataFolder: env.MARQUEE_DATA,
    sourcesFile: env.SOURCES_FILE,
    sourceAccess: sourceAccess(env),
    /** Where the links in mails lead. */
    apiUrl: env.PUBLIC_API_URL ?? `http://localhost:${String(env.API_PORT)}`,
  };
}
export type Config = ReturnType<typeof parseConfig>;
