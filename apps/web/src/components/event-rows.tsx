import { addDays, slugify, toLocalTime, type EventSummary } from '@marquee/domain';
import { formatTimeOfDay, lastsDays, localDates } from '@marquee/formats/display';
import { Isolated, type ComponentChild } from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import { flyerName } from '../flyers/flyer-name.ts';
import { DayFlyer, Flyer, flyerClass } from '../flyers/flyer.tsx';
import type { PageContext } from '../page-context.ts';
import { formatDay, nameDayAhead } from './format-day.ts';
import { eventPath, pageAddress } from './links.ts';
import { Thumbnail } from './picture.tsx';

export type Described = ReturnType<typeof describeEvent>;

interface Props {
  events: EventSummary[];
  /** The title of the page. An event of this title is named by its date and place. */
  name?: string | undefined;
  /** Whether the page states that all are samples, so no row does. */
  areSamples?: boolean;
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
  /** Whether events of several days follow the others: they may have begun before the period. */
  areRunsLast?: boolean;
}

/** Headings of days with one event each would take more room than the rows. */
const isSparse = (days: string[]): boolean => days.length < 2 * new Set(days).size;

/**
 * Events as rows under a heading for each day, if they are in the order of their days and the days
 * have several events. Otherwise each row has its date.
 */
export function EventRows({ areRunsLast = false, ...props }: ListProps): ComponentChild {
  if (!areRunsLast) return <DaysOfEvents {...props} />;
  const { runs = [], others = [] } = Object.groupBy(props.events, (event) =>
    lastsDays(event) ? 'runs' : 'others',
  );
  const ordered = orderByLocalTime(runs, firstDay);
  if (others.length === 0) return <Rows {...props} events={ordered} />;
  return [
    <DaysOfEvents {...props} events={others} />,
    runs.length > 0 && (
      <div class="days">
        <div class="day">
          <h3>{props.context.translator.t('overDays')}</h3>
          <Rows {...props} events={ordered} isOfDay />
        </div>
      </div>
    ),
  ];
}

