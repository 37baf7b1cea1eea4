export { createApp } from './app.ts';
export { parseConfig } from './config.ts';
export { connectDependencies } from './dependencies.ts';
