import { addDays, toLocalTime, type EventSummary } from '@marquee/domain';
import { formatTimeOfDay, localDates } from '@marquee/formats/display';
import { Isolated, type ComponentChild } from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { Badges } from './event-badges.tsx';
import { formatDay, nameDayAhead } from './format-day.ts';
import { eventPath, pageAddress } from './links.ts';
import { Thumbnail } from './picture.tsx';

export type Described = ReturnType<typeof describeEvent>;

interface Props {
  events: EventSummary[];
  context: PageContext;
}

/** Events as rows under a heading for each day, if they are in the order of their days. Otherwise each row has its date. */
export function EventRows({ events, context }: Props): ComponentChild {
  const days = events.map((event) => dayToName(event, context));
  const isInOrder = days.every((day, at) => day >= (days[at - 1] ?? ''));
  if (!isInOrder || events.some(({ date_tbd }) => date_tbd))
    return <Rows events={events} context={context} />;
  const groups = Map.groupBy(events, (event) => dayToName(event, context));
  return [...groups].map(([day, each]) => (
    <div class="day" key={day}>
      {day !== '' && <h3>{nameDay(day, each, context)}</h3>}
      <Rows events={each} context={context} isOfDay={day !== ''} />
    </div>
  ));
}

/** The first day of an event, or nothing if it began earlier and is still on: its row states until when. */
function dayToName(event: EventSummary, { now }: PageContext): string {
  const { from, to } = localDates(event, event.timezone);
  const today = toLocalTime(now, event.timezone).slice(0, 10);
  return from < today && today <= to ? '' : from;
}

/** "Today", "Tomorrow", "Friday, December 4". A day is today if it is where all its events are. */
function nameDay(
  day: string,
  events: EventSummary[],
  { now, translator: { locale } }: PageContext,
): string {
  const date = formatDay(day, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) !== now.toISOString().slice(0, 4) && { year: 'numeric' }),
  });
  const ahead = [0, 1].find((days) =>
    events.every(({ timezone }) => addDays(toLocalTime(now, timezone).slice(0, 10), days) === day),
  );
  return ahead === undefined ? date : `${nameDayAhead(ahead, locale)}, ${date}`;
}

const Rows = ({ events, context, isOfDay = false }: Props & { isOfDay?: boolean }) => (
  <ul class="rows">
    {events.map((event) => (
      <Row key={event.id} event={event} context={context} isOfDay={isOfDay} />
    ))}
  </ul>
);

interface RowProps {
  event: EventSummary;
  context: PageContext;
  /** The heading above the row names its day. */
  isOfDay: boolean;
}

function Row({ event, context, isOfDay }: RowProps): ComponentChild {
  const texts = describeEvent(event, context);
  const Title = isOfDay ? 'h4' : 'h3';
  return (
    <li class={`row c-${event.category}${event.status === 'cancelled' ? ' off' : ''}`}>
      <RowTime event={event} texts={texts} context={context} isOfDay={isOfDay} />
      <div class="text">
        <Title class="title">
          <a href={pageAddress(eventPath(event.slug), context)}>
            <Isolated text={event.title} />
          </a>
        </Title>
        <RowFacts texts={texts} event={event} />
        <Badges texts={texts} />
      </div>
      {event.picture && <Thumbnail event={event} />}
    </li>
  );
}

/** The hour below the heading of a day, else the day and the hour. The facts have the complete date. */
function RowTime({
  event,
  texts: { leaf },
  context,
  isOfDay,
}: RowProps & { texts: Described }): ComponentChild {
  const { all_day, time_tbd, date_tbd, start_local } = event;
  const hasHour = !all_day && !time_tbd && !date_tbd;
  const hour = hasHour && formatTimeOfDay(start_local, context.translator.locale);
  if (isOfDay) return <p class="at">{hour}</p>;
  return (
    <p class="at" aria-hidden>
      {leaf === null ? '?' : <b>{`${leaf.day} ${leaf.month}`}</b>}
      <small>{hour}</small>
    </p>
  );
}

function RowFacts({ texts, event }: { texts: Described; event: EventSummary }): ComponentChild {
  const { span, more, place, price } = texts;
  const { from, to } = localDates(event, event.timezone);
  const isKnown = from === to && more === null; // the row has it elsewhere
  return (
    <p class="where">
      <Isolated text={place} />
      {price !== null && [
        ' · ',
        <span class="price">
          <Isolated text={price} />
        </span>,
      ]}
      <span class={isKnown ? 'heard' : 'date'}>
        {' · '}
        <time datetime={event.start_utc}>{span.text}</time>
        {more !== null && ` ${more}`}
      </span>
    </p>
  );
}
