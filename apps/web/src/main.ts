import { runServer } from '@marquee/http/server';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { connectDependencies } from './dependencies.ts';

await runServer(process.env, {
  name: 'web',
  parseConfig,
  connectDependencies,
  createListener: createApp,
});
