import type { Event } from '@marquee/domain';
import { writePageJsonLd } from '@marquee/formats';
import { describeState } from '@marquee/formats/display';
import { getEvent } from '@marquee/operations';
import {
  CalendarMenu,
  Isolated,
  StateBar,
  stripStackedMarks,
  mapAddress,
  type ComponentChild,
} from '@marquee/pages';
import { formatInstantIn, listFieldFacts } from '@marquee/pages/i18n';
import { Countdown } from '../components/countdown.tsx';
import { describeForSite, type EventTexts } from '../components/describe.ts';
import { ActionButton, Badges } from '../components/event-row.tsx';
import {
  artistAddress,
  eventAddress,
  OutLink,
  planAddress,
  seriesAddress,
} from '../components/links.tsx';
import { FollowEventForm } from '../components/mail-forms.tsx';
import { Panel } from '../components/panel.tsx';
import { Banner, showsPictures } from '../components/picture.tsx';
import { ShareLinks } from '../components/share-links.tsx';
import type { PageContext, RenderedPage } from '../page-context.ts';
import { definePage } from './define-page.ts';

const MAX_TEXT_LENGTH = 600;

interface Props {
  event: Event;
  context: PageContext;
}

type DescribedProps = Props & { texts: EventTexts };

/** GET /embed/event/{slug}: one event with a countdown. */
export const eventPage = definePage({
  path: '/embed/event/:id_or_slug',
  name: 'event',
  operation: getEvent,
  render: renderEvent,
});

export function renderEvent({ event }: { event: Event }, context: PageContext): RenderedPage {
  const title = stripStackedMarks(event.title);
  const texts = describeForSite(event, context);
  const described = { event, context, texts };
  const children = [
    <EventState event={event} context={context} />,
    event.picture && showsPictures(context) && <Banner picture={event.picture} alt={event.title} />,
    <Badges texts={texts} />,
    <When {...described} />,
    texts.phase !== 'cancelled' && texts.phase !== 'postponed' && (
      <Countdown event={event} context={context} />
    ),
    <Actions {...described} />,
    event.description !== null && (
      <p class="text" dir="auto">
        {truncate(stripStackedMarks(event.description))}
      </p>
    ),
    event.artists.length > 0 && <Lineup event={event} context={context} />,
    texts.isAhead && <FollowEventForm slug={event.slug} context={context} />,
    <Sources event={event} context={context} />,
  ];
  const description = `${texts.long.date}, ${texts.place}`;
  const head = headElements(event, description);
  return {
    title,
    description,
    head,
    thumbnail: event.links.og_png,
    body: <Panel title={title} context={context} children={children} />,
  };
}

/** What is not as planned, and where else to look. */
function EventState({ event, context }: Props): ComponentChild {
  const { t, locale } = context.translator;
  const state = describeState(event, { locale, now: context.now, zone: context.tz });
  const { online_url, series } = event;
  return (
    <StateBar state={state}>
      {state?.kind === 'online' && online_url !== null && (
        <OutLink kind="site" href={online_url}>
          {t('website')}
        </OutLink>
      )}
      {state !== null && WITH_OTHER_DATES.includes(state.kind) && series && (
        <OutLink href={seriesAddress(series.slug, context)}>{t('allDates')}</OutLink>
      )}
    </StateBar>
  );
}

const WITH_OTHER_DATES: readonly string[] = ['cancelled', 'postponed', 'sold-out', 'over'];

/** Metadata for search engines and social networks. The social card is only referenced here. */
const headElements = (event: Event, description: string): ComponentChild[] => [
  event.demo && <meta name="robots" content="noindex" />,
  <link rel="canonical" href={event.links.page ?? event.links.self} />,
  <meta property="og:title" content={event.title} />,
  <meta property="og:description" content={description} />,
  <meta property="og:image" content={event.links.og_png} />,
  <meta name="twitter:card" content="summary_large_image" />,
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: writePageJsonLd(event) }}
  />,
];

function When({ event, context, texts }: DescribedProps): ComponentChild {
  const { previous_start_utc, timezone, lat, lng } = event;
  const formerly = previous_start_utc !== null && (
    <span class="former">
      {`${context.translator.t('was')} `}
      <s>
        {formatInstantIn(new Date(previous_start_utc), context.tz ?? timezone, context.translator)}
      </s>
    </span>
  );
  return (
    <div class="when">
      <p class="date">
        <time datetime={event.start_utc}>{texts.long.date}</time>
        {formerly}
      </p>
      {texts.long.time !== null && <p>{texts.long.time}</p>}
      <p>
        <Isolated text={texts.place} />
        {lat !== null &&
          lng !== null && [
            ' · ',
            <OutLink kind="site" href={mapAddress(lat, lng)}>
              {context.translator.t('map')}
            </OutLink>,
          ]}
      </p>
      {texts.price !== null && <p>{texts.price}</p>}
      {listFieldFacts(event, context.translator).map(([name, text]) => (
        <p key={name}>{`${name}: ${text}`}</p>
      ))}
    </div>
  );
}

function Actions({ event, context, texts }: DescribedProps): ComponentChild {
  const { t } = context.translator;
  const ahead = texts.isAhead;
  if (texts.action === null && !ahead) return null;
  return (
    <div class="actions">
      <ActionButton texts={texts} />
      {ahead && <CalendarMenu event={event} translator={context.translator} isFramed />}
      {ahead && (
        <OutLink class="button quiet" href={planAddress(event.slug, context)}>
          {t('planNight')}
        </OutLink>
      )}
      <ShareLinks
        title={event.title}
        address={eventAddress(event.slug, context)}
        context={context}
      />
    </div>
  );
}

const Lineup = ({ event, context }: Props): ComponentChild => (
  <ul class="chips">
    {event.artists.map(({ name, slug }) => (
      <li key={slug}>
        <OutLink href={artistAddress(slug, context)}>
          <Isolated text={name} />
        </OutLink>
      </li>
    ))}
  </ul>
);

/** The attributions that licences require. */
function Sources({ event, context }: Props): ComponentChild | null {
  const named = new Map(
    event.sources.map(({ source, attribution, url, licence }) => [
      attribution ?? source,
      { url, licence },
    ]),
  );
  if (named.size === 0) return null;
  const names = [...named].map(([text, { url, licence }]) => (
    <span key={text}>
      {url === null ? (
        text
      ) : (
        <OutLink kind="site" href={url}>
          {text}
        </OutLink>
      )}
      {licence !== null && ` (${licence})`}
    </span>
  ));
  return (
    <p class="sources">
      {`${context.translator.t('sources')}: `}
      {names}
    </p>
  );
}

const truncate = (text: string) =>
  text.length <= MAX_TEXT_LENGTH
    ? text
    : `${text.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/, '')} …`;
