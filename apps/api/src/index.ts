export { createApp } from './app.ts';
export { parseConfig } from './config.ts';
export { connectDependencies, type DependencySettings } from './dependencies.ts';
export { createApiListener } from './listener.ts';
