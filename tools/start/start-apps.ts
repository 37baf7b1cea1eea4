import {
  listenForAdmin,
  serve,
  type LoadProgress,
  type Readiness,
  type ServeSettings,
} from '@marquee/http';
import { createQuota, type Quota } from '@marquee/quota';
import * as api from '../../apps/api/src/index.ts';
import * as mcpServer from '../../apps/mcp-server/src/index.ts';
import * as web from '../../apps/web/src/index.ts';
import * as widgets from '../../apps/widgets/src/index.ts';
import * as worker from '../../apps/worker/src/index.ts';

/**
 * Parses the settings of all five apps, without PORT, because each has its own port. Throws a
 * ConfigError for invalid settings.
 */
export const configureApps = ({ PORT: _, ...environment }: NodeJS.ProcessEnv) => {
  // one line per request would hide the output of the start
  const quiet = { LOG_LEVEL: 'warn', ...environment };
  const apiConfig = api.parseConfig(quiet);
  return {
    api: { ...apiConfig, websiteUrl: apiConfig.addresses.web }, // this process serves the website
    widgets: widgets.parseConfig(quiet),
    mcpServer: mcpServer.parseConfig(quiet),
    worker: worker.parseConfig(quiet),
    web: web.parseConfig(quiet),
  };
};

type Configs = ReturnType<typeof configureApps>;

type Startable = AsyncDisposable & Parameters<typeof serve>[2] & { readiness: Readiness };
interface Deployable<Config, Deps> {
  connectDependencies: (config: Config) => Deps;
  createApp: (dependencies: Deps) => Parameters<typeof serve>[0];
}

/**
 * Starts all five apps in this process. They run no jobs until `startJobs` and are not ready until
 * `endStart`. Throws if a port is not available.
 */
export async function startApps(separate: Configs) {
  const cleanUp = createCleanUp();
  const configs = shareCounters(separate, cleanUp.closers);
  try {
    const running = {
      api: await start({ ...api, createApp: api.createApiListener }, configs.api, cleanUp),
      widgets: await start(widgets, configs.widgets, cleanUp),
      mcpServer: await start(mcpServer, configs.mcpServer, cleanUp),
      worker: await start(worker, configs.worker, cleanUp),
      web: await start(web, configs.web, cleanUp),
    };
    const { jobs, mailTarget } = running.worker;
    cleanUp.drains.push(jobs.stop);
    const apps = Object.values(running);
    const admin = await listenForAdmin(
      apps.map(({ telemetry }) => telemetry),
      configs.api,
    );
    if (admin) cleanUp.drains.push(admin.close);
    const endStart = () => {
      for (const { readiness } of apps) readiness.endStart();
    };
    return {
      close: cleanUp.run,
      startJobs: jobs.start,
      onProgress: (progress: LoadProgress) => {
        running.web.readiness.reportProgress(progress);
      },
      endStart,
      greeting: greetingFor(running, mailTarget),
    };
  } catch (error) {
    await cleanUp.run();
    throw error;
  }
}

type CountedConfigs = { [Name in keyof Configs]: Configs[Name] & { quota?: Quota } };

/**
 * Without Redis, each server would count by itself, and the account page would not know what the
 * API counted.
 */
export function shareCounters(configs: Configs, closers: (() => void)[]): CountedConfigs {
  if (configs.api.redisUrl !== undefined) return configs;
  const quota = createQuota({});
  closers.push(quota.close);
  return {
    ...configs,
    api: { ...configs.api, quota },
    widgets: { ...configs.widgets, quota },
    mcpServer: { ...configs.mcpServer, quota },
    web: { ...configs.web, quota },
  };
}

/** Drains all servers concurrently, then closes their connections. */
function createCleanUp() {
  const drains: (() => Promise<unknown>)[] = [];
  const dependencies: AsyncDisposable[] = [];
  const closers: (() => void)[] = [];
  const run = async () => {
    await Promise.all(drains.map((drain) => drain()));
    for (const each of dependencies.reverse()) await each[Symbol.asyncDispose]();
    for (const close of closers) close();
  };
  return { drains, dependencies, closers, run };
}

async function start<Config extends ServeSettings, Deps extends Startable>(
  app: Deployable<Config, Deps>,
  config: Config,
  cleanUp: ReturnType<typeof createCleanUp>,
): Promise<Deps & { port: number }> {
  const dependencies = app.connectDependencies(config);
  cleanUp.dependencies.push(dependencies);
  dependencies.readiness.beginStart();
  // One port serves the metrics of all apps.
  const server = await serve(
    app.createApp(dependencies),
    { ...config, adminPort: undefined },
    dependencies,
  );
  cleanUp.drains.push(server.drain);
  return { ...dependencies, port: server.port };
}

function greetingFor(apps: Record<keyof Configs, { port: number }>, mailTarget: string): string {
  const at = (name: keyof Configs) => `http://localhost:${String(apps[name].port)}`;
  return `
Marquee is running. Press Ctrl-C to stop.
  web         ${at('web')}
  api         ${at('api')}   (reference: ${at('api')}/docs)
  widgets     ${at('widgets')}
  mcp-server  ${at('mcpServer')}/mcp   (for AI assistants: docs/agents.md)
  worker      ${at('worker')}
  mails       go to ${mailTarget}
  reports     wait for an operator, whose decision is mailed: npm run admin -- correction list

Try:
  curl '${at('api')}/events?city=ber&category=conference&limit=3'
  curl '${at('api')}/events?country=uk&category=music,comedy&on=weekend'
  curl '${at('api')}/events?near=48.8566,2.3522&radius_km=10&sort=distance'
`;
}
