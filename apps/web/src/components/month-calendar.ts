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
export function MonthCalendar({ month, days, path, city, context }: Props): ComponentChild {
  const { t, locale } = context.translator;
  const format = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone: 'UTC',
      numberingSystem: 'latn',
      calendar: 'gregory',
    }).format(new Date(date));
  const first = `${month}-01`;
  const other = (day: string, text: string) =>
    h('a', { href: pageAddress(path, context, { month: day.slice(0, 7) }), rel: 'nofollow' }, text);
  const thisMonth = context.now.toISOString().slice(0, 7);
  const isFirst = month <= thisMonth;
  const isLast = month >= addDays(`${thisMonth}-01`, MAX_DAYS_AHEAD).slice(0, 7);
  return [
    h(
      'table',
      { class: 'month' },
      h('caption', null, format(first, { month: 'long', year: 'numeric' })),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          MONDAY_TO_SUNDAY.map((date) => h('th', { key: date, scope: 'col' }, format(date, { weekday: 'short' }))),
        ),
      ),
      h(
        'tbody',
        null,
        toWeeks(days).map((week, index) => h('tr', { key: index }, week.map(toCell))),
      ),
    ),
    h(
      'p',
      { class: 'pager' },
      isFirst ? h('span', null) : other(addDays(first, -1), t('previousMonth')),
      !isLast && other(addDays(first, 31), t('nextMonth')),
    ),
  ];

  function toCell(day: Props['days'][number] | null, index: number) {
    if (day === null) return h('td', { class: 'blank', key: index });
    const number = String(Number(day.date.slice(8)));
    if (day.count === 0) return h('td', { key: index }, number);
    const href = pageAddress('/search', context, { city, on: day.date });
    return h('td', { key: index }, h('a', { href, rel: 'nofollow' }, number, h('small', null, day.count)));
  }
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
