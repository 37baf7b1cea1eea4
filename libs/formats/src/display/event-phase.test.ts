import { describe, expect, it } from '@jest/globals';
import { AVAILABILITIES, EVENT_STATUSES, TICKET_KINDS } from '@marquee/domain';
import fc from 'fast-check';
import { findAction } from './event-action.ts';
import { phaseAt, type PhasedEvent } from './event-phase.ts';
import type { PricedEvent } from './format-price.ts';

const event: PhasedEvent & PricedEvent = {
  price_min: null,
  price_max: null,
  currency: null,
  status: 'scheduled',
  availability: 'unknown',
  is_free: null,
  ticket_kind: 'tickets',
  start_utc: '2026-11-28T19:00:00Z',
  end_utc: null,
  start_local: '2026-11-28T20:00:00',
  timezone: 'Europe/Berlin',
  all_day: false,
  time_tbd: false,
  date_tbd: false,
};
const BEFORE = new Date('2026-11-25T18:00:00Z');
const DURING = new Date('2026-11-28T20:00:00Z');
const AFTER = new Date('2026-11-28T22:00:00Z');

const act = (changes: Partial<PhasedEvent> & { online_url?: string }, now = BEFORE) => {
  const changed = { ...event, ...changes };
  return findAction({ ...changed, phase: phaseAt(changed, now) }, 'en').label;
};

describe('phaseAt', () => {
  it.each([
    ['on_sale', {}, BEFORE],
    ['announced', { ticket_kind: 'source' }, BEFORE],
    ['announced', { availability: 'not_yet' }, BEFORE],
    ['on_sale', { availability: 'few_left', ticket_kind: 'page' }, BEFORE],
    ['sold_out', { availability: 'sold_out' }, BEFORE],
    ['running', { availability: 'sold_out' }, DURING],
    ['over', {}, AFTER],
    ['cancelled', { status: 'cancelled' }, AFTER],
    ['postponed', { status: 'postponed' }, BEFORE],
  ] as const)('is %s for %j', (phase, changes, now) => {
    expect(phaseAt({ ...event, ...changes }, now)).toBe(phase);
  });

  it('is not running on the placeholder day of an event without a date', () => {
    expect(phaseAt({ ...event, date_tbd: true }, DURING)).toBe('on_sale');
  });
});

describe('findAction', () => {
  it.each([
    ['Tickets', {}],
    ['RSVP', { is_free: true, ticket_kind: 'free' }],
    ['Free entry', { is_free: true, ticket_kind: 'source' }],
    ['Website', { ticket_kind: 'source' }],
    ['Join online', { ticket_kind: 'source', online_url: 'https://meet.example/x' }],
    ['Notify me', { availability: 'not_yet' }],
    [null, { ticket_kind: 'page' }],
    [null, { availability: 'sold_out' }],
    [null, { availability: 'off_sale' }],
    [null, { status: 'cancelled' }],
  ] as const)('is %s for %j', (label, changes) => {
    expect(act(changes)).toBe(label);
  });

  it('speaks the language of the reader', () => {
    expect(
      findAction({ ...event, phase: 'on_sale', is_free: true, ticket_kind: 'free' }, 'de-AT').label,
    ).toBe('Anmelden');
  });

  it('sells nothing after the end and nothing that is sold out', () => {
    const anyEvent = fc.record({
      status: fc.constantFrom(...EVENT_STATUSES),
      availability: fc.constantFrom(...AVAILABILITIES),
      ticket_kind: fc.constantFrom(...TICKET_KINDS),
      is_free: fc.constantFrom(true, false, null),
      now: fc.date({
        min: new Date('2026-11-01'),
        max: new Date('2026-12-31'),
        noInvalidDate: true,
      }),
    });
    fc.assert(
      fc.property(anyEvent, ({ now, ...changes }) => {
        const changed = { ...event, ...changes };
        const { kind } = findAction({ ...changed, phase: phaseAt(changed, now) }, 'en');
        const isSelling = kind === 'tickets' || kind === 'rsvp' || kind === 'notify_me';
        const mayNotSell = now >= AFTER || ['cancelled', 'postponed'].includes(changes.status);
        expect(isSelling && (mayNotSell || changes.availability === 'sold_out')).toBe(false);
      }),
    );
  });
});
