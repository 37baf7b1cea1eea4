import { expect, it } from '@jest/globals';
import { offsetAt, offsetChanges } from './zone-offsets.ts';

const HOUR_S = 3_600;
const at = (text: string) => new Date(text);

it('knows the offset before and after a change', () => {
  const change = Date.parse('2027-03-28T01:00:00Z');
  expect(offsetAt(new Date(change - 1), 'Europe/Berlin')).toBe(HOUR_S);
  expect(offsetAt(new Date(change), 'Europe/Berlin')).toBe(2 * HOUR_S);
});

it('lists the offset at the beginning, then each change until the end', () => {
  const from = at('2027-01-15T00:00:00Z');
  const changes = (to: string) => offsetChanges('Europe/Berlin', { from, to: at(to) });
  const winter = {
    ...{ at: at('2026-10-25T01:00:00Z'), offsetS: HOUR_S, previousOffsetS: 2 * HOUR_S },
  };
  const summer = {
    ...{ at: at('2027-03-28T01:00:00Z'), offsetS: 2 * HOUR_S, previousOffsetS: HOUR_S },
  };
  expect(changes('2027-03-28T00:59:59Z')).toEqual([winter]);
  expect(changes('2027-03-28T01:00:00Z')).toEqual([winter, summer]);
  expect(changes('2027-12-31T00:00:00Z').map(({ offsetS }) => offsetS)).toEqual([
    ...[HOUR_S, 2 * HOUR_S, HOUR_S],
  ]);
});

it('lists one offset for a zone that never changed', () => {
  const span = { from: at('2027-01-01T00:00:00Z'), to: at('2028-01-01T00:00:00Z') };
  expect(offsetChanges('Etc/GMT-3', span)).toEqual([
    { at: null, offsetS: 3 * HOUR_S, previousOffsetS: 3 * HOUR_S },
  ]);
});
