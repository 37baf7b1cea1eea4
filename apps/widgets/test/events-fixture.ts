import type { RawEvent } from '@marquee/sources';
import { buildEvent } from './create-test-widgets.ts';

const DAY_MS = 86_400_000;
export const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Titles that attack the page. Ingest would clean some, so tests write them to the database
 * directly.
 */
export const HOSTILE_TITLES = [
  '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">',
  '"><svg onload=window.hacked=1>',
  `Zalgo ${'e' + '\u0301'.repeat(10_000)}`,
  `\u202e${'desrever'.repeat(10)}\u202c`,
  'W'.repeat(200),
  'مهرجان الموسيقى العربية في قلب المدينة القديمة مع ضيوف كثيرين',
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(12),
  '</title></script><style>*{display:none}</style>',
];

/** Title of the event until the test replaces it with a hostile title. */
export const hostilePlaceholder = (index: number) => `Hostile ${String(index)}`;

/** Events around today, with every state that a page shows. */
export const buildFixtureEvents = (): RawEvent[] => [
  buildEvent({
    title: 'Tomorrow',
    start_local: `${inDays(1)}T20:00:00`,
    artists: ['The Testers'],
    ticket_url: 'https://tickets.example/tomorrow',
    venue_name: 'Hall',
    lat: 52.5,
    lng: 13.4,
    price_min: 20,
    price_max: 40,
    currency: 'EUR',
    description: 'A show.\nOf shows.',
  }),
  buildEvent({ title: 'Called off', start_local: `${inDays(2)}T20:00:00`, status: 'cancelled' }),
  buildEvent({
    title: 'Postponed show',
    start_local: `${inDays(2)}T20:00:00`,
    status: 'postponed',
  }),
  buildEvent({
    title: 'Full house',
    start_local: `${inDays(3)}T20:00:00`,
    availability: 'sold_out',
    category: 'theater',
  }),
  buildEvent({
    title: 'Nearly full',
    start_local: `${inDays(3)}T20:00:00`,
    availability: 'few_left',
    category: 'comedy',
  }),
  buildEvent({ title: 'Some time', start_local: inDays(4), time_tbd: true }),
  buildEvent({ title: 'A free day', start_local: inDays(5), all_day: true, is_free: true }),
  ...HOSTILE_TITLES.map((_title, index) =>
    buildEvent({
      title: hostilePlaceholder(index),
      start_local: `${inDays(6)}T20:00:00`,
      city: 'Paris',
      country: 'FR',
    }),
  ),
];
