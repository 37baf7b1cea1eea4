import { join, resolve } from 'node:path';
import type { ChangedTopics } from '@marquee/database';
import { createRepeatedReads } from '@marquee/http';
import { connectResponseCache, connectServer, type ServerSettings } from '@marquee/http/server';
import {
  createEmailHasher,
  createOutbox,
  createSecretCipher,
  createSubscriberTokens,
  type Secrets,
} from '@marquee/mail';
import {
  createLeaderboardCache,
  createNamedCityCache,
  createPlaceFinder,
  createPrefixCache,
  findCardDemandIn,
} from '@marquee/operations';
import { createBilling } from '@marquee/operations/billing';
import { createClicks, createLinkWrapper, createTicketFinder } from '@marquee/operations/clicks';
import { openPictureStore } from '@marquee/operations/pictures';
import { createForecasts } from '@marquee/planner';
import { createNarrator } from '@marquee/planner/narrator';
import { createCards, cachedLookup, createPhotoReader } from '@marquee/social-cards';
import type { Config } from './config.ts';
import { registerMetrics } from './register-metrics.ts';
import { snapshotReader } from './snapshots/snapshot-folder.ts';
import { createUsageRecorder } from './usage-recorder.ts';

/** The required settings, and optional ones that have defaults for tests. */
export type DependencySettings = ServerSettings &
  Pick<Config, 'addresses'> &
  Partial<
    Pick<
      Config,
      | 'affiliates'
      | 'allowPrivateWebhooks'
      | 'answerCacheMb'
      | 'billing'
      | 'cacheTagHeader'
      | 'dataFolder'
      | 'narrator'
      | 'pictures'
      | 'snapshotsFolder'
      | 'trustedCalendarDomains'
      | 'hstsSubdomains'
      | 'trustProxy'
      | 'weatherUrl'
      | 'websiteUrl'
    >
  > & { now?: () => Date };

export function connectDependencies(config: DependencySettings) {
  const { hashSecrets, now = () => new Date() } = config;
  const { responseCache, prefixes, namedCities, cache } = connectCaches(config);
  const server = connectServer('api', config, { cache, sellsPlans: Boolean(config.billing) });
  const { logger, telemetry } = server;
  const cards = connectCards(config, logger);
  const tickets = connectTickets(server, config);
  const usageRecorder = connectUsage(server, now);
  if (telemetry) registerMetrics(telemetry, { cards, clicks: tickets.clicks });
  return {
    ...server,
    findBoard: createLeaderboardCache(server.leaderboards),
    places: createPlaceFinder(server.placeNames, { ...server, now, prefixes, namedCities }),
    ...createMailDependencies(hashSecrets),
    ...connectPlanner(config, now),
    ...tickets,
    addresses: config.addresses,
    allowPrivateWebhooks: config.allowPrivateWebhooks ?? false,
    trustedCalendarDomains: config.trustedCalendarDomains ?? [],
    billing: config.billing ? createBilling(config.billing) : null,
    cacheTagHeader: config.cacheTagHeader,
    cards,
    ...cardLookups(server),
    now,
    ...connectSnapshots(config),
    responseCache,
    repeatedReads:
      responseCache &&
      createRepeatedReads({ ...server, cache: responseCache, recordUsage: usageRecorder.record }),
    trustProxy: config.trustProxy,
    hstsSubdomains: config.hstsSubdomains,
    usageRecorder,
    websiteUrl: config.websiteUrl,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([tickets.clicks.close(), cards.close(), usageRecorder.close()]);
      await server.close();
    },
  };
}

const cardLookups = ({ events, demandReports }: Server) => ({
  findCardEvent: cachedLookup(events.findForFeed),
  findCardDemand: cachedLookup(findCardDemandIn(demandReports)),
});

const connectCards = (
  { dataFolder = '.data', pictures }: DependencySettings,
  logger: Server['logger'],
) =>
  createCards({
    folder: join(dataFolder, 'cards'),
    readPhoto: createPhotoReader({
      read: openPictureStore(pictures ?? { folder: join(dataFolder, 'pictures') }).read,
      onFailure: (err) => {
        logger.warn({ err }, 'card.picture_unavailable');
      },
    }),
    onDropped: (characters) => {
      logger.warn({ characters: characters.map(toCodePoint) }, 'card.characters_dropped');
    },
  });

/** `cache` invalidates all caches. That of responses is null if they are not cached. */
function connectCaches(config: DependencySettings) {
  const responseCache = connectResponseCache(config);
  const prefixes = createPrefixCache();
  const namedCities = createNamedCityCache();
  const caches = [responseCache, prefixes, namedCities].filter((each) => each !== null);
  const cache = {
    counts: responseCache?.counts ?? (() => ({})),
    invalidate: () => {
      for (const each of caches) each.invalidate();
    },
    invalidateTopics: (topics: ChangedTopics) => {
      for (const each of caches)
        // Without a cache of responses, nothing is returned after a change that is older.
        if (responseCache) each.invalidateTopics(topics);
        else each.invalidate();
    },
  };
  return { responseCache, prefixes, namedCities, cache };
}

// "U+1E900", as the log may be read with a font that lacks the character, too.
const toCodePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

const connectSnapshots = ({ dataFolder = '.data', snapshotsFolder }: DependencySettings) => {
  // Express requires an absolute path
  const folder = resolve(snapshotsFolder ?? join(dataFolder, 'snapshots'));
  return { snapshotsFolder: folder, readSnapshots: snapshotReader(folder) };
};

const createMailDependencies = (hashSecrets: Secrets) => ({
  outbox: createOutbox({ hashSecrets }),
  emailHasher: createEmailHasher(hashSecrets),
  subscriberTokens: createSubscriberTokens(hashSecrets),
  webhookSecrets: createSecretCipher(hashSecrets),
});

const connectPlanner = ({ weatherUrl, narrator }: DependencySettings, now: () => Date) => ({
  forecasts: weatherUrl === undefined ? null : createForecasts({ url: weatherUrl, now }),
  narrator: narrator ? createNarrator({ ...narrator, now }) : null,
});

function connectTickets(
  { clickStore, events, logger }: Server,
  { affiliates = [], dataFolder = '.data' }: Pick<DependencySettings, 'affiliates' | 'dataFolder'>,
) {
  const wrapTickets = createLinkWrapper(affiliates);
  return {
    findTickets: createTicketFinder(events),
    wrapTickets,
    wrapLink: (url: string) => wrapTickets(new URL(url)).url,
    clicks: createClicks({
      clicks: clickStore,
      folder: join(dataFolder, 'clicks'),
      log: (level, fields, event) => {
        logger[level](fields, event);
      },
    }),
  };
}

const connectUsage = ({ usage, logger }: Server, now: () => Date) =>
  createUsageRecorder({
    usage,
    now,
    onFailure: (err) => {
      logger.warn({ err }, 'usage.not_stored');
    },
  });

type Server = ReturnType<typeof connectServer>;
export type Dependencies = ReturnType<typeof connectDependencies>;
