import type { CountRepository, DaySpan } from '@marquee/database';
import { addDays, defineOperation, toLocalTime, parseDate } from '@marquee/domain';
import { z } from 'zod';
import { createFilterWithPast, type FilterDeps } from '../events/filters/event-filter.ts';
import { eventFilters } from '../events/filters/event-parameters.ts';
import { floorToMinute } from '../paging.ts';
import { text } from '../parameters.ts';
import { Interpretation } from '../places/interpretation.ts';

const month = () =>
  text(40).refine((value) => isMonth(value), { error: 'must be a month (2026-12)' });

const isMonth = (value: string) =>
  /^\d{4}-\d{2}$/.test(value) && value < '9999-12' && parseDate(`${value}-01`) !== null;

const Day = z.object({
  date: z.string().meta({ examples: ['2026-12-31'] }),
  count: z.int().meta({ examples: [128] }),
});

export interface GetEventCalendarDeps extends FilterDeps {
  counts: Pick<CountRepository, 'daySpans'>;
  now: () => Date;
}

export const getEventCalendar = defineOperation({
  name: 'list_days',
  summary: 'Number of events per day',
  description:
    'Number of events on each day of a month, in the local time of the venues, with the filters of GET /events. The events of a day are those of GET /events with the day as `on`, so an event of several days counts on each of them. Past days of the month are counted unless `from` or `to` excludes them.',
  input: z.object({
    month: month()
      .optional()
      .meta({
        description: 'The month. Default: the current month in `tz` or UTC.',
        examples: ['2026-12'],
      }),
    ...eventFilters,
  }),
  output: z.object({
    month: z.string().meta({ examples: ['2026-12'] }),
    interpretation: Interpretation.optional(),
    days: z.array(Day).meta({ description: 'Every day of the month.' }),
  }),
  async run(deps: GetEventCalendarDeps, { month: requested, ...input }) {
    const now = floorToMinute(deps.now());
    const month = requested ?? toLocalTime(now, input.tz ?? 'UTC').slice(0, 7);
    const days = listDays(month);
    const span = { first: `${month}-01`, end: addDays(days.at(-1) ?? `${month}-01`, 1) };
    const { filter, warnings, interpretation, emptyHints } = await createFilterWithPast(
      deps,
      input,
      now,
    );
    const spans = filter ? await deps.counts.daySpans(filter, span) : [];
    const hints = spans.length === 0 ? await emptyHints() : [];
    return {
      month,
      ...(interpretation && { interpretation }),
      days: countByDay(days, spans),
      warnings: [...warnings, ...hints],
    };
  },
});

function listDays(month: string): string[] {
  const [year, number] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

const countByDay = (days: string[], spans: DaySpan[]) =>
  days.map((date) => ({
    date,
    count: spans.reduce(
      (sum, { first, last, events }) => (first <= date && date <= last ? sum + events : sum),
      0,
    ),
  }));
