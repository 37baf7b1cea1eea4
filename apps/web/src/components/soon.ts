import { toLocalTime, type EventSummary } from '@marquee/domain';
import { localDates, splitLongRuns } from '@marquee/formats/display';
import type { PageContext } from '../page-context.ts';
import { nextDay } from './event-rows.tsx';
import { nameDayAhead } from './format-day.ts';

export interface SoonSection {
  name: 'tonight' | 'today' | 'weekend';
  title: string;
  events: EventSummary[];
}

/** When the API's `on=tonight` begins. */
const EVENING = '18:00';

type Lists = Readonly<Record<'tonight' | 'weekend', EventSummary[]>>;

/**
 * Arranges what is on soon, each event once and without long runs: what begins tonight, what else
 * is on today, and the days of the weekend after today.
 */
export function arrangeSoon(lists: Lists, context: PageContext): SoonSection[] {
  const { t, locale } = context.translator;
  const evening = splitLongRuns(lists.tonight, context).events;
  const weekend = splitLongRuns(lists.weekend, context).events;
  const isToday = (event: EventSummary) =>
    nextDay(event, context) <= toLocalTime(context.now, event.timezone).slice(0, 10);
  const isTonight = (event: EventSummary) =>
    beginsAtHour(event, context) &&
    (evening.includes(event) || (isToday(event) && event.start_local.slice(11) >= EVENING));
  const all = [...new Map([...weekend, ...evening].map((event) => [event.id, event])).values()];
  const { tonight = [], others = [] } = Object.groupBy(all, (event) =>
    isTonight(event) ? 'tonight' : 'others',
  );
  return [
    { name: 'tonight', title: t('tonight'), events: tonight },
    { name: 'today', title: nameDayAhead(0, locale), events: others.filter(isToday) },
    {
      name: 'weekend',
      title: t('weekend'),
      events: others.filter((event) => !isToday(event)),
    },
  ];
}

/** Whether the event begins at a stated hour of its next day, unlike an open museum. */
function beginsAtHour(event: EventSummary, context: PageContext): boolean {
  const { from } = localDates(event, event.timezone);
  return !event.all_day && !event.time_tbd && from === nextDay(event, context);
}
