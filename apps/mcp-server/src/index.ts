export { createApp } from './app.ts';
export { parseConfig } from './config.ts';
export { connectDependencies, type Dependencies, type DependencySettings } from './dependencies.ts';
export type { McpOptions } from './mcp-endpoint.ts';
