import { addDays } from '@marquee/domain';
import { type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { formatDay } from './format-day.ts';
import { pageAddress } from './links.ts';

// A year: otherwise search engines would follow the months for ever.
const MAX_DAYS_AHEAD = 365;

interface Props {
  /** `2026-12` */
  month: string;
  /** Every day of the month, and after the present one some more, with its number of events. */
  days: { date: string; count: number }[];
  /** `2026-12-31` */
  today: string;
  /** Path of the page, for the links to other months. */
  path: string;
  city: string;
  context: PageContext;
}

/**
 * A month with the number of events of each day, or some weeks from the present one. Days ahead
 * lead to their events.
 */
export const MonthCalendar = (props: Props): ComponentChild => [
  <table class="month">
    <caption>{nameMonths(props)}</caption>
    <thead>
      <tr>
        {MONDAY_TO_SUNDAY.map((date) => (
          <Weekday key={date} date={date} {...props} />
        ))}
      </tr>
    </thead>
    <tbody>
      {toWeeks(shownDays(props)).map((week, index) => (
        <tr key={index}>
          {week.map((day, at) =>
            day ? <Day key={at} day={day} {...props} /> : <td class="blank" key={at} />,
          )}
        </tr>
      ))}
    </tbody>
  </table>,
  <OtherMonths {...props} />,
];

/** In the present month, five weeks without those that are over. */
function shownDays({ month, days, today }: Props): Props['days'] {
  if (month !== today.slice(0, 7)) return days;
  const monday = addDays(today, -toWeekday(today));
  return days.filter(({ date }) => date >= monday && date < addDays(monday, 35));
}

/** "December 2026", or "November – December 2026". */
function nameMonths(props: Props): string {
  const days = shownDays(props).map(({ date }) => new Date(date));
  const [first = new Date(props.month), last = first] = [days[0], days.at(-1)];
  return new Intl.DateTimeFormat(props.context.translator.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).formatRange(first, last);
}

const Weekday = ({ date, context }: { date: string } & Props): ComponentChild => (
  <th scope="col">{formatDay(date, context.translator.locale, { weekday: 'short' })}</th>
);

function Day({
  day: { date, count },
  today,
  city,
  context,
}: { day: Props['days'][number] } & Props): ComponentChild {
  const number = String(Number(date.slice(8)));
  const current = date === today ? 'date' : undefined;
  if (count === 0 || date < today) return <td aria-current={current}>{number}</td>;
  const href = pageAddress('/search', context, { city, on: date });
  return (
    <td aria-current={current}>
      <a href={href} rel="nofollow">
        {number}
        <small>{count}</small>
      </a>
    </td>
  );
}

function OtherMonths({ month, today, path, context }: Props): ComponentChild {
  const { t } = context.translator;
  const thisMonth = today.slice(0, 7);
  const lastMonth = addDays(`${thisMonth}-01`, MAX_DAYS_AHEAD).slice(0, 7);
  const link = (day: string, text: string) => (
    <a href={pageAddress(path, context, { month: day.slice(0, 7) })} rel="nofollow">
      {text}
    </a>
  );
  return (
    <p class="pager">
      {month > thisMonth ? link(addDays(`${month}-01`, -1), t('previousMonth')) : <span />}
      {month < lastMonth && link(addDays(`${month}-01`, 31), t('nextMonth'))}
    </p>
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

/** 0 for Monday. */
const toWeekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Splits days into weeks from Monday to Sunday. Other days of these weeks are null. */
function toWeeks(days: Props['days']): (Props['days'][number] | null)[][] {
  const before = toWeekday(days[0]?.date ?? '');
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => cells[week * 7 + day] ?? null),
  );
}
