import type { RawEvent } from '@marquee/ingest';

/** The moment at which the tests' world stands: a Saturday noon in Berlin. */
export const NOW = new Date('2026-11-21T11:00:00Z');

let serial = 0;

/** A concert in Berlin next week, but for what a test says. */
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
