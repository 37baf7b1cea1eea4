import {
  connectDatabase,
  createAccountRepository,
  createApiKeyRepository,
  createCityRepository,
  createEventRepository,
  createMailRepository,
  createNameRepository,
  createArticleRepository,
  createArtistRepository,
  createChangeRepository,
  createCountRepository,
  createSearchRepository,
  createSubscriptionRepository,
  createVenueRepository,
} from '@marquee/database';
import { createLogger } from '@marquee/http';
import { createMailbox, createOutbox } from '@marquee/mail';
import { connectRedisCounter, createBilling, createGate, createKeyFinder, createQuota } from '@marquee/quota';
import type { Config } from './config.ts';

export type DependencySettings = Pick<Config, 'databaseUrl' | 'logLevel' | 'addresses'> &
  Partial<Pick<Config, 'redisUrl' | 'quotaSchedule' | 'trustProxy' | 'hashSecret' | 'billing'>>;

export function connectDependencies(config: DependencySettings) {
  const { quotaSchedule = 'A', hashSecret = '' } = config;
  const database = connectDatabase({ url: config.databaseUrl, name: 'marquee-api' });
  const logger = createLogger('api', config.logLevel);
  const remote = config.redisUrl ? connectRedisCounter(config.redisUrl) : undefined;
  const quota = createQuota({
    ...(remote && { remote }),
    onStateChange: (state) => {
      logger.warn({ state }, 'counters.state');
    },
  });
  const keys = createApiKeyRepository(database);
  const keyFinder = createKeyFinder({ find: keys.findHolder });
  const close = async () => {
    quota.close();
    remote?.close();
    await database.close();
  };
  return {
    logger,
    addresses: config.addresses,
    trustProxy: config.trustProxy,
    now: () => new Date(),
    events: createEventRepository(database),
    cities: createCityRepository(database),
    changes: createChangeRepository(database),
    counts: createCountRepository(database),
    names: createNameRepository(database),
    keys,
    accounts: createAccountRepository(database),
    forgetKey: keyFinder.forget,
    outbox: createOutbox({ hashSecret }),
    mails: createMailRepository(database),
    mailbox: createMailbox(hashSecret),
    quotaSchedule,
    subscriptions: createSubscriptionRepository(database),
    billing: config.billing ? createBilling(config.billing) : null,
    quota,
    gate: createGate({
      quota,
      findKey: keyFinder.find,
      schedule: quotaSchedule,
      secret: hashSecret,
    }),
    search: createSearchRepository(database),
    venues: createVenueRepository(database),
    artists: createArtistRepository(database),
    articles: createArticleRepository(database),
    pingDatabase: database.ping,
    [Symbol.asyncDispose]: close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;
