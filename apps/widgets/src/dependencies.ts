import {
  createArticleRepository,
  createArtistRepository,
  createCityRepository,
  createCountRepository,
  createDemandReportRepository,
  createDemandRepository,
  createEventRepository,
  createPlaceRepository,
  createNameRepository,
  createSearchRepository,
  createSeriesRepository,
  createSubscriberRepository,
  createTourRepository,
  createVenueRepository,
  type Database,
} from '@marquee/database';
import { createEmailHasher, createOutbox } from '@marquee/mail';
import { createPlaceFinder } from '@marquee/operations';
import { createPictureReader, openPictureStore } from '@marquee/pictures';
import { connectResponseCache, connectServer, type ServerSettings } from '@marquee/server';
import type { Config } from './config.ts';
import { readAssets } from './scripts/assets.ts';

/** The settings of the dependencies. Optional ones have a default for tests. */
export type DependencySettings = ServerSettings &
  Pick<Config, 'addresses'> &
  Partial<Pick<Config, 'answerCacheMb' | 'pictures' | 'trustProxy'>> & { now?: () => Date };

export function connectDependencies(config: DependencySettings) {
  const { hashSecret, now = () => new Date() } = config;
  const answers = connectResponseCache(config);
  const server = connectServer('widgets', config, { cache: answers });
  return {
    ...server,
    ...repositoriesOn(server.database),
    places: connectPlaces(server.database, now),
    addresses: config.addresses,
    answers,
    readPicture: createPictureReader(openPictureStore(config.pictures ?? { folder: '.data/pictures' })),
    assets: readAssets(),
    emailHasher: createEmailHasher(hashSecret),
    now,
    outbox: createOutbox({ hashSecret }),
    trustProxy: config.trustProxy,
    [Symbol.asyncDispose]: server.close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;

const repositoriesOn = (database: Database) => ({
  articles: createArticleRepository(database),
  artists: createArtistRepository(database),
  cities: createCityRepository(database),
  counts: createCountRepository(database),
  demand: createDemandRepository(database),
  demandReports: createDemandReportRepository(database),
  search: createSearchRepository(database),
  series: createSeriesRepository(database),
  events: createEventRepository(database),
  names: createNameRepository(database),
  subscribers: createSubscriberRepository(database),
  tours: createTourRepository(database),
  venues: createVenueRepository(database),
});

const connectPlaces = (database: Database, now: () => Date) =>
  createPlaceFinder(createPlaceRepository(database), {
    events: createEventRepository(database),
    venues: createVenueRepository(database),
    now,
  });
