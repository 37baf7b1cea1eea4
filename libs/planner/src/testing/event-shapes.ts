import {
  AVAILABILITIES,
  CATEGORIES,
  EVENT_STATUSES,
  formatInstant,
  toEventSpan,
  type StatedTimes,
} from '@marquee/domain';
import fc from 'fast-check';
import type { PlannedEvent } from '../planned-event.ts';

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
];
const VENUES = [
  'Kesselhaus',
  'Olympiastadion',
  'Waldbühne',
  'Kino International',
  'Arena',
  'Messe',
];
// Days around changes of clocks, and ordinary ones.
const DAYS = [
  '2026-10-25',
  '2026-11-01',
  '2026-11-28',
  '2027-03-14',
  '2027-03-28',
  '2027-04-04',
  '2028-02-29',
];
const HOURS = [
  '00:00',
  '01:30',
  '02:30',
  '05:00',
  '07:00',
  '11:00',
  '14:00',
  '15:30',
  '18:00',
  '19:30',
  '20:00',
];
const DURATIONS_H = [0.5, 2, 3, 5, 9, 23, 27, 50, 100, 170, 24 * 30, 24 * 230];

const places = fc.constantFrom(
  { venue_name: 'Kesselhaus', venue_slug: 'kesselhaus', city: 'Berlin', lat: 52.54, lng: 13.41 },
  { venue_name: 'To be announced', venue_slug: null, city: 'Berlin', lat: 52.5, lng: 13.4 },
  {
    venue_name: 'To be announced',
    venue_slug: null,
    city: 'To be announced',
    lat: null,
    lng: null,
  },
  {
    venue_name: 'To be announced',
    venue_slug: null,
    city: 'To be announced',
    lat: 52.5,
    lng: 13.4,
  },
  {
    venue_name: 'Kesselhaus',
    venue_slug: 'kesselhaus',
    city: 'To be announced',
    lat: null,
    lng: null,
  },
  { venue_name: 'Not stated', venue_slug: null, city: 'Not stated', lat: null, lng: null },
  { venue_name: 'Online', venue_slug: null, city: 'Online', lat: null, lng: null, online: true },
);

const times = fc
  .record({
    day: fc.constantFrom(...DAYS),
    hour: fc.oneof(fc.constantFrom(...HOURS), fc.constant('23:00')),
    hours: fc.option(fc.constantFrom(...DURATIONS_H)),
    timezone: fc.constantFrom(...ZONES),
    kind: fc.constantFrom('timed', 'timed', 'timed', 'all_day', 'time_tbd', 'date_tbd'),
  })
  .map(({ day, hour, hours, timezone, kind }) => {
    const isTimed = kind === 'timed' || kind === 'date_tbd';
    const start_local = `${day}T${isTimed ? hour : '00:00'}:00`;
    const end_local = hours === null ? null : addHours(start_local, hours);
    return {
      start_local,
      end_local,
      timezone,
      all_day: kind === 'all_day',
      time_tbd: kind === 'time_tbd',
      kind,
    };
  });

const addHours = (local: string, hours: number) =>
  new Date(Date.parse(`${local}Z`) + hours * 3_600_000).toISOString().slice(0, 19);

/** Events of every shape, with a time to plan them at. */
export const eventsAndClocks = fc
  .record({
    times,
    place: places,
    venue: fc.constantFrom(...VENUES),
    category: fc.constantFrom(...CATEGORIES),
    status: fc.oneof(fc.constant('scheduled' as const), fc.constantFrom(...EVENT_STATUSES)),
    availability: fc.constantFrom(...AVAILABILITIES),
    demo: fc.boolean(),
    doorsMinutes: fc.option(fc.constantFrom(30, 60, 150)),
    artists: fc.subarray([{ name: 'Ana Öst', slug: 'ana-ost' }]),
    clock: fc.oneof(
      fc.record({
        from: fc.constant('start' as const),
        hours: fc.double({ min: -40, max: 12, noNaN: true }),
      }),
      fc.record({
        from: fc.constant('start' as const),
        hours: fc.integer({ min: -3_000, max: 6_000 }),
      }),
      fc.record({
        from: fc.constant('end' as const),
        hours: fc.double({ min: -60, max: 2, noNaN: true }),
      }),
    ),
  })
  .map(({ times, place, venue, doorsMinutes, clock, ...facts }) => {
    const span = toTimes(times);
    const event: PlannedEvent = {
      title: 'The show',
      online: false,
      country_code: 'DE',
      date_tbd: times.kind === 'date_tbd',
      ...facts,
      ...span,
      ...place,
      ...(place.venue_slug !== null && { venue_name: venue }),
      doors_local: doorsMinutes === null ? null : addHours(span.start_local, -doorsMinutes / 60),
    };
    const from = Date.parse(
      clock.from === 'start' ? span.start_utc : (span.end_utc ?? span.start_utc),
    );
    return { event, now: new Date(Math.round(from + clock.hours * 3_600_000)) };
  });

function toTimes(stated: StatedTimes) {
  const { start_local, timezone, all_day, time_tbd } = stated;
  const { starts_at, ends_at } = toEventSpan(stated);
  return {
    start_utc: formatInstant(starts_at),
    end_utc: ends_at && formatInstant(ends_at),
    start_local,
    timezone,
    all_day,
    time_tbd,
  };
}
