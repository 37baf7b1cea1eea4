import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NOW } from '@marquee/sources/testing';
import { behindProxy } from '@marquee/testing/behind-proxy';

interface App<Config, Deps extends AsyncDisposable> {
  parseConfig: (environment: NodeJS.ProcessEnv) => Config;
  connectDependencies: (config: Config) => Deps;
  createApp: (dependencies: Deps) => RequestListener;
}

/**
 * Starts an app on a free port with a fixed clock. With TRUST_PROXY=1 each request comes from its
 * own client address.
 */
export async function serveApp<Config, Deps extends AsyncDisposable>(
  app: App<Config, Deps>,
  env: NodeJS.ProcessEnv,
) {
  const dependencies = app.connectDependencies({
    ...app.parseConfig(env),
    now: () => NOW,
    deadlineMs: 20_000, // long enough for a busy machine
  });
  const server = createServer(behindProxy(app.createApp(dependencies))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await dependencies[Symbol.asyncDispose]();
    },
  };
}
