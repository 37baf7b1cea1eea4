import { addDays } from '@marquee/domain';
import type { ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { formatDay, nameDayAhead } from './format-day.ts';
import { pageAddress } from './links.ts';

const DAYS = 14;

export interface DayCount {
  date: string;
  count: number;
}

interface Props {
  days: readonly DayCount[];
  today: string;
  city: string;
  context: PageContext;
}

/** The next two weeks of a city. A day with events leads to them. */
export function DayStrip({ days, today, city, context }: Props): ComponentChild {
  const { locale, t } = context.translator;
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  return (
    <nav class="strip" aria-label={t('when')}>
      {Array.from({ length: DAYS }, (_, ahead) => {
        const day = addDays(today, ahead);
        const count = counts.get(day) ?? 0;
        const name =
          ahead < 2 ? nameDayAhead(ahead, locale) : formatDay(day, locale, { weekday: 'short' });
        const content = (
          <>
            <small>{name}</small>
            <b>{formatDay(day, locale, { day: 'numeric' })}</b>
          </>
        );
        return count === 0 ? (
          <span key={day}>{content}</span>
        ) : (
          <a key={day} href={pageAddress('/search', context, { city, on: day })}>
            {content}
          </a>
        );
      })}
    </nav>
  );
}
