import { expect, it } from '@jest/globals';
import { normalisePast } from './past-moment.ts';

const NOW = new Date('2026-11-26T18:30:00Z');

it.each([
  ['today', '2026-11-26'],
  ['Yesterday', '2026-11-25'],
  ['since yesterday', '2026-11-25'],
  ['3 days ago', '2026-11-23'],
  ['a week ago', '2026-11-19'],
  ['last week', '2026-11-19'],
  ['the past 2 weeks', '2026-11-12'],
  ['last month', '2026-10-27'],
  ['2 hours ago', '2026-11-26T16:30:00.000Z'],
  ['2026/11/5', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05T10:00:00Z', '2026-11-05T10:00:00Z'],
  ['next week', 'next week'], // no past moment: the operation rejects it
])('reads “%s” as %s', (text, expected) => {
  expect(normalisePast(text, NOW)).toBe(expected);
});
