import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { measurePeers, SMALLEST } from './peers.ts';

it('compares Marquee with servers that send the same, and with those that read the same database', async () => {
  await using database = await createTestDatabase();
  const rows = await measurePeers(database.url, SMALLEST);
  expect(rows.map(({ request, by }) => `${String(request)}: ${String(by)}`)).toEqual([
    'list: bare node:http, the same bytes',
    'list: bare Express, the same bytes',
    'list: Marquee, cached',
    'list: Express + pg',
    'list: Express + Prisma',
    'list: Marquee, not cached',
  ]);
  for (const row of rows) expect(row['a second']).toBeGreaterThan(0);
});
