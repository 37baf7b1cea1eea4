import { createListener } from '@marquee/http';
import { runServer } from '@marquee/server';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { connectDependencies } from './dependencies.ts';

await runServer(process.env, {
  name: 'api',
  parseConfig,
  connectDependencies,
  createListener: (dependencies) => createListener(createApp(dependencies), dependencies),
  describe: ({ addresses }) => ({ address: addresses.api }),
});
