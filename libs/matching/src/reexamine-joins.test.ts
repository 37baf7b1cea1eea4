import { expect, it } from '@jest/globals';
import { buildListing, GIG, HAMBURG } from './listing-fixtures.ts';
import { findParted, isRelocated } from './reexamine-joins.ts';

const MOVED = { start_local: '2027-06-11T20:00:00' };
const inEvent = (...[source, event, overrides]: Parameters<typeof buildListing>) =>
  buildListing(source, event, { event_id: 'event-x', ...overrides });

it.each([
  ['another day', MOVED, true],
  ['another town', { city_id: 2 }, true],
  ['another venue', { venue_name: 'Dome' }, true],
  ['another hour and title', { start_local: '2027-03-05T21:00:00', title: 'Live' }, false],
])('a listing with %s: relocated is %s', (_change, changes, expected) => {
  expect(isRelocated(GIG, { ...GIG, ...changes })).toBe(expected);
});

it('parts a listing in another town than all others', () => {
  expect([...findParted([inEvent(1, HAMBURG)], [inEvent(1), inEvent(2)], [])]).toEqual(['1|1']);
});

it('retains a listing that one other listing does not contradict', () => {
  const known = [inEvent(2), inEvent(3, HAMBURG)];
  expect(findParted([inEvent(1, HAMBURG)], known, []).size).toBe(0);
  expect(findParted([inEvent(1, HAMBURG)], [], []).size).toBe(0);
});

it('retains a new date, unless a source that states the old one lists the new one separately', () => {
  const [moved, old] = [inEvent(1, MOVED), inEvent(2)];
  expect(findParted([moved], [old], []).size).toBe(0);
  const separate = { source_event_id: 'b', event_id: 'event-y' };
  expect(findParted([moved], [old, buildListing(2, MOVED, separate)], []).size).toBe(1);
  expect(findParted([moved], [old, buildListing(3, MOVED, separate)], []).size).toBe(0);
});

it('does not compare with a withdrawn listing', () => {
  const withdrawn = inEvent(2, {}, { withdrawn: true });
  expect(findParted([inEvent(1, HAMBURG)], [withdrawn], []).size).toBe(0);
});
