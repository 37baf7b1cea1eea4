import { runServer } from '@marquee/http/server';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { connectDependencies } from './dependencies.ts';

await runServer(process.env, {
  name: 'worker',
  parseConfig,
  connectDependencies,
  createListener: createApp,
  describe: ({ mailTarget }) => ({ mails_to: mailTarget }),
  start: ({ jobs }) => {
    jobs.start();
    return jobs.stop;
  },
});
