import { addDays } from '@marquee/domain';
import { type ComponentChild } from '@marquee/pages';
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
  return (
    <table class="month">
      <caption>
        <MonthLinks {...props} />
        {format(`${month}-01`, { month: 'long', year: 'numeric' }, context)}
      </caption>
      <thead>
        <tr>
          {weekdays.map((date) => (
            <th scope="col" key={date}>
              {format(date, { weekday: 'short' }, context)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toWeeks(days).map((week, index) => (
          <tr key={index}>
            {week.map((day, at) => (day ? <Day key={at} day={day} {...props} /> : <td key={at} />))}
          </tr>
        ))}
      </tbody>
    </table>
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
  if (count === 0) return <td>{number}</td>;
  const isShown = values.get('on') === date;
  const href = listAddress(values, { on: date, month: null, cursor: null }, context);
  return (
    <td>
      <a href={href} rel="nofollow" {...(isShown && { 'aria-current': 'date' })}>
        {number}
        <small>{count}</small>
      </a>
    </td>
  );
}

function MonthLinks({ month, values, context }: Props): ComponentChild {
  const { t } = context.translator;
  const link = (day: string, label: string, sign: string) => {
    const href = listAddress(values, { month: day.slice(0, 7), on: null, cursor: null }, context);
    return (
      <a class="step" href={href} rel="nofollow" aria-label={label}>
        {sign}
      </a>
    );
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
