import { RRuleTemporal } from 'rrule-temporal';
import type { Span } from './expansion-span.ts';
import type { IcsRule } from './ics-rule.ts';

// A rule steps at most this often. It suffices for a daily rule of two hundred years.
const MAX_ITERATIONS = 100_000;
const MAX_CANDIDATES = 200_000;

/**
 * Returns the wall-clock times of a rule within the span. The rule is expanded as if its clock were
 * UTC, which has no changes of the hour. Throws if the expansion takes too many steps.
 */
export function expandRule({ text }: IcsRule, start: string, { from, to }: Span): string[] {
  if (from > to) return [];
  const isDate = start.length === 10;
  const rule = new RRuleTemporal({
    rruleString: `DTSTART:${toBasic(start)}\nRRULE:${isDate ? text.replace(TIME_PARTS, '') : text}`,
    cache: false,
    maxIterations: MAX_ITERATIONS,
    maxCandidateEvaluations: MAX_CANDIDATES,
  });
  return rule
    .between(toDate(from), toDate(to), true)
    .map(({ epochMilliseconds }) =>
      new Date(epochMilliseconds).toISOString().slice(0, start.length),
    );
}

const TIME_PARTS = /;BY(?:HOUR|MINUTE|SECOND)=[^;]*/g;
const toDate = (local: string) => new Date(`${local.padEnd(19, 'T00:00:00')}Z`);
const toBasic = (local: string) => `${local.padEnd(19, 'T00:00:00').replace(/[-:]/g, '')}Z`;
