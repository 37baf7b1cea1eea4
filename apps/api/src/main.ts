import { runServer } from '@marquee/http/server';
import { parseConfig } from './config.ts';
import { connectDependencies } from './dependencies.ts';
import { createApiListener } from './listener.ts';

await runServer(process.env, {
  name: 'api',
  parseConfig,
  connectDependencies,
  createListener: (dependencies) => {
    void dependencies.places.warm();
    return createApiListener(dependencies);
  },
  describe: ({ addresses }) => ({ address: addresses.api }),
});