function DaysOfEvents({
  events: found,
  isDayNamed = false,
  isByTime = isDayNamed,
  ...props
}: Omit<ListProps, 'areRunsLast'>): ComponentChild {
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

/**
 * By the shown day, then by the shown hour. Events without an hour are first, those of several days
 * last.
 */
function orderByLocalTime(
  events: EventSummary[],
  findDay: (event: EventSummary) => string,
): EventSummary[] {
  const key = (event: EventSummary) => {
    const { all_day, time_tbd, start_local } = event;
    if (lastsDays(event)) return `${findDay(event)}~`;
    return findDay(event) + (all_day || time_tbd ? '' : start_local.slice(10));
  };
  const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
  return events.toSorted((one, other) => compare(key(one), key(other)));
}

const firstDay = (event: EventSummary): string => localDates(event, event.timezone).from;

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

function Row(props: RowProps): ComponentChild {
  const { event, name, context, isOfDay, isOnePlace } = props;
  const texts = describeEvent(event, context);
  const isDated = isNamed(event, name);
  const Title = isOfDay ? 'h4' : 'h3';
  const place = isOnePlace ? texts.span.date : texts.place;
  const title = isDated ? place : event.title;
  return (
    <li
      class={`row ${flyerClass(event)}${event.status === 'cancelled' ? ' off' : ''}`}
      data-at={toPosition(event)}
    >
      {!isOnePlace && <RowFlyer {...props} leaf={texts.leaf} />}
      <div class="text">
        {!isOnePlace && <RowTime {...props} texts={texts} />}
        <Title class="title">
          <a href={pageAddress(eventPath(event.slug), context)}>
            {isDated && !isOnePlace && <span class="heard">{`${texts.span.text}, `}</span>}
            <Isolated text={title} />
          </a>
        </Title>
        <RowFacts {...props} texts={texts} isDated={isDated} />
      </div>
    </li>
  );
}

/** The photo of the event, else its name or its day. */
function RowFlyer({
  event,
  name: pageName,
  leaf,
}: Pick<RowProps, 'event' | 'name'> & Pick<Described, 'leaf'>): ComponentChild {
  if (event.picture) return <Thumbnail picture={event.picture} />;
  const name = flyerName(event, pageName);
  if (name === null && leaf) return <DayFlyer day={leaf.day} month={leaf.month} />;
  return <Flyer id={event.id} name={name ?? event.title} />;
}

/** For the map. */
const toPosition = ({ lat, lng }: EventSummary) =>
  lat === null || lng === null ? undefined : [lng, lat].map((each) => each.toFixed(4)).join();

/**
 * The hour below the heading of a day, else the day and the hour; the days of an event that has
 * several. The facts have the complete date of others.
 */
function RowTime({
  event,
  texts: { span },
  context,
  isOfDay,
}: Pick<RowProps, 'event' | 'context' | 'isOfDay'> & { texts: Described }): ComponentChild {
  const { all_day, time_tbd, date_tbd, start_local } = event;
  const { locale, words } = context.translator;
  if (lastsDays(event) && !date_tbd)
    return (
      <p class="at">
        <time datetime={event.start_utc}>{span.text}</time>
      </p>
    );
  if (date_tbd)
    return (
      <p class="at">
        {isYearOnly(event)
          ? formatDay(start_local.slice(0, 10), locale, { year: 'numeric' })
          : words.dateTbd}
      </p>
    );
  const hour = !all_day && !time_tbd && formatTimeOfDay(start_local, locale);
  if (isOfDay) return <p class="at">{hour || (all_day && words.allDay)}</p>;
  const day = nearestDay(event, context);
  return (
    <p class="at" aria-hidden>
      {hour ? `${day} · ${hour}` : day}
    </p>
  );
}

/** "Today, Dec 4", "Fri, Dec 4", and another year. */
function nearestDay(event: EventSummary, { now, translator: { locale } }: PageContext): string {
  const today = toLocalTime(now, event.timezone).slice(0, 10);
  const day = nextDay(event, { now });
  const ahead = [0, 1].find((days) => addDays(today, days) === day);
  const date = formatDay(day, locale, {
    ...(ahead === undefined && { weekday: 'short' }),
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
  return ahead === undefined ? date : `${nameDayAhead(ahead, locale)}, ${date}`;
}

/** Sources confirm the year before the day. A postponed event has no date at all. */
const isYearOnly = ({ date_tbd, status }: EventSummary) => date_tbd && status !== 'postponed';

interface FactsProps extends Pick<RowProps, 'event' | 'areSamples' | 'isOnePlace' | 'context'> {
  texts: Described;
  /** Whether the title is the place. */
  isDated: boolean;
}

/** Where, and below it when, for how much and in which state. */
function RowFacts({ texts, event, context, ...row }: FactsProps): ComponentChild {
  const { areSamples, isDated, isOnePlace } = row;
  const { span, more, place, price, badges } = texts;
  const { words } = context.translator;
  // The date states that an event is over.
  const known = [words.over, ...(areSamples === true ? [words.demo] : [])];
  // the row has it elsewhere
  const isKnown = !isYearOnly(event);
  return [
    !isDated && (
      <p class="where">
        <Isolated text={place} />
      </p>
    ),
    <p class="where facts">
      {isOnePlace && span.time !== null && <span>{span.time}</span>}{' '}
      {price !== null && (
        <span class="price">
          <Isolated text={price} />
        </span>
      )}{' '}
      {!(isDated && isKnown) && !lastsDays(event) && (
        <span class={isKnown ? 'heard' : 'date'}>
          <time datetime={event.start_utc}>{span.text}</time>
        </span>
      )}{' '}
      {more !== null && <span class="date">{more}</span>}{' '}
      {badges
        .filter(({ text }) => !known.includes(text))
        .map(({ text, tone }) => (
          <span class={`badge ${tone}`} key={text}>
            {text}
          </span>
        ))}
    </p>,
  ];
}
