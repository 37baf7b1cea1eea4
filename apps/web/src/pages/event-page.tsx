import type { Event } from '@marquee/domain';
import { writePageJsonLd } from '@marquee/formats';
import { describeState, isCityName } from '@marquee/formats/display';
import { getEvent, type GetEventDeps } from '@marquee/operations';
import {
  Isolated,
  Sources,
  StateBar,
  stripStackedMarks,
  type ComponentChild,
} from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import { DateTile } from '../components/date-tile.tsx';
import { EventActions } from '../components/event-actions.tsx';
import { Badges } from '../components/event-badges.tsx';
import { EventFacts } from '../components/event-facts.tsx';
import { EventRows, type Described } from '../components/event-rows.tsx';
import { cityPath, eventPath, pageAddress, reportPath, seriesPath } from '../components/links.ts';
import { HeaderPicture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { SocialImage } from '../components/social-image.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';
import { loadOrExplain, type RemovedEventDeps } from './removed-event.ts';

const find = runner(getEvent);

/** One event. */
export const eventPage: Page<GetEventDeps & RemovedEventDeps> = {
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
    return {
      title: stripStackedMarks(event.title),
      description: `${texts.long.date}, ${texts.place}`,
      canonical: eventPath(event.canonical_slug),
      head: [event.demo && <meta name="robots" content="noindex" />, socialCard(event, context)],
      body: [
        <EventState event={event} context={context} />,
        <HeaderPicture picture={event.picture} name={event.title} />,
        <Hero event={event} context={context} texts={texts} />,
        <div class="two">
          <Description event={event} context={context} />
          <aside class="sheet">
            <EventFacts event={event} context={context} texts={texts} />
          </aside>
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

interface Props {
  event: Event;
  context: PageContext;
  texts: Described;
}

/** What is not as planned, and where else to look: other dates, or the city. */
function EventState({ event, context }: Omit<Props, 'texts'>): ComponentChild {
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
  <div class="hero">
    <DateTile event={event} texts={texts} />
    <div>
      <h1>
        <Isolated text={event.title} />
      </h1>
      <p class="lead">
        <time datetime={event.start_utc}>{texts.long.text}</time>
      </p>
      <p class="lead">
        <Isolated text={texts.place} />
      </p>
      <Badges texts={texts} />
    </div>
    <EventActions event={event} context={context} texts={texts} />
  </div>
);

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

/** The social card and the picture for social networks, and the structured data for search engines. */
const socialCard = (event: Event, { translator: { locale } }: PageContext): ComponentChild[] => [
  <SocialImage url={`${event.links.og_png ?? ''}?locale=${locale}`} picture={event.picture} />,
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: writePageJsonLd(event) }}
  />,
];
