import { runServer } from '@marquee/server';
import { parseConfig } from './config.ts';
import { connectDependencies } from './dependencies.ts';
import { createApiListener } from './listener.ts';

await runServer(process.env, {
  name: 'api',
  parseConfig,
  connectDependencies,
  createListener: createApiListener,
  describe: ({ addresses }) => ({ address: addresses.api }),
});
