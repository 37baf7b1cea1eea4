import { expect, it } from '@jest/globals';
import type { NormalisedEvent } from '@marquee/domain';
import { createKindsOfList } from './kinds-of-list.ts';

const event = (title: string, venue: string | null, kind?: string) =>
  ({
    ...{ title, venue_name: venue, category: kind === 'concert' ? 'music' : 'community' },
    ...(kind && { kind }),
  }) as NormalisedEvent;

const concerts = (venue: string | null, count: number) =>
  Array.from({ length: count }, (_, index) => event(`Concert ${String(index)}`, venue, 'concert'));

const lastOf = (events: NormalisedEvent[]) => createKindsOfList()(events).at(-1);

it('an event without a kind is what its house presents', () => {
  const events = [
    ...concerts('Owl Club', 4),
    event('Walk', 'Park', 'tour'),
    event('Red', 'Owl Club'),
  ];
  expect(lastOf(events)).toMatchObject({ kind: 'concert', category: 'music' });
});

it('repeated titles, a mixed house, and few events decide nothing', () => {
  const repeated = Array.from({ length: 9 }, () => event('Concert', 'Owl Club', 'concert'));
  expect(lastOf([...repeated, event('Red', 'Owl Club')])?.kind).toBeUndefined();
  const mixed = [...concerts('Owl Club', 5), event('A', 'Owl Club', 'class')];
  const further = [event('B', 'Owl Club', 'class'), event('Red', 'Owl Club')];
  expect(lastOf([...mixed, ...further])?.kind).toBeUndefined();
  expect(lastOf([...concerts('Owl Club', 3), event('Red', 'Owl Club')])?.kind).toBeUndefined();
});

it('a list of one kind decides about its bare names', () => {
  expect(lastOf([...concerts(null, 12), event('Red', 'Owl Club')])).toMatchObject({
    kind: 'concert',
  });
  const classes = Array.from({ length: 12 }, (_, at) => event(String(at), null, 'class'));
  expect(lastOf([...classes, event('Red', null)])?.kind).toBeUndefined();
});

it('counts over the batches of a run', () => {
  const complete = createKindsOfList();
  complete(concerts('Owl Club', 4));
  expect(complete([event('Red', 'Owl Club')])[0]?.kind).toBe('concert');
});
