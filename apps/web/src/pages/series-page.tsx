import type { Event, EventSummary } from '@marquee/domain';
import { formatMoreDates, isCityName } from '@marquee/formats/display';
import {
  getEvent,
  getSeries,
  listEvents,
  type FindEventsDeps,
  type GetEventDeps,
  type GetSeriesDeps,
} from '@marquee/operations';
import { Empty, Isolated, stripStackedMarks, type ComponentChild } from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import { Breadcrumbs, type Crumb } from '../components/breadcrumbs.tsx';
import { findLastDates } from '../components/earlier-dates.ts';
import { EventCard } from '../components/event-actions.tsx';
import { EventRows } from '../components/event-rows.tsx';
import { FeedLinks, feedTag, FollowList } from '../components/feed-links.tsx';
import { cityPath, eventPath, pageAddress, seriesPath, venuePath } from '../components/links.ts';
import { Masthead } from '../components/masthead.tsx';
import { NextPage } from '../components/next-page.tsx';
import { ListedRows, SampleNote } from '../components/samples.tsx';
import { Section } from '../components/section.tsx';
import { Poster } from '../flyers/poster.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const PAGE_SIZE = '100';
const MAX_SHOWN = 4;
const findSeries = runner(getSeries);
const findEvents = runner(listEvents);
const findEvent = runner(getEvent);

/** A series: its next date, how it repeats, the dates after it, then those that are over. */
export const seriesPage: Page<FindEventsDeps & GetSeriesDeps & GetEventDeps> = {
  path: '/series/:slug',
  query: ['cursor'],
  load: async (deps, values, context) => {
    const { series } = await findSeries(deps, { slug: values.get('slug'), limit: '1' });
    const filter = { series: series.slug };
    const cursor = values.get('cursor');
    const { events, next_cursor } = await findEvents(deps, { ...filter, cursor, limit: PAGE_SIZE });
    const earlier = cursor === undefined ? await findLastDates(deps, filter, context) : [];
    const { t, language: lang } = context.translator;
    const [first] = events;
    const next = first && (await findEvent(deps, { id_or_slug: first.slug, lang })).event;
    const path = seriesPath(series.slug);
    const list = { title: series.title, context };
    const dates = <Dates {...list} events={events} isWhole={next_cursor === null} />;
    return {
      title: series.title,
      description: `${series.title}: ${t('allDates')}`,
      canonical: path,
      isUnlisted: values.has('cursor'),
      head: [feedTag({ title: series.title, query: filter }, context)],
      body: [
        <Breadcrumbs crumbs={crumbsToPlace(events, context)} context={context} />,
        next ? (
          <NextDate {...list} next={next} events={events} path={path}>
            {dates}
          </NextDate>
        ) : (
          [<Masthead title={series.title} category={earlier[0]?.category} />, dates]
        ),
        <NextPage path={path} cursor={next_cursor} context={context} />,
        <FollowList query={filter} name={series.title} isOpen />,
        earlier.length > 0 && (
          <details class="earlier">
            <summary>{t('earlierDates')}</summary>
            <EventRows events={earlier} name={series.title} areSamples context={context} />
          </details>
        ),
        <FeedLinks query={filter} context={context} />,
      ],
    };
  },
};

/** The city and the venue, if all events have the same. */
function crumbsToPlace(events: EventSummary[], context: PageContext): Crumb[] {
  const [first] = events;
  const isSame = (name: 'city' | 'venue_slug') =>
    events.every((event) => event[name] === first?.[name]);
  if (!first || !isCityName(first.city) || !isSame('city')) return [];
  const { city, venue_slug, venue_name } = first;
  return [
    { path: cityPath(first, context), text: city },
    ...(venue_slug !== null && isSame('venue_slug')
      ? [{ path: venuePath(venue_slug), text: venue_name }]
      : []),
  ];
}

interface ListProps {
  title: string;
  events: EventSummary[];
  context: PageContext;
}

