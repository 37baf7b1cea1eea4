import { addDays } from '@marquee/domain';
import { h, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import { pageAddress } from './links.ts';

// A year: otherwise search engines would follow the months for ever.
const MAX_DAYS_AHEAD = 365;

interface Props {
  /** `2026-12` */
  month: string;
  /** Every day of the month with its number of events. */
  days: { date: string; count: number }[];
  /** Path of the page, for the links to other months. */
  path: string;
  city: string;
  context: PageContext;
}

/** A month with the number of events of each day. Days lead to their events. */
export const MonthCalendar = (props: Props): ComponentChild => [
  h(
    'table',
    { class: 'month' },
    h(
      'caption',
      null,
      format(`${props.month}-01`, { month: 'long', year: 'numeric' }, props.context),
    ),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        MONDAY_TO_SUNDAY.map((date) => h(Weekday, { key: date, date, ...props })),
      ),
    ),
    h(
      'tbody',
      null,
      toWeeks(props.days).map((week, index) =>
        h(
          'tr',
          { key: index },
          week.map((day, at) =>
            day ? h(Day, { key: at, day, ...props }) : h('td', { class: 'blank', key: at }),
          ),
        ),
      ),
    ),
  ),
  h(OtherMonths, props),
];

const format = (date: string, options: Intl.DateTimeFormatOptions, { translator }: PageContext) =>
  new Intl.DateTimeFormat(translator.locale, {
    ...options,
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(new Date(date));

const Weekday = ({ date, context }: { date: string } & Props): ComponentChild =>
  h('th', { scope: 'col' }, format(date, { weekday: 'short' }, context));

function Day({
  day: { date, count },
  city,
  context,
}: { day: Props['days'][number] } & Props): ComponentChild {
  const number = String(Number(date.slice(8)));
  if (count === 0) return h('td', null, number);
  const href = pageAddress('/search', context, { city, on: date });
  return h('td', null, h('a', { href, rel: 'nofollow' }, number, h('small', null, count)));
}

function OtherMonths({ month, path, context }: Props): ComponentChild {
  const { t } = context.translator;
  const thisMonth = context.now.toISOString().slice(0, 7);
  const lastMonth = addDays(`${thisMonth}-01`, MAX_DAYS_AHEAD).slice(0, 7);
  const link = (day: string, text: string) =>
    h('a', { href: pageAddress(path, context, { month: day.slice(0, 7) }), rel: 'nofollow' }, text);
  return h(
    'p',
    { class: 'pager' },
    month > thisMonth ? link(addDays(`${month}-01`, -1), t('previousMonth')) : h('span', null),
    month < lastMonth && link(addDays(`${month}-01`, 31), t('nextMonth')),
  );
}

const MONDAY_TO_SUNDAY = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
];

/** Splits a month into weeks from Monday to Sunday. Days of other months are null. */
function toWeeks(days: Props['days']): (Props['days'][number] | null)[][] {
  const weekday = (new Date(days[0]?.date ?? '').getUTCDay() + 6) % 7;
  const cells = [...Array.from({ length: weekday }, () => null), ...days];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => cells[week * 7 + day] ?? null),
  );
}
