import { addDays, slugify, toLocalTime, type EventSummary } from '@marquee/domain';
import { formatTimeOfDay, lastsDays, localDates } from '@marquee/formats/display';
import { Isolated, type ComponentChild } from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { formatDay, nameDayAhead } from './format-day.ts';
import { eventPath, pageAddress } from './links.ts';
import { Thumbnail } from './picture.tsx';

export type Described = ReturnType<typeof describeEvent>;

interface Props {
  events: EventSummary[];
  /** The title of the page. An event of this title is named by its date and place. */
  name?: string | undefined;
  context: PageContext;
}

interface ListProps extends Props {
  /** Whether the heading above the list names its day. */
  isDayNamed?: boolean;
  /**
   * Whether the list is ordered by time. The instants of time zones are in another order than the
   * local times that the rows show, so the rows are ordered again.
   */
  isByTime?: boolean;
}

/**
 * Headings of days with one event would take more room than the rows: a third of such days is too
 * many, but one of two is not.
 */
function isSparse(days: string[]): boolean {
  const counts = [...Map.groupBy(days, (day) => day).values()].map(({ length }) => length);
  const single = counts.filter((count) => count === 1).length;
  return days.length < 2 * counts.length || 3 * single > counts.length + 1;
}

/**
 * Events as rows under a heading for each day, if they are in the order of their days and the days
 * have several events. Otherwise each row has its date.
 */
export function EventRows({
  events: found,
  isDayNamed = false,
  isByTime = isDayNamed,
  ...props
}: ListProps): ComponentChild {
  const { context } = props;
  const findDay = isDayNamed ? nextDay : dayToName;
  const events = isByTime ? orderByLocalTime(found, (event) => findDay(event, context)) : found;
  const days = events.map((event) => findDay(event, context));
  const isInOrder = days.every((day, at) => day >= (days[at - 1] ?? ''));
  // Time zones are on different days: "Tonight" has two dates.
  const isUnnamed = isDayNamed ? new Set(days).size > 1 : isSparse(days);
  if (!isInOrder || isUnnamed || events.some(({ date_tbd }) => date_tbd))
    return <Rows events={events} {...props} />;
  const groups = Map.groupBy(events, (event) => findDay(event, context));
  return (
    <div class="days">
      {[...groups].map(([day, each]) => (
        <div class="day" key={day}>
          {day !== '' && (
            <h3 class={isDayNamed && groups.size === 1 ? 'heard' : undefined}>
              {nameDay(day, each, context)}
            </h3>
          )}
          <Rows events={each} {...props} isOfDay={day !== ''} />
        </div>
      ))}
    </div>
  );
}

/** By the shown day, then by the shown hour. Events without an hour are first. */
function orderByLocalTime(
  events: EventSummary[],
  findDay: (event: EventSummary) => string,
): EventSummary[] {
  const key = (event: EventSummary) => {
    const { all_day, time_tbd, start_local } = event;
    return findDay(event) + (all_day || time_tbd ? '' : start_local.slice(10));
  };
  const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
  return events.toSorted((one, other) => compare(key(one), key(other)));
}

/** Today for an event that began earlier and is still on, else its first day. */
export function nextDay(event: EventSummary, { now }: Pick<PageContext, 'now'>): string {
  const { from, to } = localDates(event, event.timezone);
  const today = toLocalTime(now, event.timezone).slice(0, 10);
  return from < today && today <= to ? today : from;
}

/**
 * The first day of an event, or nothing if it began earlier and is still on: its row states until
 * when.
 */