interface NextProps extends ListProps {
  next: Event;
  /** Path of the series. */
  path: string;
  /** The dates after it. */
  children: ComponentChild;
}

/** When the series is next, how it repeats, what it is, and its other dates. */
function NextDate({ title, next, events, context, ...more }: NextProps): ComponentChild {
  const texts = describeEvent(next, context);
  const repeated = describeRepetition(events, context);
  return [
    <Poster event={next} title={title}>
      <p class="when">
        <a href={pageAddress(eventPath(next.slug), context)}>
          <time datetime={next.start_utc}>
            {context.translator.t('nextIs', { date: texts.long.text })}
          </time>
        </a>
      </p>
      <p class="place">
        <Isolated text={texts.place} />
      </p>
      {repeated !== null && <p class="place">{repeated}</p>}
    </Poster>,
    <div class="two">
      <EventCard event={next} context={context} texts={texts} path={more.path} isFollowed={false} />
      <div class="about">
        {next.demo && <SampleNote context={context} />}
        {next.description !== null && (
          <div class="prose">
            <p class="text" dir="auto">
              {stripStackedMarks(next.description)}
            </p>
          </div>
        )}
        {more.children}
      </div>
    </div>,
  ];
}

/** "every Tuesday, 18:30", if it is so for all dates ahead. */
function describeRepetition(events: EventSummary[], context: PageContext): string | null {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return null;
  const { now, translator } = context;
  const dates = {
    ...first,
    performances: events.length,
    last_date: last.start_local.slice(0, 10),
  };
  const days = events.map(({ start_local }) => start_local.slice(0, 10));
  if (new Set(days).size < days.length || !isRegular(days)) return null;
  const text = formatMoreDates(dates, { locale: translator.locale, now });
  const { span } = describeEvent(first, context);
  const isSameHour = events.every(
    ({ start_local, end_utc, start_utc }) =>
      start_local.slice(11) === first.start_local.slice(11) &&
      lengthMs({ start_utc, end_utc }) === lengthMs(first),
  );
  return [text, isSameHour ? span.time : null].filter((part) => part !== null).join(', ');
}

const DAY_MS = 86_400_000;
const MIN_REGULAR = 4;

/** Whether the days are equally far from each other. */
function isRegular(days: string[]): boolean {
  const times = days.map((day) => Date.parse(day));
  const gaps = times.slice(1).map((time, at) => (time - (times[at] ?? 0)) / DAY_MS);
  return days.length >= MIN_REGULAR && new Set(gaps).size === 1 && [1, 7].includes(gaps[0] ?? 0);
}

const lengthMs = ({ start_utc, end_utc }: Pick<EventSummary, 'start_utc' | 'end_utc'>) =>
  end_utc === null ? null : Date.parse(end_utc) - Date.parse(start_utc);

/** The next dates, and all others on demand. */
function Dates({
  title,
  events,
  isWhole,
  context,
}: ListProps & { isWhole: boolean }): ComponentChild {
  const { t } = context.translator;
  const rows = { name: title, areSamples: events.every(({ demo }) => demo), context };
  const [first, ...others] = events;
  if (!first) return <Empty>{t('noDates')}</Empty>;
  if (others.length === 0) return null;
  if (others.some(({ demo }) => demo !== first.demo))
    return (
      <Section title={t('upcoming')}>
        <ListedRows events={events} name={title} context={context} />
      </Section>
    );
  const rest = others.slice(MAX_SHOWN);
  return (
    <Section title={t('upcoming')}>
      <EventRows events={others.slice(0, MAX_SHOWN)} {...rows} isByTime />
      {rest.length > 0 && (
        <details class="earlier">
          <summary>
            {isWhole ? `${t('allDates')} (${String(events.length)})` : t('allDates')}
          </summary>
          <EventRows events={rest} {...rows} isByTime />
        </details>
      )}
    </Section>
  );
}
