import { describe, expect, it } from '@jest/globals';
import { Event, EVENT_STATUSES } from '@marquee/domain';
import { conciseEvent, detailedEvent, fullEvent } from './event-views.ts';

const EXAMPLE = Event.parse(Event.meta()?.examples?.[0]);
const options = {
  addresses: { api: 'https://api.test', widgets: 'https://widgets.test', web: 'https://web.test' },
  now: new Date('2026-11-25T18:00:00Z'),
};
const OFF: readonly string[] = ['cancelled', 'postponed'];

describe.each(EVENT_STATUSES)('the row of an event that is %s', (status) => {
  const event: Event = {
    ...EXAMPLE,
    status,
    phase: status === 'cancelled' || status === 'postponed' ? status : 'on_sale',
    ticket_url: 'https://tickets.example/1',
    ticket_kind: 'tickets',
    availability: 'few_left',
    price_min: 20,
    price_max: 40,
    currency: 'EUR',
  };
  const isOff = OFF.includes(status);
  it.each([
    ['concise', conciseEvent(event, options)],
    ['detailed', detailedEvent(event, null, options)],
    ['full', fullEvent(event, options)],
  ])(
    isOff ? 'states the price and offers no tickets (%s)' : 'offers tickets (%s)',
    (_name, row) => {
      const text = JSON.stringify(row);
      expect(text.includes('few_left')).toBe(!isOff);
      expect(text).toContain('€'); // a fact, also of a postponed event
      expect(row.ticket_url).toBe(
        isOff ? `https://web.test/e/${event.slug}` : 'https://tickets.example/1',
      );
    },
  );
});
