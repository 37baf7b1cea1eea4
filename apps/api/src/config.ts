import { parseEnvironment, Port, PublicUrl, SERVER_ENVIRONMENT } from '@marquee/http';
import { z } from 'zod';

const Environment = z.object({
  ...SERVER_ENVIRONMENT,
  API_PORT: Port.default(3000),
  PUBLIC_API_URL: PublicUrl.optional(),
});

/** The settings of this deployable; throws a ConfigError that names every one that cannot be used. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  return {
    host: env.HOST,
    port: env.API_PORT,
    portSetting: 'API_PORT',
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    addresses: { api: env.PUBLIC_API_URL ?? `http://localhost:${String(env.API_PORT)}` },
  };
}
export type Config = ReturnType<typeof parseConfig>;
