import { slugify, type Event } from '@marquee/domain';
import { writePageJsonLd } from '@marquee/formats';
import { describeState, isCityName, isOff, splitVenue } from '@marquee/formats/display';
import {
  getEvent,
  type FindEventsDeps,
  type GetEventDeps,
  type SearchEventsDeps,
} from '@marquee/operations';
import { Isolated, Sources, stripStackedMarks, type ComponentChild } from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { CityEvents, dayAhead, findInCity } from '../components/city-events.tsx';
import { DateTile } from '../components/date-tile.tsx';
import { findOtherDates, findSimilar } from '../components/earlier-dates.ts';
import { EventCard } from '../components/event-actions.tsx';
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
/** With fewer similar events, the page has what is on in the city instead. */
const FEW_EVENTS = 3;
const DATES = 'dates';

/** One event. */
export const eventPage: Page<GetEventDeps & RemovedEventDeps & SearchEventsDeps & FindEventsDeps> =
  {
    path: '/e/:slug',
    load: async (deps, values, context) => {
      const slug = values.get('slug') ?? '';
      const { event } = await loadOrExplain(deps, slug, () =>
        find(deps, { id_or_slug: slug, lang: context.translator.language }),
      );
      const { t } = context.translator;
      const described = describeEvent(event, context);
      const texts = { ...described, badges: notInStateBar(event, context, described) };
      const [next, dates] = await Promise.all([
        findNextEdition(deps, event, context),
        findOtherDates(deps, event),
      ]);
      const found = await findSimilar(deps, event, { without: dates, context });
      const similar = found.length < FEW_EVENTS ? [] : found;
      const isCityShown = isOff(event) || similar.length === 0;
      const day = isOff(event) ? dayAhead(event, context) : null;
      // Who cannot go gets the whole day of the city.
      const without = isOff(event) ? [] : [...dates, ...similar];
      const inCity = isCityShown ? await findInCity(deps, event, { day, without, context }) : null;
      const list = { areExplained: event.demo, context };
      return {
        title: stripStackedMarks(event.title),
        description: `${texts.long.date}, ${texts.place}`,
        canonical: eventPath(event.canonical_slug),
        head: [event.demo && <meta name="robots" content="noindex" />, socialCard(event, context)],
        body: [
          <Breadcrumbs crumbs={crumbsTo(event, context)} context={context} />,
          <EventState
            event={event}
            next={next}
            inCity={inCity}
            more={dates.length > 0 ? { href: `#${DATES}`, text: nameDates(event, context) } : null}
            context={context}
          />,
          <HeaderPicture picture={event.picture} name={event.title} />,
          <Hero event={event} context={context} texts={texts} />,
          <div class="two">
            <EventCard event={event} context={context} texts={texts} />
            <div class="about">
              <EventFacts event={event} context={context} />
              <Description event={event} context={context} />
            </div>
          </div>,
          dates.length > 0 && (
            <Section title={nameDates(event, context)} id={DATES}>
              <ListedRows events={dates} {...list} isByTime={false} />
            </Section>
          ),
          isOff(event) && <CityEvents found={inCity} {...list} />,
          similar.length > 0 && (
            <Section title={t('related')}>
              <ListedRows events={similar} {...list} />
            </Section>
          ),
          !isOff(event) && <CityEvents found={inCity} {...list} />,
        ],
      };
    },
  };

/** Names the list of `findOtherDates`. */
function nameDates({ series, artists: [artist] }: Event, { translator: { t } }: PageContext) {
  return series === null && artist ? t('moreFrom', { name: artist.name }) : t('otherDates');
}

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
  const { venue_slug } = event;
  return (
    <p class="place">
      {venue_slug === null ? (
        <Isolated text={place} />
      ) : (
        <a href={pageAddress(venuePath(venue_slug), context)}>
          <Isolated text={place} />
        </a>
      )}
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
