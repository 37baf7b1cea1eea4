import { expandRule, firstDates } from '../formats/ics/expand-rule.ts';
import { spanAround } from '../formats/ics/expansion-span.ts';
import type { RawWarning } from '../raw-event.ts';
import type { StatedRule } from './recurrence-rule.ts';

/** A daily rule has these for more than a year. */
const MAX_DATES = 500;
/** A daily rule takes them in ten years. */
const MAX_STEPS = 4_000;
// Without it a small file with many rules fills the catalogue.
const MAX_DATES_OF_FILE = 100_000;
const LATEST = '2199-12-31';
const DAY_MS = 86_400_000;

/** How many dates the rules of a file may still have, or steps they may take. */
export interface DateBudget {
  left: number;
}

export const createDateBudget = (): DateBudget => ({ left: MAX_DATES_OF_FILE });

export interface RuleBounds {
  /** The first day. */
  start: string;
  last: string | null;
  now: Date;
  budget: DateBudget;
}

export interface RuleDates {
  days: string[];
  /** What of the rule was left out. */
  warnings: RawWarning[];
}

/**
 * Returns the days of a rule: all of a rule that ends, otherwise those around the present. A rule
 * with too many days has those around the present if it states the last one, otherwise the first.
 */
export function listRuleDates(rule: StatedRule, bounds: RuleBounds): RuleDates {
  const { last, budget } = bounds;
  const isDay = last !== null && !Number.isNaN(Date.parse(last));
  if (!isDay && (rule.isOnlyDays || last !== null)) return { days: [], warnings: [] };
  if (budget.left <= 0) return { days: [], warnings: [toWarning(OF_FILE, rule)] };
  try {
    const { from, found, near } = expand(rule, bounds);
    const isCut = found.length > MAX_DATES;
    const end = isCut ? found.at(-1) : (last ?? found.at(-1));
    budget.left -= Math.max(found.length, countSteps(rule, from, end ?? from));
    const days = (near.length > 1 ? near : found)
      .filter((day) => !rule.excluded.has(day))
      .slice(0, MAX_DATES);
    if (rule.isOnlyDays && isWhole(days, isCut ? days : [from, last]))
      return { days: [], warnings: [] };
    return { days, warnings: isCut ? [toWarning(OF_RULE, rule)] : [] };
  } catch {
    budget.left -= MAX_STEPS;
    return { days: [], warnings: [toWarning(OF_STEPS, rule)] };
  }
}

function expand({ text }: StatedRule, { start, last, now }: RuleBounds) {
  const span = spanAround(now);
  const [spanFrom, spanTo] = [span.from.slice(0, 10), span.to.slice(0, 10)];
  const rule = { text, until: null };
  const from = start > spanFrom ? start : spanFrom;
  const to = last !== null && last < spanTo ? last : spanTo;
  const expandNear = () => expandRule(rule, start, { from, to, maxSteps: MAX_STEPS });
  const hasCount = text.includes('COUNT=');
  if (last === null && !hasCount) return { from, found: expandNear(), near: [] };
  const bounds = { to: last ?? LATEST, limit: MAX_DATES + 1, maxSteps: MAX_STEPS };
  const found = firstDates(rule, start, bounds);
  return { from: start, found, near: found.length > MAX_DATES && !hasCount ? expandNear() : [] };
}

const STEP_DAYS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7, MONTHLY: 28 };
const countSteps = ({ text }: StatedRule, from: string, to: string): number =>
  daysUntil(from, to) / (STEP_DAYS[/FREQ=(\w+)/.exec(text)?.[1] ?? ''] ?? 365);

/** "Friday, Saturday, Sunday" of a festival from Friday to Sunday are its days. */
const isWhole = (days: string[], [first, ...rest]: (string | null)[]): boolean =>
  days.length >= daysUntil(first ?? '', rest.at(-1) ?? '');

const daysUntil = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;

const OF_RULE = `recurrence rule with more than ${String(MAX_DATES)} dates: the others were left out`;
const OF_STEPS = 'recurrence rule that takes too many steps: only the start was read';
const OF_FILE = `recurrence rules with more than ${MAX_DATES_OF_FILE.toLocaleString('en')} dates in one file: only the start was read`;

const toWarning = (warning: string, { text }: StatedRule): RawWarning => ({
  ...{ warning, detail: text.slice(0, 100), isIncomplete: true },
});
