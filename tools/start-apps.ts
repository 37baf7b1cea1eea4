import { listen, listenForAdmin, type Readiness, type Telemetry } from '@marquee/http';
import * as api from '../apps/api/src/index.ts';
import * as mcpServer from '../apps/mcp-server/src/index.ts';
import * as widgets from '../apps/widgets/src/index.ts';
import * as worker from '../apps/worker/src/index.ts';

/** The settings of all four deployables, each with its own port, so without PORT; throws a ConfigError that names every one that cannot be used. */
export const configureApps = ({ PORT: _, ...environment }: NodeJS.ProcessEnv) => {
  const quiet = { LOG_LEVEL: 'warn', ...environment }; // a line a request would hide what the start says
  return {
    api: api.parseConfig(quiet),
    widgets: widgets.parseConfig(quiet),
    mcpServer: mcpServer.parseConfig(quiet),
    worker: worker.parseConfig(quiet),
  };
};

type Configs = ReturnType<typeof configureApps>;

/** Starts all four in this process, not ready until `endStart`. Throws a sentence if a port is not available. */
export async function startApps(configs: Configs) {
  const started: { close: () => Promise<unknown>; telemetry?: Telemetry | null }[] = [];
  const close = async () => {
    for (const app of started.reverse()) await app.close();
  };
  try {
    const running = {
      api: await start(api, configs.api),
      widgets: await start(widgets, configs.widgets),
      mcpServer: await start(mcpServer, configs.mcpServer),
      worker: await start(worker, configs.worker),
    };
    const { jobs, mailTarget } = running.worker;
    jobs.start();
    started.push({ close: jobs.stop });
    const admin = await listenForAdmin(telemetriesOf(started), configs.api);
    started.push(...(admin ? [admin] : []));
    return { close, endStart: () => endStart(running), greeting: greetingFor(running, mailTarget) };
  } catch (error) {
    await close();
    throw error;
  }

  async function start<Config extends Parameters<typeof listen>[1], Deps extends Startable>(
    app: { connectDependencies: (config: Config) => Deps; createApp: (deps: Deps) => Parameters<typeof listen>[0] },
    config: Config,
  ): Promise<Deps & { port: number }> {
    const dependencies = app.connectDependencies(config);
    const { telemetry, readiness } = dependencies;
    started.push({ telemetry, close: async () => dependencies[Symbol.asyncDispose]() });
    started.push({ close: startWatching(readiness) });
    const server = await listen(app.createApp(dependencies), config);
    started.push(server);
    return { ...dependencies, port: server.port };
  }
}

function startWatching(readiness: Readiness): () => Promise<void> {
  readiness.beginStart();
  const stop = readiness.watch();
  return async () => {
    readiness.beginDrain();
    stop();
  };
}

function endStart(apps: Record<keyof Configs, Startable>): void {
  for (const { readiness } of Object.values(apps)) readiness.endStart();
}

type Startable = AsyncDisposable & { telemetry: Telemetry | null; readiness: Readiness };

const telemetriesOf = (apps: { telemetry?: Telemetry | null }[]) => apps.map(({ telemetry = null }) => telemetry);

function greetingFor(apps: Record<keyof Configs, { port: number }>, mailTarget: string): string {
  const at = (name: keyof Configs) => `http://localhost:${String(apps[name].port)}`;
  return `
Marquee runs. Ctrl-C stops it.
  api         ${at('api')}   (reference: ${at('api')}/docs)
  widgets     ${at('widgets')}
  mcp-server  ${at('mcpServer')}/mcp   (for AI assistants: docs/agents.md)
  worker      ${at('worker')}
  mails       go to ${mailTarget}

Try:
  curl '${at('api')}/events?city=ber&category=conference&limit=3'
  curl '${at('api')}/events?country=uk&category=music,comedy&on=weekend'
  curl '${at('api')}/events?near=48.8566,2.3522&radius_km=10&sort=distance'
`;
}
