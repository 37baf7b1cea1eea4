import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import type { RawEvent, UnreadableRecord } from '@marquee/sources';
import { ingest } from './ingest.ts';

const night = (source_id: string, more: Partial<RawEvent> = {}): RawEvent => ({
  source_id,
  title: 'Night',
  start_local: 'soon',
  ...more,
});
const unreadable: UnreadableRecord = {
  unreadable: 'The event is not public.',
  where: '77',
  cause: 'hidden',
};

it('reports a rejected record once that pages of a feed repeat', async () => {
  await using database = await createTestDatabase();
  const page = [night('a'), night('b', { title: '' }), unreadable];
  const rejected: string[] = [];
  const report = await ingest(database, {
    source: { name: 'pages' },
    records: [...page, ...page, ...Array.from({ length: 600 }, () => page).flat()],
    onRejected: (reason) => rejected.push(reason),
  });
  expect(report).toMatchObject({ read: 1_806, rejected: 3, repeated: 1_803 });
  expect(rejected).toHaveLength(3);
});

it('checks a rejected record again if its content differs', async () => {
  await using database = await createTestDatabase();
  const records = [
    night('a'),
    night('a', { start_local: '2027-01-01' }),
    night('a', { start_local: 'later' }),
  ];
  const report = await ingest(database, { source: { name: 'pages' }, records });
  expect(report).toMatchObject({ read: 3, created: 1, rejected: 2, repeated: 0 });
});
