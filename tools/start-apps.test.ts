import { expect, it } from '@jest/globals';
import { configureApps } from './start-apps.ts';

it('gives each app of npm start its own port, whatever PORT is', () => {
  const { api, widgets, mcpServer, worker } = configureApps({
    DATABASE_URL: 'postgresql://u:p@localhost/marquee',
    PORT: '8080',
    MCP_PORT: '4002',
  });
  expect([api, widgets, mcpServer, worker].map(({ port }) => port)).toEqual([3000, 3001, 4002, 3003]);
});
