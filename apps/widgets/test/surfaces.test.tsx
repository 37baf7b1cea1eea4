import { describe, expect, it } from '@jest/globals';
import {
  AVAILABILITIES,
  EVENT_STATUSES,
  TICKET_KINDS,
  Event,
  formatInstant,
  startOfDay,
  toLocalTime,
} from '@marquee/domain';
import { endOfEvent, isFree, lastsDays, localDates } from '@marquee/formats/display';
import { toMailEvent } from '@marquee/operations';
import { renderMarkup } from '@marquee/pages';
import { createTranslator } from '@marquee/pages/i18n';
import { toCardText } from '@marquee/social-cards';
import fc from 'fast-check';
import { Appearance, Display } from '../src/appearance/appearance.ts';
import { EventRow } from '../src/components/event-row.tsx';
import type { PageContext } from '../src/page-context.ts';
import { renderEvent } from '../src/pages/event-page.tsx';

const EXAMPLE = Event.parse(Event.meta()?.examples?.[0]);
const NOW = new Date('2026-11-25T18:00:00Z');
const API = 'https://api.test';
const HOUR_MS = 3_600_000;
const context: PageContext = {
  translator: createTranslator('en-GB'),
  appearance: Appearance.parse({}),
  tz: null,
  addresses: { api: API, widgets: 'https://widgets.test' },
  isAffiliate: () => false,
  now: NOW,
  path: '/embed/events',
  listPath: '/embed/events',
  display: Display.parse({}),
};

const anyTimes = fc
  .record({
    timezone: fc.constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'Asia/Tokyo',
      'Pacific/Auckland',
    ),
    start: fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2029-01-01'),
      noInvalidDate: true,
    }),
    hours: fc.option(
      fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 25, max: 24 * 900 })),
    ),
    kind: fc.constantFrom('timed', 'all_day', 'time_tbd', 'date_tbd'),
  })
  .map(({ timezone, start, hours, kind }) => {
    const day = toLocalTime(start, timezone).slice(0, 10);
    const isTimed = kind === 'timed';
    const from = isTimed
      ? new Date(Math.floor(start.getTime() / 1000) * 1000)
      : startOfDay(day, timezone);
    const until = isTimed
      ? new Date(from.getTime() + (hours ?? 0) * HOUR_MS)
      : startOfDay(day, timezone, Math.ceil((hours ?? 1) / 24));
    return {
      timezone,
      start_utc: formatInstant(from),
      end_utc: hours === null ? null : formatInstant(until),
      start_local: isTimed ? toLocalTime(from, timezone) : `${day}T00:00:00`,
      all_day: kind === 'all_day',
      time_tbd: kind === 'time_tbd' || kind === 'date_tbd',
      date_tbd: kind === 'date_tbd',
    };
  });

const anyEvent = fc
  .record({
    times: anyTimes,
    status: fc.constantFrom(...EVENT_STATUSES),
    availability: fc.constantFrom(...AVAILABILITIES),
    is_free: fc.constantFrom(true, false, null),
    price_min: fc.option(fc.integer({ min: 0, max: 50 })),
    price_max: fc.option(fc.integer({ min: 0, max: 900 })),
    ticket_kind: fc.constantFrom(...TICKET_KINDS),
    demo: fc.boolean(),
  })
  .map(({ times, ...facts }): Event => ({
    ...EXAMPLE,
    ...times,
    ...facts,
    title: 'A title',
    country_code: 'GB', // a card is in the language of its country
    currency: 'EUR',
  }));

