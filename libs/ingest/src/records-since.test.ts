import { expect, it } from '@jest/globals';
import type { RawEvent } from '@marquee/sources';
import { recordsSince } from './records-since.ts';

async function titlesSince(day: string, records: Parameters<typeof recordsSince>[1]) {
  const titles: string[] = [];
  for await (const { title } of recordsSince(day, records)) titles.push(title);
  return titles;
}

async function* listed(records: (RawEvent | { unreadable: string; where: string })[]) {
  yield* records;
}

it('yields what ends on the day or later, and dates that it cannot read', async () => {
  const records = listed([
    { title: 'past', start_local: '2026-11-01T20:00' },
    { title: 'past, in UTC', start_utc: '2026-11-01T20:00:00Z', end_utc: '2026-11-02T01:00:00Z' },
    { title: 'still runs', start_local: '2026-10-01', end_local: '2026-11-28' },
    { title: 'ahead', start_utc: '2026-12-24T18:00:00Z' },
    { title: 'another format', start_local: '1.11.2026' },
    { unreadable: 'a broken line', where: 'line 6' },
  ]);
  expect(await titlesSince('2026-11-28', records)).toEqual([
    'still runs',
    'ahead',
    'another format',
  ]);
});
