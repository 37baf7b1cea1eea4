import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { readerFor } from '@marquee/sources';
import { ingest } from './ingest.ts';
import { calendar, onDay, vevent } from './testing-calendars.ts';

const readIcs = await readerFor('ics');

async function* fileOf(text: string) {
  yield await Promise.resolve({ name: 'a.ics', content: Readable.from([Buffer.from(text)]) });
}

it('retains earlier occurrences of a series that a complete list still contains', async () => {
  await using database = await createTestDatabase();
  const run = (...events: string[]) =>
    ingest(database, {
      source: { name: 'agenda' },
      full: true,
      records: readIcs(fileOf(calendar(...events))),
    });
  const weekly = (day: number) =>
    vevent('weekly', `DTSTART:${onDay(day)}Z`, 'RRULE:FREQ=WEEKLY;COUNT=6');
  const single = (day: number) => vevent('single', `DTSTART:${onDay(day)}Z`);
  expect(await run(weekly(-28), single(-20))).toMatchObject({ created: 7 });
  // as if the run was earlier
  await database.pool.query("UPDATE event SET starts_at = starts_at - interval '70 days'");
  expect(await run(weekly(20), single(20))).toMatchObject({ created: 6, withdrawn: 0 });
  expect(await run(single(20))).toMatchObject({ withdrawn: 12 });
});
