import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from '@marquee/http';
import * as api from '../../apps/api/src/index.ts';
import * as mcpServer from '../../apps/mcp-server/src/index.ts';
import * as web from '../../apps/web/src/index.ts';
import * as widgets from '../../apps/widgets/src/index.ts';
import * as worker from '../../apps/worker/src/index.ts';

export const APPS = { api, widgets, web, 'mcp-server': mcpServer, worker };
export type AppName = keyof typeof APPS;

/** Starts an app on a free port. */
export async function startApp(name: AppName, databaseUrl: string) {
  const { handler, readiness, dispose } = buildApp(name, {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
  });
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    address,
    readiness,
    get: async (path: string) => {
      const response = await fetch(address + path);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await dispose();
    },
  };
}

interface BuiltApp {
  handler: RequestListener;
  readiness: Readiness;
  dispose: () => Promise<void>;
}

function buildApp(name: AppName, environment: NodeJS.ProcessEnv): BuiltApp {
  const build = <Config, Deps extends { readiness: Readiness } & AsyncDisposable>(app: {
    parseConfig: (environment: NodeJS.ProcessEnv) => Config;
    connectDependencies: (config: Config) => Deps;
    createApp: (dependencies: Deps) => RequestListener;
  }): BuiltApp => {
    const dependencies = app.connectDependencies(app.parseConfig(environment));
    return {
      handler: app.createApp(dependencies),
      readiness: dependencies.readiness,
      dispose: async () => dependencies[Symbol.asyncDispose](),
    };
  };
  const builders = {
    api: () => build(api),
    widgets: () => build(widgets),
    web: () => build(web),
    'mcp-server': () => build(mcpServer),
    worker: () => build(worker),
  };
  return builders[name]();
}
