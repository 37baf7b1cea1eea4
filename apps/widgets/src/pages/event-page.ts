import type { Event } from '@marquee/domain';
import { writePageJsonLd } from '@marquee/formats';
import { getEvent } from '@marquee/operations';
import { h, Isolated, stripStackedMarks, mapAddress, type ComponentChild } from '@marquee/ui';
import { formatInstantIn } from '@marquee/ui/i18n';
import { Countdown } from '../components/countdown.ts';
import { describeForSite, type EventTexts } from '../components/describe.ts';
import { ActionButton, Badges } from '../components/event-row.ts';
import { artistAddress, eventAddress, OutLink, planAddress } from '../components/links.ts';
import { FollowEventForm } from '../components/mail-forms.ts';
import { Panel } from '../components/panel.ts';
import { EventBanner, showsPictures } from '../components/picture.ts';
import { ShareLinks } from '../components/share-links.ts';
import type { PageContext, RenderedPage } from '../page-context.ts';
import { definePage } from './define-page.ts';
import { googleCalendar } from './google-calendar.ts';

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
    showsPictures(context) && h(EventBanner, { event }),
    h(Badges, { texts }),
    h(When, described),
    texts.phase !== 'cancelled' && texts.phase !== 'postponed' && h(Countdown, { event, context }),
    h(Actions, described),
    event.description !== null &&
      h('p', { class: 'text', dir: 'auto' }, truncate(stripStackedMarks(event.description))),
    event.artists.length > 0 && h(Lineup, { event, context }),
    isAhead(event, texts) && h(FollowEventForm, { slug: event.slug, context }),
    h(Sources, { event, context }),
  ];
  const description = `${texts.long.date}, ${texts.place}`;
  const head = headElements(event, description);
  return {
    title,
    description,
    head,
    thumbnail: event.links.og_png,
    body: h(Panel, { title, context, children }),
  };
}

/** Metadata for search engines and social networks. The social card is only referenced here. */
const headElements = (event: Event, description: string): ComponentChild[] => [
  event.demo && h('meta', { name: 'robots', content: 'noindex' }),
  h('link', { rel: 'canonical', href: event.links.page ?? event.links.self }),
  h('meta', { property: 'og:title', content: event.title }),
  h('meta', { property: 'og:description', content: description }),
  h('meta', { property: 'og:image', content: event.links.og_png }),
  h('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  h('script', {
    type: 'application/ld+json',
    dangerouslySetInnerHTML: { __html: writePageJsonLd(event) },
  }),
];

function When({ event, context, texts }: DescribedProps): ComponentChild {
  const { previous_start_utc, timezone, lat, lng } = event;
  const formerly =
    previous_start_utc !== null &&
    h(
      'span',
      { class: 'former' },
      `${context.translator.t('was')} `,
      h(
        's',
        null,
        formatInstantIn(new Date(previous_start_utc), context.tz ?? timezone, context.translator),
      ),
    );
  return h(
    'div',
    { class: 'when' },
    h('p', { class: 'date' }, h('time', { datetime: event.start_utc }, texts.long.date), formerly),
    texts.long.time !== null && h('p', null, texts.long.time),
    h(
      'p',
      null,
      h(Isolated, { text: texts.place }),
      lat !== null &&
        lng !== null && [
          ' · ',
          h(OutLink, { kind: 'site', href: mapAddress(lat, lng) }, context.translator.t('map')),
        ],
    ),
    texts.price !== null && h('p', null, texts.price),
  );
}

function Actions({ event, context, texts }: DescribedProps): ComponentChild {
  const { t } = context.translator;
  const ahead = isAhead(event, texts);
  if (texts.action === null && !ahead) return null;
  return h(
    'p',
    { class: 'actions' },
    h(ActionButton, { texts }),
    ahead &&
      h('a', { class: 'button quiet', href: event.links.ics, download: true }, t('calendarFile')),
    ahead &&
      h(
        OutLink,
        { kind: 'site', class: 'button quiet', href: googleCalendar(event) },
        t('googleCalendar'),
      ),
    ahead &&
      h(OutLink, { class: 'button quiet', href: planAddress(event.slug, context) }, t('planNight')),
    h(ShareLinks, { title: event.title, address: eventAddress(event.slug, context), context }),
  );
}

const isAhead = (event: Event, { phase }: EventTexts): boolean =>
  !event.date_tbd && !WITHOUT_DATE.includes(phase);

const WITHOUT_DATE: readonly string[] = ['over', 'cancelled', 'postponed'];

const Lineup = ({ event, context }: Props): ComponentChild =>
  h(
    'ul',
    { class: 'chips' },
    event.artists.map(({ name, slug }) =>
      h(
        'li',
        { key: slug },
        h(OutLink, { href: artistAddress(slug, context) }, h(Isolated, { text: name })),
      ),
    ),
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
  const names = [...named].map(([text, { url, licence }]) =>
    h(
      'span',
      { key: text },
      url === null ? text : h(OutLink, { kind: 'site', href: url }, text),
      licence !== null && ` (${licence})`,
    ),
  );
  return h('p', { class: 'sources' }, `${context.translator.t('sources')}: `, names);
}

const truncate = (text: string) =>
  text.length <= MAX_TEXT_LENGTH
    ? text
    : `${text.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/, '')} …`;
