import { connectDatabase } from '@marquee/database';
import { createLogger } from '@marquee/http';
import type { Config } from './config.ts';

export function connectDependencies({ databaseUrl, logLevel }: Pick<Config, 'databaseUrl' | 'logLevel'>) {
  const database = connectDatabase({ url: databaseUrl, name: 'marquee-mcp-server' });
  return {
    logger: createLogger('mcp-server', logLevel),
    pingDatabase: database.ping,
    [Symbol.asyncDispose]: database.close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;
