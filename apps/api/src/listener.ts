import type { RequestListener } from 'node:http';
import { createListener } from '@marquee/http';
import { createApp } from './app.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * The listener of the API: its app, with the log, the metrics and the repeated reads in front of
 * it.
 */
export const createApiListener = (dependencies: Dependencies): RequestListener =>
  createListener(createApp(dependencies), dependencies);
