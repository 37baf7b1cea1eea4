import type { RequestListener } from 'node:http';
import type { Database } from '@marquee/database';
import type { Logger } from 'pino';
import {
  createLogger,
  runMain,
  serve,
  shareMetrics,
  shutdownSignal,
  type ServeParts,
  type ServeSettings,
} from '../index.ts';
import { ConfigError, warnAboutSettings, type Secrets, type TracingSettings } from '../settings.ts';
import {
  drainRequested,
  isPrimary,
  isShared,
  leaveCluster,
  runCluster,
} from './cluster/run-cluster.ts';
import { requireOwnSecrets } from './require-own-secrets.ts';
import { startTracing } from './tracing/start-tracing.ts';

type BaseDependencies = ServeParts &
  AsyncDisposable & {
    logger: Logger;
    database: Pick<Database, 'prisma' | 'query'>;
    /** Resolves when requests can be counted. */
    countersConnected?: () => Promise<unknown>;
  };

type Settings = ServeSettings &
  TracingSettings & {
    logLevel: string;
    hashSecrets: Secrets;
    /** How many processes share the port. Default: one. */
    processes?: number;
    redisUrl?: string | undefined;
  };

interface Server<Config, Dependencies> {
  name: string;
  parseConfig: (environment: NodeJS.ProcessEnv) => Config;
  connectDependencies: (config: Config) => Dependencies;
  /** An app, or a listener in front of one. */
  createListener: (dependencies: Dependencies) => RequestListener;
  /** Fields of the log event `<name>.listening`. */
  describe?: (dependencies: Dependencies) => object;
  /**
   * Starts work besides requests. Returns a function that stops it and resolves when it has ended.
   */
  start?: (dependencies: Dependencies) => () => Promise<unknown>;
}

const NEEDS_REDIS =
  'WEB_CONCURRENCY above 1 needs REDIS_URL, because each process would count requests by itself.';

/**
 * Runs a deployable until SIGINT or SIGTERM. If it cannot start, prints why and sets exit code 1.
 */
export const runServer = <Config extends Settings, Dependencies extends BaseDependencies>(
  environment: NodeJS.ProcessEnv,
  server: Server<Config, Dependencies>,
): Promise<void> =>
  runMain(async () => {
    const stopped = shutdownSignal();
    const config = server.parseConfig(environment);
    const { processes = 1, redisUrl } = config;
    if (processes > 1 && redisUrl === undefined) throw new ConfigError(NEEDS_REDIS);
    if (isPrimary(processes)) {
      await runCluster({
        ...config,
        processes,
        stopped,
        logger: createLogger(server.name, config.logLevel),
      });
    } else if (isShared()) {
      await runProcess(environment, {
        server,
        config,
        stopped: Promise.race([stopped, drainRequested()]),
      });
      leaveCluster();
    } else {
      await runProcess(environment, { server, config, stopped });
    }
  });

interface Run<Config, Dependencies> {
  server: Server<Config, Dependencies>;
  config: Config;
  stopped: Promise<void>;
}

async function runProcess<Config extends Settings, Dependencies extends BaseDependencies>(
  environment: NodeJS.ProcessEnv,
  { server, config, stopped }: Run<Config, Dependencies>,
): Promise<void> {
  const { name, connectDependencies, createListener, describe, start } = server;
  await using tracing = await startTracing(name, config);
  await using dependencies = connectDependencies(config);
  const { logger, telemetry } = dependencies;
  if (tracing) logger.info('tracing.started');
  warnAboutSettings(environment, logger.warn.bind(logger));
  const secrets = await requireOwnSecrets(dependencies.database, config.hashSecrets);
  await dependencies.countersConnected?.();
  if (isShared() && telemetry) shareMetrics(telemetry);
  const settings = isShared() ? { ...config, adminPort: undefined } : config;
  const { port, drain } = await serve(createListener(dependencies), settings, dependencies);
  logger.info({ port, ...describe?.(dependencies) }, `${name}.listening`);
  const stop = start?.(dependencies);
  const refusal = await Promise.race([stopped, secrets.refused]);
  secrets.stop();
  await drain(stop?.());
  if (refusal) throw refusal;
}
