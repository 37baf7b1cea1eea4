import type { RawEvent } from '../raw-event.ts';

/** The current time in tests: a Saturday noon in Berlin. */
export const NOW = new Date('2026-11-21T11:00:00Z');

let serial = 10_000; // five digits: they sort as created and are not read as years

/** Returns a concert in Berlin next week. A test overrides the fields it is about. */
export const buildEvent = (overrides: Partial<RawEvent> = {}): RawEvent => {
  serial++;
  return {
    source_id: `e${String(serial)}`,
    title: `Concert ${String(serial)}`,
    category: 'music',
    start_local: '2026-11-28T20:00:00',
    city: 'Berlin',
    country: 'DE',
    ...overrides,
  };
};
