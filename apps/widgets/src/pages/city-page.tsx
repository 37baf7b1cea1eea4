import { CATEGORIES, type EventSummary } from '@marquee/domain';
import { categoryName, isLongRun } from '@marquee/formats/display';
import { cityGuide } from '@marquee/operations';
import { Empty, Isolated, type ComponentChild, type ComponentChildren } from '@marquee/pages';
import { EventList } from '../components/event-row.tsx';
import { cityAddress, OutLink, pageAddress, venueAddress } from '../components/links.tsx';
import { Panel } from '../components/panel.tsx';
import type { PageContext } from '../page-context.ts';
import { definePage } from './define-page.ts';
import { isThisWeekend, isTonight } from './guide-days.ts';

const MAX_VENUES = 12;

/**
 * GET /embed/city/{city}: tonight, the weekend, the month by category, venues and requested
 * artists.
 */
export const cityPage = definePage({
  path: '/embed/city/:city',
  name: 'city',
  operation: cityGuide,
  render: ({ city, requested_artists: artists, next, ongoing, ...listed }, context) => {
    const { t } = context.translator;
    const isShort = (event: EventSummary) =>
      !isLongRun(event, { now: context.now, zone: context.tz });
    const tonight = listed.tonight.filter((event) => isShort(event) && isTonight(event, context));
    const weekend = excluding(listed.weekend.filter(isShort), tonight).filter((event) =>
      isThisWeekend(event, context),
    );
    const month = excluding(listed.month, [...tonight, ...weekend]).filter(isShort);
    const running = ongoing.filter((event) => !isShort(event));
    const shown = [...tonight, ...weekend, ...month];
    const children =
      shown.length === 0 ? (
        <NothingSoon next={next} context={context} />
      ) : (
        [
          <Section title={t('tonight')}>
            {tonight.length > 0 ? (
              <EventList events={tonight} context={context} />
            ) : (
              <Empty>{t('nothingTonight')}</Empty>
            )}
          </Section>,
          weekend.length > 0 && (
            <Section title={t('weekend')}>
              <EventList events={weekend} context={context} />
            </Section>
          ),
          month.length > 0 && <Month events={month} context={context} />,
          <Venues events={shown} context={context} />,
        ]
      );
    const all = [
      children,
      running.length > 0 && (
        <Section title={t('alsoRunning')}>
          <EventList events={running} context={context} />
        </Section>
      ),
      artists.length > 0 && <RequestedArtists artists={artists} city={city} context={context} />,
      <p class="actions">
        <OutLink class="button quiet" href={cityAddress(city.qualified_name, context)}>
          {t('eventsIn', { city: city.name })}
        </OutLink>
      </p>,
    ];
    return { title: city.name, body: <Panel title={city.name} context={context} children={all} /> };
  },
});

/** The next events after the month, if there are any. */
function NothingSoon({
  next,
  context,
}: {
  next: EventSummary[];
  context: PageContext;
}): ComponentChild[] {
  const { t } = context.translator;
  if (next.length === 0) return [<Empty>{t('noEvents')}</Empty>];
  return [
    <Empty>{t('nothingMonth')}</Empty>,
    <Section title={t('next')}>
      <EventList events={next} context={context} />
    </Section>,
  ];
}

/** Removes events that are already shown. */
const excluding = (events: EventSummary[], shown: EventSummary[]) => {
  const ids = new Set(shown.map(({ id }) => id));
  return events.filter(({ id }) => !ids.has(id));
};

const Section = ({
  title,
  children,
}: {
  title: string;
  children?: ComponentChildren;
}): ComponentChild => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

/**
 * One `details` element per category, the largest one open. Works by keyboard and without script.
 */
function Month({
  events,
  context,
}: {
  events: EventSummary[];
  context: PageContext;
}): ComponentChild {
  const { t, locale } = context.translator;
  const groups = CATEGORIES.map((category) => ({
    category,
    listed: events.filter((event) => event.category === category),
  }))
    .filter(({ listed }) => listed.length > 0)
    .sort((a, b) => b.listed.length - a.listed.length);
  return (
    <Section title={t('month')}>
      {groups.map(({ category, listed }, index) => (
        <details key={category} open={index === 0}>
          <summary>
            {categoryName(category, locale)}
            <span class="count">{listed.length}</span>
          </summary>
          <EventList events={listed} context={context} />
        </details>
      ))}
    </Section>
  );
}

/** The venues of the events, with links to their pages. */
function Venues({
  events,
  context,
}: {
  events: EventSummary[];
  context: PageContext;
}): ComponentChild | null {
  const names = new Map(
    events.flatMap(({ venue_slug, venue_name }) =>
      venue_slug === null ? [] : [[venue_slug, venue_name]],
    ),
  );
  if (names.size === 0) return null;
  const places = [...names].slice(0, MAX_VENUES).map(([slug, name]) => (
    <li key={slug}>
      <OutLink href={venueAddress(slug, context)}>
        <Isolated text={name} />
      </OutLink>
    </li>
  ));
  return (
    <Section title={context.translator.t('venues')}>
      <ul class="chips">{places}</ul>
    </Section>
  );
}

interface RequestedArtistsProps {
  artists: { name: string; slug: string; demands: number }[];
  city: { name: string; qualified_name: string };
  context: PageContext;
}

function RequestedArtists({ artists, city, context }: RequestedArtistsProps): ComponentChild {
  const demandPage = (slug: string) =>
    pageAddress(
      `/embed/demand-it?${new URLSearchParams({ artist: slug, city: city.qualified_name }).toString()}`,
      context,
    );
  const items = artists.map(({ name, slug, demands }) => (
    <li key={slug}>
      <a href={demandPage(slug)}>
        <Isolated text={name} />
      </a>
      <span class="count">{context.translator.t('demands', { count: demands })}</span>
    </li>
  ));
  return (
    <Section title={context.translator.t('wantedIn', { city: city.name })}>
      <ul class="wanted">{items}</ul>
    </Section>
  );
}
