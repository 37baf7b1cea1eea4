import { expect, it } from '@jest/globals';
import type { EventSummary } from '@marquee/domain';
import type { RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { buildEvent, createTestApi, NOW } from '../create-test-api.ts';
import { ODD_EVENTS } from './odd-events-fixture.ts';

const listAll = async (events: RawEvent[], query = '') => {
  await using api = await createTestApi({ events });
  const { body } = await api
    .get(`/events?limit=100&status=scheduled,cancelled,postponed,rescheduled,moved_online${query}`)
    .expect(200);
  return (body as { events: EventSummary[] }).events;
};

it('returns the phase, the kind of the ticket link and the local dates of each event', async () => {
  const events = await listAll(ODD_EVENTS);
  const find = (title: string) => must(events.find((event) => event.title === title));
  expect(find('Plain evening')).toMatchObject({
    phase: 'on_sale',
    ticket_kind: 'tickets',
    local_dates: { from: '2026-11-28', to: '2026-11-28' },
  });
  expect(find('Fair of three days')).toMatchObject({
    phase: 'announced',
    ticket_kind: 'page',
    local_dates: { from: '2026-12-11', to: '2026-12-13' },
  });
  expect(find('Called off').phase).toBe('cancelled');
  expect(find('Put off').phase).toBe('postponed');
});

it.each([
  [
    'tickets',
    'https://seller.example/1',
    { ticket_url: 'https://seller.example/1', url: 'https://source.example/1' },
  ],
  ['free', 'https://seller.example/1', { ticket_url: 'https://seller.example/1', is_free: true }],
  [
    'tickets',
    'https://seller.example/2',
    { ticket_url: 'https://seller.example/2', is_free: true, price_max: 35 },
  ],
  ['source', 'https://source.example/1', { url: 'https://source.example/1' }],
  ['page', 'https://widgets.test/embed/event/night-berlin-2026-11-28', {}],
])('leads to the right place if ticket_kind is %s', async (kind, url, links) => {
  const [event] = await listAll([buildEvent({ title: 'Night', ...links })]);
  expect(event).toMatchObject({ ticket_kind: kind, ticket_url: url });
});

it('states of a past event that its place is not stated', async () => {
  const past = new Date(NOW.getTime() - 10 * 86_400_000).toISOString().slice(0, 10);
  const [event] = await listAll(
    [buildEvent({ title: 'Past', start_local: `${past}T20:00:00`, venue_name: null })],
    `&from=${past}&to=${past}`,
  );
  expect(event).toMatchObject({ phase: 'over', venue_name: 'Not stated', city: 'Berlin' });
});
