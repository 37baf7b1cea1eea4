import { createAccess, createApiKeyCache } from '@marquee/access';
import type { Quota, Schedule } from '@marquee/quota';
import { createLimits } from '../index.ts';
import type { Secrets } from '../settings.ts';
import { connectBasics, type BasicSettings } from './connect-basics.ts';
import { connectDatabase, type ServerDatabaseSettings } from './connect-database.ts';
import { connectLoadShedder } from './connect-load-shedder.ts';
import { connectQuota, shareQuota } from './connect-quota.ts';
import { createDeadline } from './create-deadline.ts';
import { watchChanges, type CatalogueCache } from './watch-changes.ts';
import { watchServer, type WatchedServer } from './watch-server.ts';

export interface ServerSettings extends BasicSettings, ServerDatabaseSettings {
  /** The first is the key of the hashes of client addresses. */
  hashSecrets: Secrets;
  /** Without a URL, each process counts requests by itself. */
  redisUrl?: string | undefined;
  /** The counters of all servers of this process. Their owner closes them. */
  quota?: Quota | undefined;
  quotaSchedule?: Schedule | undefined;
}

interface ServerParts {
  /** The cache of responses. It is invalidated when the catalogue changes. */
  cache: (NonNullable<WatchedServer['cache']> & CatalogueCache) | null;
  sellsPlans?: boolean;
  /** Networks whose addresses many people share. */
  sharedNetworks?: readonly string[] | undefined;
}

/**
 * Connects what every server of requests needs: the database, access with its limits, load
 * shedding, metrics and health.
 */
export function connectServer(name: string, settings: ServerSettings, parts: ServerParts) {
  const { cache, sellsPlans = false, sharedNetworks } = parts;
  const { hashSecrets, quotaSchedule = 'A', deadlineMs } = settings;
  const basics = connectBasics(name, settings, (log) =>
    connectDatabase(`marquee-${name}`, settings, log),
  );
  const { database, keys, logger, telemetry } = basics;
  const { quota, closeQuota, countersConnected } = settings.quota
    ? shareQuota(settings.quota)
    : connectQuota(settings.redisUrl, logger);
  const { reads } = database;
  const {
    find: findKey,
    peek: peekKey,
    invalidate: invalidateKey,
  } = createApiKeyCache({
    // A replica may not know yet that a key was revoked.
    find: (hash) => reads.preferPrimary(() => keys.findHolder(hash)),
  });
  const stopWatching = watchChanges({
    url: settings.databaseDirectUrl ?? settings.databaseUrl,
    onKeyChange: invalidateKey,
    cache,
    onWriters: database.replicaStates ? reads.hear : undefined,
  });
  if (telemetry) watchServer(telemetry, { database, quota, cache });
  const access = createAccess({
    quota,
    findKey,
    peekKey,
    schedule: quotaSchedule,
    secret: hashSecrets[0],
    sellsPlans,
    sharedNetworks,
  });
  return {
    ...basics,
    ...connectLoadShedder({ database, logger, telemetry, deadlineMs }),
    access,
    limits: createLimits(access),
    quota,
    quotaSchedule,
    countersConnected,
    invalidateKey,
    databaseState: database.state,
    reads,
    deadline: createDeadline(deadlineMs),
    close: async () => {
      closeQuota();
      await stopWatching();
      await database.close();
    },
  };
}
