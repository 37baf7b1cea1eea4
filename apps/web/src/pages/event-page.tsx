import { slugify, type Event } from '@marquee/domain';
import { writePageJsonLd } from '@marquee/formats';
import { describeState, isCityName, isOff, splitVenue } from '@marquee/formats/display';
import {
  getEvent,
  type FindEventsDeps,
  type GetEventDeps,
  type SearchEventsDeps,
} from '@marquee/operations';
import {
  Isolated,
  mapAddress,
  Sources,
  stripStackedMarks,
  type ComponentChild,
} from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { CityEvents, dayAhead, findInCity } from '../components/city-events.tsx';
import { DateTile } from '../components/date-tile.tsx';
import { findOtherDates } from '../components/earlier-dates.ts';
import { EventActions, Offer } from '../components/event-actions.tsx';
import { Badges } from '../components/event-badges.tsx';
import { EventFacts } from '../components/event-facts.tsx';
import type { Described } from '../components/event-rows.tsx';
import { EventState } from '../components/event-state.tsx';
import {
  cityPath,
  eventPath,
  pageAddress,
  reportPath,
  seriesPath,
  venuePath,
} from '../components/links.ts';
import { findNextEdition } from '../components/next-edition.ts';
import { HeaderPicture } from '../components/picture.tsx';
import { ListedRows } from '../components/samples.tsx';
import { Section } from '../components/section.tsx';
import { SocialImage } from '../components/social-image.tsx';
import { Poster } from '../flyers/poster.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';
import { loadOrExplain, type RemovedEventDeps } from './removed-event.ts';

const find = runner(getEvent);
/** With fewer similar events, the page also has what is on in the city. */
const FEW_EVENTS = 3;

/** One event. */
export const eventPage: Page<GetEventDeps & RemovedEventDeps & SearchEventsDeps & FindEventsDeps> =
  {
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
      // Who cannot go looks for something nearby, also on other dates of the series.
      const similar = related.filter(({ country_code, series }) =>
        isOff(event)
          ? country_code === event.country_code
          : series === null || series.slug !== event.series?.slug,
      );
      const isCityShown = isOff(event) || similar.length < FEW_EVENTS;
      const inCityOn = isOff(event) ? { day: dayAhead(event, context) } : { without: similar };
      const isMissed = isOff(event) || texts.phase === 'sold_out';
      const [next, inCity, dates] = await Promise.all([
        findNextEdition(deps, event, context),
        isCityShown ? findInCity(deps, event, { ...inCityOn, context }) : null,
        isMissed ? findOtherDates(deps, event) : [],
      ]);
      const others = similar.filter(({ id }) => !dates.some((date) => date.id === id));
      const list = { areExplained: event.demo, context };
      return {
        title: stripStackedMarks(event.title),
        description: `${texts.long.date}, ${texts.place}`,
        canonical: eventPath(event.canonical_slug),
        head: [event.demo && <meta name="robots" content="noindex" />, socialCard(event, context)],
        body: [
          <Breadcrumbs crumbs={crumbsTo(event, context)} context={context} />,
          <EventState event={event} next={next} inCity={inCity} context={context} />,
          <HeaderPicture picture={event.picture} name={event.title} />,
          <Hero event={event} context={context} texts={texts} />,
          dates.length > 0 && (
            <Section title={t('upcoming')}>
              <ListedRows events={dates} {...list} />
            </Section>
          ),
          <div class="two">
            <div class="get">
              <Badges texts={{ badges: notInStateBar(event, context, texts) }} />
              <Offer event={event} context={context} texts={texts} />
              <EventActions event={event} context={context} texts={texts} />
            </div>
            <aside class="sheet">
              <EventFacts event={event} context={context} texts={texts} />
            </aside>
            <Description event={event} context={context} />
          </div>,
          isOff(event) && <CityEvents found={inCity} {...list} />,
          others.length > 0 && (
            <Section title={t('related')}>
              <ListedRows events={others} {...list} />
            </Section>
          ),
          !isOff(event) && <CityEvents found={inCity} {...list} />,
        ],
      };
    },
  };

/** City, then venue or series. The heading has the title of the event. */
function crumbsTo(event: Event, context: PageContext) {
  const { title, city, country_code, venue_slug, series } = event;
  const { name: venue } = splitVenue(event); // an address is no name
  const isInCity = !event.online && country_code !== null && isCityName(city);
  return [
    isInCity && { path: cityPath(event, context), text: city },
    venue_slug !== null && venue !== null && { path: venuePath(venue_slug), text: venue },
    series !== null &&
      slugify(series.title) !== slugify(title) && {
        path: seriesPath(series.slug),
        text: series.title,
      },
  ];
}

interface Props {
  event: Event;
  context: PageContext;
  texts: Described;
}

/** When and where. Without a picture it is the flyer of the event, with its title set large. */
function Hero(props: Props): ComponentChild {
  const { event, texts } = props;
  const facts = [
    <p class="when">
      <When event={event} text={texts.long.text} />
    </p>,
    <Place {...props} />,
  ];
  if (!event.picture)
    return (
      <Poster event={event} title={event.title}>
        {facts}
      </Poster>
    );
  return (
    <div class="hero">
      <DateTile event={event} texts={texts} />
      <div class="words">
        <h1>
          <Isolated text={event.title} />
        </h1>
        {facts}
      </div>
    </div>
  );
}

const When = ({ event, text }: { event: Event; text: string }): ComponentChild => {
  const time = <time datetime={event.start_utc}>{text}</time>;
  return isOff(event) ? <s>{time}</s> : time;
};

function Place({ event, context, texts: { place } }: Props): ComponentChild {
  const { venue_slug, lat, lng } = event;
  return (
    <p class="place">
      {venue_slug === null ? (
        <Isolated text={place} />
      ) : (
        <a href={pageAddress(venuePath(venue_slug), context)}>
          <Isolated text={place} />
        </a>
      )}
      {lat !== null &&
        lng !== null && [' · ', <a href={mapAddress(lat, lng)}>{context.translator.t('map')}</a>]}
    </p>
  );
}

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
