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
export function expandRule(
  rule: IcsRule,
  start: string,
  { from, to, maxSteps = MAX_ITERATIONS }: Span & { maxSteps?: number },
): string[] {
  if (from > to) return [];
  return open(rule, start, maxSteps)
    .between(toDate(from), toDate(to), true)
    .map((time) => toLocal(time).slice(0, start.length));
}

interface FirstDates {
  to: string;
  limit: number;
  maxSteps: number;
}

/** Returns the first times of a rule, as `expandRule` does. */
export function firstDates(
  rule: IcsRule,
  start: string,
  { to, limit, maxSteps }: FirstDates,
): string[] {
  const last = toDate(to).getTime();
  return open(rule, start, maxSteps)
    .all((time, index) => index < limit && time.epochMilliseconds <= last)
    .map((time) => toLocal(time).slice(0, start.length));
}

function open({ text }: IcsRule, start: string, maxIterations: number): RRuleTemporal {
  const isDate = start.length === 10;
  return new RRuleTemporal({
    rruleString: `DTSTART:${toBasic(start)}\nRRULE:${isDate ? text.replace(TIME_PARTS, '') : text}`,
    cache: false,
    maxIterations,
    maxCandidateEvaluations: MAX_CANDIDATES,
  });
}

const toLocal = ({ epochMilliseconds }: { epochMilliseconds: number }) =>
  new Date(epochMilliseconds).toISOString();
const TIME_PARTS = /;BY(?:HOUR|MINUTE|SECOND)=[^;]*/g;
const toDate = (local: string) => new Date(`${local.padEnd(19, 'T00:00:00')}Z`);
const toBasic = (local: string) => `${local.padEnd(19, 'T00:00:00').replace(/[-:]/g, '')}Z`;