/** Returns the words that a person reads, without addresses and hidden elements. */
const readable = (markup: string) =>
  markup
    .replace(/<(\w+)[^>]* hidden\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

function showEverywhere(event: Event): Record<string, string> {
  const page = renderEvent({ event }, context);
  const card = toCardText(event);
  const mail = toMailEvent({ ...event, venue_name: null, city: event.city }, null);
  return {
    row: readable(renderMarkup(<EventRow event={event} context={context} />)),
    page: readable(renderMarkup(page.body)),
    card: [card.notice, card.price, card.demo, card.when, card.where].join(' · '),
    mail: [
      ...[mail.when, mail.where, mail.state?.text, mail.price, mail.demo],
      ...(mail.state?.notes ?? []),
    ].join(' · '),
  };
}

/** Asserts of each surface, and names the surface that fails. */
function forEverySurface(
  check: (text: string, event: Event) => boolean,
  where: (event: Event) => boolean = () => true,
) {
  fc.assert(
    fc.property(anyEvent.filter(where), (event) => {
      const shown = showEverywhere(event);
      expect(Object.entries(shown).filter(([, text]) => !check(text, event))).toEqual([]);
    }),
  );
}

describe('every surface', () => {
  it('shows no day of an event of several days without its last day', () => {
    forEverySurface(
      (text, event) =>
        new RegExp(`(^|\\D)${String(Number(localDates(event).to.slice(8)))}\\D`).test(text),
      (event) => lastsDays(event) && !event.date_tbd,
    );
  });

  it('shows the year if it is not this year', () => {
    const lastYear = (event: Event) => {
      const { from, to } = localDates(event);
      return (lastsDays(event) ? to : from).slice(0, 4);
    };
    forEverySurface(
      (text, event) => text.includes(lastYear(event)),
      (event) => !event.date_tbd && lastYear(event) !== '2026',
    );
  });

  it('sells nothing after the end', () => {
    forEverySurface(
      (text) => !/Tickets|RSVP|Few|Website|calendar|Plan my night|Starts in/i.test(text),
      (event) => NOW >= endOfEvent(event),
    );
  });

  it('sells nothing that is sold out or cancelled', () => {
    forEverySurface(
      (text) => !/Tickets|RSVP|Few/i.test(text),
      ({ status, availability }) => status === 'cancelled' || availability === 'sold_out',
    );
  });

  it('shows no price of an event that is cancelled or postponed', () => {
    forEverySurface(
      (text) => !/Tickets|RSVP|Few|Free|Website|Sold out|€|EUR/i.test(text),
      ({ status }) => status === 'cancelled' || status === 'postponed',
    );
  });

  it('states that an event is postponed', () => {
    forEverySurface(
      (text) => /postponed/i.test(text),
      ({ status }) => status === 'postponed',
    );
  });

  it('except rows states that a source contradicts, before the end of the event', () => {
    const values = ['scheduled', 'cancelled'].map((value, index) => ({
      ...{ value, source: `source ${String(index)}`, stated_at: '2026-11-20T06:00:00Z' },
    }));
    const isAhead = (event: Event) => event.status === 'scheduled' && NOW < endOfEvent(event);
    fc.assert(
      fc.property(anyEvent.filter(isAhead), (event) => {
        const disputed = { ...event, conflicts: [{ field: 'status' as const, values }] };
        const { row: _, ...shown } = showEverywhere(disputed);
        for (const text of Object.values(shown))
          expect(text).toContain('One source states that it is cancelled');
      }),
    );
  });

  it('shows neither an hour nor a countdown if the time is unknown', () => {
    forEverySurface(
      (text) => !/\d:\d\d|\bsec\b/.test(text),
      (event) => event.time_tbd || event.all_day,
    );
  });

  it('shows no placeholder day if the date is unknown', () => {
    forEverySurface(
      (text) => text.includes('Date to be announced') && !/\b20\d\d\b/.test(text),
      ({ date_tbd }) => date_tbd,
    );
  });

  it('marks exactly the generated events as samples', () => {
    forEverySurface((text, { demo }) => text.includes('Sample event') === demo);
  });

  it('shows nothing as free that has a price', () => {
    forEverySurface(
      (text) => !/\bFree\b/.test(text),
      (event) => !isFree(event),
    );
  });
});
