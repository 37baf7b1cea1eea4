import { addDays } from '@marquee/domain';
import { h, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import { listAddress } from './list-address.ts';

const WEEK_DAYS = 7;
/** A Monday. */
const FIRST_DAY = '2024-01-01';

interface Props {
  /** `2026-12` */
  month: string;
  /** Every day of the month with its number of events. */
  days: { date: string; count: number }[];
  values: ReadonlyMap<string, string>;
  context: PageContext;
}
type CalendarDay = Props['days'][number];

/** A month with the number of events of each day. Each day with events leads to them. */
export function MonthCalendar(props: Props): ComponentChild {
  const { month, days, context } = props;
  const weekdays = Array.from({ length: WEEK_DAYS }, (_, index) => addDays(FIRST_DAY, index));
  return h(
    'table',
    { class: 'month' },
    h(
      'caption',
      null,
      h(MonthLinks, props),
      format(`${month}-01`, { month: 'long', year: 'numeric' }, context),
    ),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        weekdays.map((date) =>
          h('th', { scope: 'col', key: date }, format(date, { weekday: 'short' }, context)),
        ),
      ),
    ),
    h(
      'tbody',
      null,
      toWeeks(days).map((week, index) =>
        h(
          'tr',
          { key: index },
          week.map((day, at) => (day ? h(Day, { key: at, day, ...props }) : h('td', { key: at }))),
        ),
      ),
    ),
  );
}

const format = (date: string, options: Intl.DateTimeFormatOptions, { translator }: PageContext) =>
  new Intl.DateTimeFormat(translator.locale, {
    ...options,
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(new Date(date));

function Day({
  day: { date, count },
  values,
  context,
}: { day: CalendarDay } & Props): ComponentChild {
  const number = String(Number(date.slice(8)));
  if (count === 0) return h('td', null, number);
  const isShown = values.get('on') === date;
  const href = listAddress(values, { on: date, month: null, cursor: null }, context);
  return h(
    'td',
    null,
    h(
      'a',
      { href, rel: 'nofollow', ...(isShown && { 'aria-current': 'date' }) },
      number,
      h('small', null, count),
    ),
  );
}

function MonthLinks({ month, values, context }: Props): ComponentChild {
  const { t } = context.translator;
  const link = (day: string, label: string, sign: string) => {
    const href = listAddress(values, { month: day.slice(0, 7), on: null, cursor: null }, context);
    return h('a', { class: 'step', href, rel: 'nofollow', 'aria-label': label }, sign);
  };
  const isFirst = !context.display.past && month <= context.now.toISOString().slice(0, 7);
  return [
    !isFirst && link(addDays(`${month}-01`, -1), t('previousMonth'), '‹'),
    link(addDays(`${month}-01`, 31), t('nextMonth'), '›'),
  ];
}

/** Splits a month into weeks from Monday to Sunday. Days of other months are null. */
function toWeeks(days: CalendarDay[]): (CalendarDay | null)[][] {
  const weekday = (new Date(days[0]?.date ?? '').getUTCDay() + 6) % WEEK_DAYS;
  const cells = [...Array.from({ length: weekday }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_day, day) => cells[week * WEEK_DAYS + day] ?? null),
  );
}
