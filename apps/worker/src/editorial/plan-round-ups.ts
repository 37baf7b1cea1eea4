import { addDays, toWeekday, type Category } from '@marquee/domain';

export const ROUND_UP_KINDS = [
  'month',
  'sports',
  'conferences',
  'festivals',
  'free_weekend',
] as const;
export type RoundUpKind = (typeof ROUND_UP_KINDS)[number];

/** Calendar days, inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** A period whose events are read once, for one or more round-ups. */
export interface RoundUpPlan {
  kind: RoundUpKind;
  /** `month:2026-12`. The ids of its round-ups begin with it. */
  id: string;
  period: Period;
  /** First day of publication. */
  publishedAt: string;
  /** The events that qualify. */
  filter: { category?: Category; free?: true };
  /** The period is over: its round-ups stay published, and no new one is written. */
  isOver: boolean;
}

interface Cycle {
  /** How long before its period a round-up is published. */
  leadDays: number;
  /** How long after its period a round-up stays published. */
  daysPublished: number;
  filter: RoundUpPlan['filter'];
  findPeriod: (day: string) => Period;
  name: (first: string) => string;
}

const CYCLES: Readonly<Record<RoundUpKind, Cycle>> = {
  month: {
    leadDays: 15,
    daysPublished: 60,
    filter: {},
    findPeriod: (day) => months(day, 1),
    name: (day) => day.slice(0, 7),
  },
  sports: {
    leadDays: 15,
    daysPublished: 60,
    filter: { category: 'sports' },
    findPeriod: (day) => months(day, 1),
    name: (day) => day.slice(0, 7),
  },
  conferences: {
    leadDays: 60,
    daysPublished: 60,
    filter: { category: 'conference' },
    findPeriod: (day) => months(day, 3),
    name: (day) => day.slice(0, 7),
  },
  festivals: {
    leadDays: 120,
    daysPublished: 60,
    filter: { category: 'festival' },
    findPeriod: (day) => months(day, 12),
    name: (day) => day.slice(0, 4),
  },
  free_weekend: {
    leadDays: 3,
    daysPublished: 14,
    filter: { free: true },
    findPeriod: weekend,
    name: (day) => day,
  },
};

/** Returns the periods whose round-ups are published on a day (`YYYY-MM-DD`), in a fixed order. */
export const planRoundUps = (today: string): RoundUpPlan[] =>
  ROUND_UP_KINDS.flatMap((kind) => planKind(kind, today));

function planKind(kind: RoundUpKind, today: string): RoundUpPlan[] {
  const { leadDays, daysPublished, filter, findPeriod, name } = CYCLES[kind];
  const plans: RoundUpPlan[] = [];
  let period = findPeriod(addDays(today, -daysPublished));
  for (; addDays(period.from, -leadDays) <= today; period = findPeriod(addDays(period.to, 1))) {
    if (addDays(period.to, daysPublished) < today) continue;
    plans.push({
      kind,
      id: `${kind}:${name(period.from)}`,
      period,
      publishedAt: addDays(period.from, -leadDays),
      filter,
      isOver: period.to < today,
    });
  }
  return plans;
}

/** Returns the period of `length` months that contains a day. Periods begin in January. */
function months(day: string, length: number): Period {
  const year = Number(day.slice(0, 4));
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / length) * length;
  return { from: isoDay(Date.UTC(year, first, 1)), to: isoDay(Date.UTC(year, first + length, 0)) };
}

/** Returns the Saturday and Sunday of a day, or the next ones. */
function weekend(day: string): Period {
  const weekday = toWeekday(day);
  const from = addDays(day, weekday === 7 ? -1 : 6 - weekday);
  return { from, to: addDays(from, 1) };
}

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
