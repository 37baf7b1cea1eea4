import { createToolCache, createTotals } from '@marquee/agent-tools';
import { logFailure, toDomainError } from '@marquee/http';
import { connectServer, type ServerSettings } from '@marquee/http/server';
import { createEmailHasher, createOutbox } from '@marquee/mail';
import { createLeaderboardCache, createPlaceFinder } from '@marquee/operations';
import { createLinkWrapper } from '@marquee/operations/clicks';
import { createForecasts } from '@marquee/planner';
import { createNarrator } from '@marquee/planner/narrator';
import type { Config } from './config.ts';

/** The required settings; tests use the defaults of the others. */
export type DependencySettings = ServerSettings &
  Pick<Config, 'addresses' | 'mcpUrl'> &
  Partial<
    Pick<
      Config,
      | 'affiliates'
      | 'allowedOrigins'
      | 'answerCacheMb'
      | 'narrator'
      | 'signIn'
      | 'sharedNetworks'
      | 'hstsSubdomains'
      | 'trustProxy'
      | 'weatherUrl'
    >
  > & { now?: () => Date };

export function connectDependencies(config: DependencySettings) {
  const { hashSecrets, now = () => new Date() } = config;
  const toolCache = connectToolCache(config);
  const server = connectServer('mcp-server', config, {
    cache: toolCache,
    sharedNetworks: config.sharedNetworks,
  });
  return {
    ...server,
    findBoard: createLeaderboardCache(server.leaderboards),
    places: createPlaceFinder(server.placeNames, { ...server, now, cityMatch: 'one' }),
    ...plannerFor(config, now),
    addresses: config.addresses,
    allowedOrigins: config.allowedOrigins ?? [],
    emailHasher: createEmailHasher(hashSecrets),
    mcpUrl: config.mcpUrl,
    now,
    outbox: createOutbox({ hashSecrets }),
    signIn: config.signIn ?? null,
    report: (error: unknown) => {
      logFailure(server.logger, { thrown: error, error: toDomainError(error), subject: 'call' });
    },
    toolCache,
    totals: createTotals(),
    trustProxy: config.trustProxy,
    hstsSubdomains: config.hstsSubdomains,
    [Symbol.asyncDispose]: server.close,
  };
}
export type Dependencies = ReturnType<typeof connectDependencies>;

/** Returns null if the cache has no memory: tests change the catalogue without a notification. */
const connectToolCache = ({ answerCacheMb = 0 }: DependencySettings) =>
  answerCacheMb > 0 ? createToolCache({ maxBytes: answerCacheMb * 1_000_000 }) : null;

function plannerFor(
  { affiliates = [], weatherUrl, narrator }: DependencySettings,
  now: () => Date,
) {
  const wrap = createLinkWrapper(affiliates);
  return {
    forecasts: weatherUrl === undefined ? null : createForecasts({ url: weatherUrl, now }),
    narrator: narrator ? createNarrator({ ...narrator, now }) : null,
    wrapLink: (url: string) => wrap(new URL(url)).url,
  };
}
