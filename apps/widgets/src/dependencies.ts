import { createLinkWrapper } from '@marquee/clicks';
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
import { createForecasts } from '@marquee/planner';
import { connectResponseCache, connectServer, type ServerSettings } from '@marquee/server';
import type { Config } from './config.ts';
import { readAssets } from './scripts/assets.ts';

/** The settings of the dependencies. Optional ones have a default for tests. */
export type DependencySettings = ServerSettings &
  Pick<Config, 'addresses'> &
  Partial<
    Pick<
      Config,
      'affiliates' | 'answerCacheMb' | 'hstsSubdomains' | 'pictures' | 'trustProxy' | 'weatherUrl'
    >
  > & {
    now?: () => Date;
  };

export function connectDependencies(config: DependencySettings) {
  const { hashSecret, now = () => new Date() } = config;
  const answers = connectResponseCache(config);
  const server = connectServer('widgets', config, { cache: answers });
  return {
    ...server,
    ...repositoriesOn(server.database),
    ...plannerFor(config, now),
    places: connectPlaces(server.database, now),
    addresses: config.addresses,
    answers,
    readPicture: createPictureReader(
      openPictureStore(config.pictures ?? { folder: '.data/pictures' }),
    ),
    assets: readAssets(),
    emailHasher: createEmailHasher(hashSecret),
    now,
    outbox: createOutbox({ hashSecret }),
    trustProxy: config.trustProxy,
    hstsSubdomains: config.hstsSubdomains,
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

/** Plans in widgets have no narrative, so there is no language model. */
function plannerFor({ affiliates = [], weatherUrl }: DependencySettings, now: () => Date) {
  const wrap = createLinkWrapper(affiliates);
  const templates = affiliates.flatMap(({ template }) => template?.split('{')[0] ?? []);
  return {
    forecasts: weatherUrl === undefined ? null : createForecasts({ url: weatherUrl, now }),
    narrator: null,
    wrapLink: (url: string) => wrap(new URL(url)).url,
    isAffiliate: (url: string) =>
      templates.some((start) => url.startsWith(start)) ||
      (URL.canParse(url) && wrap(new URL(url)).programme !== null),
  };
}
