import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { expandRule } from './expand-rule.ts';
import { parseRule } from './ics-rule.ts';

interface Answer {
  rule: string;
  /** DTSTART in UTC, an occurrence of the rule. */
  start: string;
  /** What python-dateutil makes of the rule from 2026-10-25 to 2028-05-26. */
  occurrences: string[];
}

const SPAN = { from: '2026-10-25T00:00:00', to: '2028-05-26T00:00:00' };
const ANSWERS = JSON.parse(
  readFileSync(new URL('./recurrence-answers.json', import.meta.url), 'utf8'),
) as Answer[];

function expand(text: string, start: string, span = SPAN): string[] | null {
  const rule = parseRule(text);
  const last = rule?.until?.replace('Z', '') ?? span.to;
  return rule && expandRule(rule, start, { ...span, to: last < span.to ? last : span.to });
}

const toLocal = (basic: string) =>
  basic.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6');

describe('recurrence rules', () => {
  it.each(ANSWERS)(
    'expands $rule from $start as python-dateutil does',
    ({ rule, start, occurrences }) => {
      expect(expand(rule, toLocal(start))).toEqual(
        occurrences.filter((time) => time >= SPAN.from && time <= SPAN.to),
      );
    },
  );

  it.each([
    ['FREQ=YEARLY;INTERVAL=2;BYMONTH=6;BYDAY=1SA', '2025-06-07', ['2027-06-05']],
    [
      'FREQ=WEEKLY;BYDAY=1WE;BYHOUR=20;BYMINUTE=0;COUNT=2',
      '2027-03-03T20:00:00',
      ['2027-03-03T20:00:00', '2027-03-10T20:00:00'],
    ],
    ['RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD', '2024-02-29', ['2027-03-01', '2028-02-29']],
    [
      'RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD',
      '2016-02-17',
      ['2027-02-15', '2028-03-06'],
    ],
    ['freq=daily; count=2;;X-NOTE=a', '2027-01-01', ['2027-01-01', '2027-01-02']],
  ])('expands %s from %s', (rule, start, expected) => {
    expect(expand(rule, start)).toEqual(expected);
  });

  it('ends a count within the span, and does not step to one beyond it', () => {
    const lastOf = (count: number) =>
      expand(`FREQ=DAILY;COUNT=${String(count)}`, '2020-01-01T20:00:00')?.at(-1);
    expect([lastOf(3_000), lastOf(100_000)]).toEqual([
      '2028-03-18T20:00:00',
      '2028-05-25T20:00:00',
    ]);
    expect(() => expand('FREQ=DAILY;COUNT=45000', '1900-01-01T20:00:00')).toThrow('too many dates');
    expect(expand('FREQ=DAILY;COUNT=100000', '1900-01-01T20:00:00')).toHaveLength(579);
  });
});
