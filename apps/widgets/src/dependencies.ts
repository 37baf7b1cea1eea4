import { connectDatabase } from '@marquee/database';
import { createLogger, createTelemetry, watchPool } from '@marquee/http';
import type { Config } from './config.ts';

export function connectDependencies({
  databaseUrl,
  logLevel,
  adminPort,
}: Pick<Config, 'databaseUrl' | 'logLevel' | 'adminPort'>) {
  const database = connectDatabase({ url: databaseUrl, name: 'marquee-widgets' });
  const telemetry = adminPort === undefined ? null : createTelemetry('widgets');
  if (telemetry) watchPool(telemetry, database);
  return {
    telemetry,
    logger: createLogger('widgets', logLevel),
    pingDatabase: database.ping,
    [Symbol.asyncDispose]: database.close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;
