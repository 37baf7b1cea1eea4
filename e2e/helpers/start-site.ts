import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { ingest } from '@marquee/ingest';
import { ingestArticles } from '@marquee/ingest/articles';
import { behindProxy } from '@marquee/testing/behind-proxy';
import { freePort } from '@marquee/testing/free-port';
import * as api from '../../apps/api/src/index.ts';
import * as mcpServer from '../../apps/mcp-server/src/index.ts';
import * as web from '../../apps/web/src/index.ts';
import * as widgets from '../../apps/widgets/src/index.ts';
import { createTestWorker } from '../../apps/worker/test/create-test-worker.ts';
import { ARTICLE, buildCatalogue } from './site-catalogue.ts';

interface App<Config, Deps extends AsyncDisposable> {
  parseConfig: (environment: NodeJS.ProcessEnv) => Config;
  connectDependencies: (config: Config) => Deps;
  createApp: (dependencies: Deps) => RequestListener;
}

/** Starts all apps on one small catalogue. Their public addresses are the ones they listen on. */
export async function startSite() {
  const [apiPort, widgetsPort, webPort, mcpPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const urls = {
    api: toUrl(apiPort),
    widgets: toUrl(widgetsPort),
    web: toUrl(webPort),
    mcp: `${toUrl(mcpPort)}/mcp`,
  };
  const addresses = {
    PUBLIC_API_URL: urls.api,
    PUBLIC_WIDGETS_URL: urls.widgets,
    PUBLIC_WEB_URL: urls.web,
  };
  const worker = await createTestWorker(addresses);
  const source = { name: 'test', licence: 'CC0-1.0', attribution: 'A test' };
  await ingest(worker.database, { source, records: buildCatalogue() });
  await ingestArticles(worker.database, {
    source: { ...source, name: 'blog' },
    records: [ARTICLE],
  });
  const environment = {
    ...worker.environment,
    ...addresses,
    PUBLIC_MCP_URL: urls.mcp,
    TRUST_PROXY: '1',
  };
  const apps = [
    await listen(api, environment, apiPort),
    await listen(widgets, environment, widgetsPort),
    await listen(web, environment, webPort),
    await listen(mcpServer, environment, mcpPort),
  ];
  return {
    urls,
    origins: [urls.api, urls.widgets, urls.web, toUrl(mcpPort)],
    worker,
    [Symbol.asyncDispose]: async () => {
      for (const app of apps) await app[Symbol.asyncDispose]();
      await worker[Symbol.asyncDispose]();
    },
  };
}
export type Site = Awaited<ReturnType<typeof startSite>>;

const toUrl = (port: number): string => `http://127.0.0.1:${String(port)}`;

async function listen<Config, Deps extends AsyncDisposable>(
  app: App<Config, Deps>,
  environment: NodeJS.ProcessEnv,
  port: number,
): Promise<AsyncDisposable> {
  const dependencies = app.connectDependencies({
    ...app.parseConfig(environment),
    deadlineMs: 20_000, // long enough for a busy machine
  });
  const server = createServer(behindProxy(app.createApp(dependencies))).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await dependencies[Symbol.asyncDispose]();
    },
  };
}
