import { parseEnvironment, Port, SERVER_ENVIRONMENT } from '@marquee/http';
import { z } from 'zod';

const Environment = z.object({ ...SERVER_ENVIRONMENT, MCP_PORT: Port.default(3002) });

/** The settings of this deployable; throws a ConfigError that names every one that cannot be used. */
export function parseConfig(environment: NodeJS.ProcessEnv) {
  const env = parseEnvironment(Environment, environment);
  return {
    host: env.HOST,
    port: env.MCP_PORT,
    portSetting: 'MCP_PORT',
    adminPort: env.ADMIN_PORT,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
  };
}
export type Config = ReturnType<typeof parseConfig>;
