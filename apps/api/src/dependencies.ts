import {
  connectDatabase,
  createArticleRepository,
  createArtistRepository,
  createChangeRepository,
  createCityRepository,
  createCountRepository,
  createEventRepository,
  createNameRepository,
  createSearchRepository,
  createVenueRepository,
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
    changes: createChangeRepository(database),
    counts: createCountRepository(database),
    names: createNameRepository(database),
    search: createSearchRepository(database),
    venues: createVenueRepository(database),
    artists: createArtistRepository(database),
    articles: createArticleRepository(database),
    pingDatabase: database.ping,
    [Symbol.asyncDispose]: database.close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;
