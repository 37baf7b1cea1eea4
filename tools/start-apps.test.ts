import { expect, it } from '@jest/globals';
import { configureApps } from './start-apps.ts';

it('configures npm start with one port per app and ignores PORT', () => {
  const { api, widgets, mcpServer, worker, web } = configureApps({
    DATABASE_URL: 'postgresql://u:p@localhost/marquee',
    PORT: '8080',
    MCP_PORT: '4002',
  });
  expect([api, widgets, mcpServer, worker, web].map(({ port }) => port)).toEqual([
    3000, 3001, 4002, 3003, 3004,
  ]);
});
