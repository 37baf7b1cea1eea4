import {
  connectDatabase,
  createCityRepository,
  createEventRepository,
  createNameRepository,
  createSearchRepository,
} from '@marquee/database';
import { createLogger } from '@marquee/http';
import type { Config } from './config.ts';

export function connectDependencies(config: Pick<Config, 'databaseUrl' | 'logLevel' | 'addresses'>) {
  const database = connectDatabase({ url: config.databaseUrl, name: 'marquee-api' });
  return {
    logger: createLogger('api', config.logLevel),
    addresses: config.addresses,
    now: () => new Date(),
    events: createEventRepository(database),
    cities: createCityRepository(database),
    names: createNameRepository(database),
    search: createSearchRepository(database),
    pingDatabase: database.ping,
    [Symbol.asyncDispose]: database.close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;
