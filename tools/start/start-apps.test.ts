import { expect, it } from '@jest/globals';
import { configureApps, shareCounters } from './start-apps.ts';

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

it('counts requests once for all servers of the process, unless Redis does', () => {
  const environment = { DATABASE_URL: 'postgresql://u:p@localhost/marquee' };
  const closers: (() => void)[] = [];
  const { api, web } = shareCounters(configureApps(environment), closers);
  for (const close of closers) close();
  expect(api).toHaveProperty('quota');
  expect(web).toHaveProperty('quota', (api as { quota?: unknown }).quota);
  const separate = configureApps({ ...environment, REDIS_URL: 'redis://localhost:6379' });
  expect(shareCounters(separate, closers).api).not.toHaveProperty('quota');
});
