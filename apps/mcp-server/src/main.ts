import { runServer } from '@marquee/http/server';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { connectDependencies } from './dependencies.ts';

await runServer(process.env, {
  name: 'mcp-server',
  parseConfig,
  connectDependencies,
  createListener: (dependencies) => {
    void dependencies.places.warm();
    return createApp(dependencies);
  },
  describe: ({ mcpUrl }) => ({ address: mcpUrl }),
});