function dayToName(event: EventSummary, context: PageContext): string {
  const { from } = localDates(event, event.timezone);
  return nextDay(event, context) === from ? from : '';
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

/** Whether a list has generated samples and nothing else. */
export const isSampleList = (events: readonly EventSummary[]): boolean =>
  events.length > 0 && events.every(({ demo }) => demo);

interface RowsProps extends Props {
  isOfDay?: boolean;
  /** Whether the rows are flyers. */
  isPosters?: boolean;
}

export const Rows = ({ events, isOfDay = false, isPosters = false, ...props }: RowsProps) => {
  const isOnePlace = isDatesOnly(events, props);
  return (
    <ul class={`rows${isPosters ? ' posters' : ''}${isOnePlace ? ' dates' : ''}`}>
      {events.map((event) => (
        <Row key={event.id} event={event} {...props} isOfDay={isOfDay} isOnePlace={isOnePlace} />
      ))}
    </ul>
  );
};

/** Whether the events differ by their dates only: all have the title of the page and one place. */
function isDatesOnly(events: EventSummary[], { name }: Pick<Props, 'name'>): boolean {
  const places = events.map(({ venue_slug, city }) => `${venue_slug ?? ''} ${city}`);
  return events.every((event) => isNamed(event, name)) && new Set(places).size === 1;
}

const isNamed = ({ title }: EventSummary, name: string | undefined) =>
  name !== undefined && slugify(name) === slugify(title);

interface RowProps extends Omit<Props, 'events'> {
  event: EventSummary;
  /** The heading above the row names its day. */
  isOfDay: boolean;
  /** The date is all that the event has of its own. */
  isOnePlace: boolean;
}

function Row({ event, name, context, isOfDay, isOnePlace }: RowProps): ComponentChild {
  const texts = describeEvent(event, context);
  const isDated = isNamed(event, name);
  const { words } = context.translator;
  const Title = isOfDay ? 'h4' : 'h3';
  const place = isOnePlace ? texts.span.text : texts.place;
  const title = isDated ? place : event.title;
  return (
    <li
      class={`row c-${event.category}${event.status === 'cancelled' ? ' off' : ''}${event.demo ? ' sample' : ''}${lengthClass(title)}`}
      data-at={toPosition(event)}
    >
      <RowTime event={event} context={context} isOfDay={isOfDay} />
      <div class="text">
        <Title class="title">
          <a href={pageAddress(eventPath(event.slug), context)}>
            {isDated && !isOnePlace && <span class="heard">{`${texts.span.text}, `}</span>}
            <Isolated text={title} />
          </a>
        </Title>
        <RowFacts texts={texts} event={event} words={words} isDated={isDated} />
      </div>
      {event.picture && <Thumbnail picture={event.picture} />}
    </li>
  );
}

const MAX_SHORT = 18;
const MIN_LONG = 46;

/** The title of a flyer is as large as its length permits. */
export const lengthClass = ({ length }: string): string => {
  if (length <= MAX_SHORT) return ' short';
  return length < MIN_LONG ? '' : ' long';
};

/** For the map. */
const toPosition = ({ lat, lng }: EventSummary) =>
  lat === null || lng === null ? undefined : [lng, lat].map((each) => each.toFixed(4)).join();

/**
 * The hour below the heading of a day, else the day and the hour. The facts have the complete date.
 */
function RowTime({
  event,
  context,
  isOfDay,
}: Pick<RowProps, 'event' | 'context' | 'isOfDay'>): ComponentChild {
  const { all_day, time_tbd, date_tbd, start_local } = event;
  const { locale, words } = context.translator;
  if (date_tbd)
    return (
      <p class="at">
        {isYearOnly(event) ? (
          formatDay(start_local.slice(0, 10), locale, { year: 'numeric' })
        ) : (
          <small>{words.dateTbd}</small>
        )}
      </p>
    );
  const hour = !all_day && !time_tbd && formatTimeOfDay(start_local, locale);
  if (isOfDay) return <p class="at">{hour || (all_day && <small>{words.allDay}</small>)}</p>;
  const { day, name, year = null } = nearestDay(event, context);
  return (
    <p class="at" aria-hidden>
      <small>{name}</small>
      <b>{formatDay(day, locale, { day: 'numeric', month: 'short' })}</b>
      <small>{hour}</small>
      <small>{year}</small>
    </p>
  );
}

/** "Today", "Tomorrow" or the weekday, and another year. */
function nearestDay(event: EventSummary, { now, translator: { locale } }: PageContext) {
  const today = toLocalTime(now, event.timezone).slice(0, 10);
  const day = nextDay(event, { now });
  const ahead = [0, 1].find((days) => addDays(today, days) === day);
  if (ahead !== undefined) return { day, name: nameDayAhead(ahead, locale) };
  const year = day.slice(0, 4);
  return {
    day,
    name: formatDay(day, locale, { weekday: 'short' }),
    ...(year !== today.slice(0, 4) && { year }),
  };
}

/** Sources confirm the year before the day. A postponed event has no date at all. */
const isYearOnly = ({ date_tbd, status }: EventSummary) => date_tbd && status !== 'postponed';

interface FactsProps {
  texts: Described;
  event: EventSummary;
  words: PageContext['translator']['words'];
  /** Whether the title is the place. */
  isDated: boolean;
}

/** Where, and below it when, for how much and in which state. */
function RowFacts({ texts, event, words, isDated }: FactsProps): ComponentChild {
  const { span, more, place, price, badges } = texts;
  // the row has it elsewhere
  const isKnown = !lastsDays(event) && !isYearOnly(event);
  return [
    !isDated && (
      <p class="where">
        <Isolated text={place} />
      </p>
    ),
    <p class="where facts">
      {price !== null && (
        <span class="price">
          <Isolated text={price} />
        </span>
      )}{' '}
      {!(isDated && isKnown) && (
        <span class={isKnown ? 'heard' : 'date'}>
          <time datetime={event.start_utc}>{span.text}</time>
        </span>
      )}{' '}
      {more !== null && <span class="date">{more}</span>}{' '}
      {badges
        .filter(({ text }) => text !== words.over) // the date states it
        .map(({ text, tone }) => (
          <span class={`badge ${tone}`} key={text}>
            {text}
          </span>
        ))}
    </p>,
  ];
}
