import { runMain, serve, shutdownSignal, type ServeParts, type ServeSettings } from '@marquee/http';
import { warnAboutSettings } from '@marquee/http/settings';
import type { Express } from 'express';
import type { Logger } from 'pino';

type BaseDependencies = ServeParts &
  AsyncDisposable & {
    logger: Logger;
    /** Resolves when requests can be counted. */
    countersConnected?: () => Promise<unknown>;
  };

interface Server<Config, Dependencies> {
  name: string;
  parseConfig: (environment: NodeJS.ProcessEnv) => Config;
  connectDependencies: (config: Config) => Dependencies;
  createApp: (dependencies: Dependencies) => Express;
  /** Fields of the log event `<name>.listening`. */
  describe?: (dependencies: Dependencies) => object;
  /** Starts work besides requests. Returns a function that stops it and resolves when it has ended. */
  start?: (dependencies: Dependencies) => () => Promise<unknown>;
}

/** Runs a deployable until SIGINT or SIGTERM. If it cannot start, prints why and sets exit code 1. */
export const runServer = <Config extends ServeSettings, Dependencies extends BaseDependencies>(
  environment: NodeJS.ProcessEnv,
  { name, parseConfig, connectDependencies, createApp, describe, start }: Server<Config, Dependencies>,
): Promise<void> =>
  runMain(async () => {
    const stopped = shutdownSignal();
    const config = parseConfig(environment);
    await using dependencies = connectDependencies(config);
    const { logger } = dependencies;
    warnAboutSettings(environment, logger.warn.bind(logger));
    await dependencies.countersConnected?.();
    const { port, drain } = await serve(createApp(dependencies), config, dependencies);
    logger.info({ port, ...describe?.(dependencies) }, `${name}.listening`);
    const stop = start?.(dependencies);
    await stopped;
    await drain(stop?.());
  });
