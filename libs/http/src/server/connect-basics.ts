import { createRepositories, type Database } from '@marquee/database';
import { createLogger, createTelemetry } from '../index.ts';
import { connectHealth } from './connect-health.ts';
import { watchPool } from './watch-server.ts';

export interface BasicSettings {
  logLevel: string;
  /** Without a port, nothing is measured. */
  adminPort?: number | undefined;
}

/** Creates the log, metrics, health checks and repositories of a deployable. */
export function connectBasics(
  name: string,
  settings: BasicSettings,
  connect: (log: Logger) => Database,
) {
  const logger = createLogger(name, settings.logLevel);
  const database = connect(logger);
  const telemetry = settings.adminPort === undefined ? null : createTelemetry(name);
  if (telemetry) watchPool(telemetry, database);
  return {
    logger,
    database,
    telemetry,
    ...createRepositories(database),
    ...connectHealth(database, logger),
  };
}

type Logger = ReturnType<typeof createLogger>;
