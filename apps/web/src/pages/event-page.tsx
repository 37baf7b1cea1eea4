import type { Event, EventSummary } from '@marquee/domain';
import { writePageJsonLd } from '@marquee/formats';
import { describeState, isCityName, splitVenue } from '@marquee/formats/display';
import { getEvent, type GetEventDeps, type SearchEventsDeps } from '@marquee/operations';
import {
  Isolated,
  Sources,
  StateBar,
  stripStackedMarks,
  type ComponentChild,
} from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { DateTile } from '../components/date-tile.tsx';
import { EventActions } from '../components/event-actions.tsx';
import { Badges } from '../components/event-badges.tsx';
import { EventFacts } from '../components/event-facts.tsx';
import { EventRows, type Described } from '../components/event-rows.tsx';
import {
  cityPath,
  eventPath,
  pageAddress,
  reportPath,
  seriesPath,
  venuePath,
} from '../components/links.ts';
import { findNextEdition } from '../components/next-edition.ts';
import { Flyer, HeaderPicture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { SocialImage } from '../components/social-image.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';
import { loadOrExplain, type RemovedEventDeps } from './removed-event.ts';

const find = runner(getEvent);

/** One event. */
export const eventPage: Page<GetEventDeps & RemovedEventDeps & SearchEventsDeps> = {
  path: '/e/:slug',
  load: async (deps, values, context) => {
    const slug = values.get('slug') ?? '';
    const { event, related = [] } = await loadOrExplain(deps, slug, () =>
      find(deps, {
        id_or_slug: slug,
        include: 'related',
        lang: context.translator.language,
      }),
    );
    const { t } = context.translator;
    const texts = describeEvent(event, context);
    const next = await findNextEdition(deps, event, context);
    return {
      title: stripStackedMarks(event.title),
      description: `${texts.long.date}, ${texts.place}`,
      canonical: eventPath(event.canonical_slug),
      head: [event.demo && <meta name="robots" content="noindex" />, socialCard(event, context)],
      body: [
        <Breadcrumbs crumbs={crumbsTo(event, context)} context={context} />,
        <EventState event={event} next={next} context={context} />,
        <HeaderPicture picture={event.picture} name={event.title} />,
        <Hero event={event} context={context} texts={texts} />,
        <div class="two">
          <aside class="sheet">
            <EventFacts event={event} context={context} texts={texts} />
          </aside>
          <Description event={event} context={context} />
        </div>,
        related.length > 0 && (
          <Section title={t('related')}>
            <EventRows events={related} context={context} />
          </Section>
        ),
      ],
    };
  },
};

/** City, then venue or series. */
function crumbsTo(event: Event, context: PageContext) {
  const { city, country_code, venue_slug, series } = event;
  const { name: venue } = splitVenue(event); // an address is no name
  const isInCity = !event.online && country_code !== null && isCityName(city);
  return [
    isInCity && { path: cityPath(event, context), text: city },
    venue_slug !== null && venue !== null && { path: venuePath(venue_slug), text: venue },
    series !== null && { path: seriesPath(series.slug), text: series.title },
  ];
}

interface Props {
  event: Event;
  context: PageContext;
  texts: Described;
}

/** What is not as planned, and where else to look: the next edition, other dates, or the city. */
function EventState({
  event,
  next,
  context,
}: Omit<Props, 'texts'> & { next: EventSummary | null }): ComponentChild {
  const { t } = context.translator;
  const { now, translator } = context;
  const state = describeState(event, { locale: translator.locale, now });
  const { series, online_url, city, country_code } = event;
  if (state?.kind === 'online' && online_url !== null)
    return (
      <StateBar state={state}>
        <a href={online_url} rel="nofollow">
          {t('website')}
        </a>
      </StateBar>
    );
  if (next)
    return (
      <StateBar state={state}>
        <a href={pageAddress(eventPath(next.slug), context)}>
          {`${describeEvent(next, context).span.date}: ${stripStackedMarks(next.title)}`}
        </a>
      </StateBar>
    );
  return (
    <StateBar state={state}>
      {state?.kind !== 'moved' &&
        state?.kind !== 'contradicted' &&
        (series ? (
          <a href={pageAddress(seriesPath(series.slug), context)}>{t('allDates')}</a>
        ) : (
          country_code !== null &&
          isCityName(city) && (
            <a href={pageAddress(cityPath(event, context), context)}>{t('eventsIn', { city })}</a>
          )
        ))}
    </StateBar>
  );
}

const Hero = ({ event, context, texts }: Props): ComponentChild => (
  <div class={event.picture ? 'hero' : 'hero poster'}>
    {event.picture ? (
      <DateTile event={event} texts={texts} />
    ) : (
      <Flyer event={event} context={context} />
    )}
    <div class={event.picture ? undefined : `words c-${event.category}`}>
      <h1>
        <Isolated text={event.title} />
      </h1>
      <p class="lead">
        <time datetime={event.start_utc}>{texts.long.text}</time>
      </p>
      <p class="lead">
        <Isolated text={texts.place} />
      </p>
      <Badges texts={{ badges: notInStateBar(event, context, texts) }} />
    </div>
    <EventActions event={event} context={context} texts={texts} />
  </div>
);

/** The state bar has more than the badge of the same state. */
function notInStateBar(event: Event, { translator, now }: PageContext, { badges }: Described) {
  const { locale, words } = translator;
  const state = describeState(event, { locale, now });
  const stated = state && STATE_WORDS[state.kind];
  return stated === null ? badges : badges.filter(({ text }) => text !== words[stated]);
}

const STATE_WORDS = {
  cancelled: 'cancelled',
  postponed: 'postponed',
  moved: 'rescheduled',
  online: 'movedOnline',
  'sold-out': 'soldOut',
  over: 'over',
  contradicted: null,
} as const;

const Description = ({ event, context }: Omit<Props, 'texts'>): ComponentChild => (
  <div class="prose">
    {event.description !== null && (
      <p class="text" dir="auto">
        {stripStackedMarks(event.description)}
      </p>
    )}
    <Sources sources={event.sources} label={context.translator.t('sources')} />
    <p>
      <a href={pageAddress(reportPath(event.slug), context)} rel="nofollow">
        {context.translator.t('reportFault')}
      </a>
    </p>
  </div>
);

/**
 * The social card and the picture for social networks, and the structured data for search engines.
 */
const socialCard = (event: Event, { translator: { locale } }: PageContext): ComponentChild[] => [
  <SocialImage
    url={event.links.og_png && `${event.links.og_png}?locale=${locale}`}
    picture={event.picture}
  />,
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: writePageJsonLd(event) }}
  />,
];
