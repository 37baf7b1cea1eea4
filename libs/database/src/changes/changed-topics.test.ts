import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import sql from 'sql-template-tag';
import { changedTopicsSql, parseTopics } from './changed-topics-sql.ts';

const ID = '0190b0c0-0000-7000-8000-000000000001';
const INTO = '0190b0c0-0000-7000-8000-000000000002';

it.each([
  [null, null],
  ['3', null],
  ['topics all', 'all'],
  ['topics lists event-1', ['lists', 'event-1']],
])('reads the topics of the notification %j', (payload, topics) => {
  expect(parseTopics(payload)).toEqual(topics);
});

it('names the venue, the artists and the country of an event before and after a change', async () => {
  await using database = await createTestDatabase();
  const [venue] = await database.query<{ id: string }>(sql`
    INSERT INTO venue (id, slug, name, name_key) VALUES (gen_random_uuid(), 'old-hall', 'Old hall', 'old hall') RETURNING id`);
  const former = { venue_id: venue?.id ?? '', country_code: 'FR', artist_ids: [] };
  const [row] = await database.query<{ payload: string }>(
    changedTopicsSql([{ event_id: ID, kind: 'merged', detail: { into: INTO, former } }]),
  );
  expect(parseTopics(row?.payload ?? null)).toEqual([
    `event-${ID}`,
    `event-${INTO}`,
    'lists',
    'lists-fr',
    'venue-old-hall',
  ]);
});

it('names everything for a large batch', async () => {
  await using database = await createTestDatabase();
  const changes = Array.from({ length: 101 }, (_, index) => ({
    event_id: `0190b0c0-0000-7000-8000-${String(index).padStart(12, '0')}`,
    kind: 'updated' as const,
  }));
  const [row] = await database.query<{ payload: string }>(changedTopicsSql(changes));
  expect(parseTopics(row?.payload ?? null)).toBe('all');
});
