import { RRuleTemporal } from 'rrule-temporal';
import type { Span } from './expansion-span.ts';
import type { IcsRule } from './ics-rule.ts';

// A rule steps at most this often. It suffices for a daily rule of two hundred years.
const MAX_ITERATIONS = 100_000;
const MAX_CANDIDATES = 200_000;
// A rule that counts its dates is read from its beginning: 50 years of a daily rule.
const MAX_COUNTED = 20_000;

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
  return open(withoutHighCount(rule, start, to), start, maxSteps)
    .between(toDate(from), toDate(to), true)
    .map((time) => toLocal(time).slice(0, start.length));
}

/**
 * Removes a count that the rule cannot reach within the span. Throws if the dates before the span
 * are too many to count.
 */
function withoutHighCount(rule: IcsRule, start: string, to: string): IcsRule {
  const { text, until } = rule;
  const count = Number(/COUNT=(\d+)/.exec(text)?.[1]);
  const [days, most] = PERIODS[/FREQ=(\w+)/.exec(text)?.[1] ?? ''] ?? [];
  if (Number.isNaN(count) || days === undefined || most === undefined) return rule;
  const interval = Number(/INTERVAL=(\d+)/.exec(text)?.[1] ?? 1);
  const periods = (toDate(to).getTime() - toDate(start).getTime()) / (days * interval * DAY_MS) + 2;
  if (count >= periods * most && !/BY(?:HOUR|MINUTE|SECOND)=/.test(text))
    return { text: text.replace(/;COUNT=\d+|COUNT=\d+;/, ''), until };
  if (Math.min(count, periods) > MAX_COUNTED) throw new Error(`${text} has too many dates.`);
  return rule;
}

const DAY_MS = 86_400_000;
/** The fewest days of a period, and the most dates in it. */
const PERIODS: Readonly<Record<string, readonly [days: number, most: number]>> = {
  ...{ DAILY: [1, 1], WEEKLY: [7, 7], MONTHLY: [28, 31], YEARLY: [365, 366] },
};

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
