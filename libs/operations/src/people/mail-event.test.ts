import { expect, it } from '@jest/globals';
import type { MailEventRow } from '@marquee/database';
import { toMailEvent } from './mail-event.ts';

const EVENT: MailEventRow = {
  id: '01a1fc09-c1ba-72a7-a60d-01ac57d6d205',
  slug: 'gala-berlin',
  title: 'Gala',
  category: 'music',
  status: 'scheduled',
  start_utc: '2027-05-01T17:00:00Z',
  end_utc: null,
  start_local: '2027-05-01T19:00:00',
  timezone: 'Europe/Berlin',
  all_day: false,
  time_tbd: false,
  date_tbd: false,
  online: false,
  demo: false,
  is_free: false,
  price_min: 1_234.5,
  price_max: 1_234.5,
  currency: 'EUR',
  venue_name: 'Opera',
  city: 'Berlin',
  availability: 'available',
  previous_start_utc: null,
  conflicts: null,
};

it.each([
  [
    null,
    {
      when: 'Saturday, 1 May 2027, 19:00 CEST',
      price: '€1,234.50',
      state: 'This event is postponed.',
    },
  ],
  [
    'en-US',
    {
      when: 'Saturday, May 1, 2027, 7:00 PM GMT+2',
      price: '€1,234.50',
      state: 'This event is postponed.',
    },
  ],
  [
    'de',
    {
      when: 'Samstag, 1. Mai 2027, 19:00 MESZ',
      price: '1.234,50 €',
      state: 'Diese Veranstaltung ist verschoben.',
    },
  ],
])('formats dates, prices and states for a reader of %s', (locale, { when, price, state }) => {
  const { price: written = '', ...described } = toMailEvent(EVENT, locale);
  expect(described).toMatchObject({ title: 'Gala', when });
  expect(written.replaceAll(/\s/g, ' ')).toBe(price);
  const postponed = toMailEvent({ ...EVENT, status: 'postponed' }, locale);
  expect(postponed.state?.text).toContain(state);
});
