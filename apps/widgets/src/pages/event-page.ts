import type { Event } from '@marquee/domain';
import { writeJsonLd } from '@marquee/formats';
import { getEvent } from '@marquee/operations';
import { h, Isolated, stripStackedMarks, type ComponentChild } from '@marquee/ui';
import { Countdown } from '../components/countdown.ts';
import { Badges, TicketButton } from '../components/event-row.ts';
import { mapAddress, OutLink, pageAddress } from '../components/links.ts';
import { Panel } from '../components/panel.ts';
import { isOnSale, formatPlace, formatPrice } from '../i18n/badges.ts';
import { formatDate, formatInstantIn, formatTime } from '../i18n/dates.ts';
import type { PageContext } from '../page-context.ts';
import { definePage } from './define-page.ts';
import { googleCalendar } from './google-calendar.ts';

const MAX_TEXT_LENGTH = 600;

interface Props {
  event: Event;
  context: PageContext;
}

/** GET /embed/event/{slug}: one event with a countdown. */
export const eventPage = definePage({
  path: '/embed/event/:id_or_slug',
  name: 'event',
  operation: getEvent,
  render: ({ event }, context) => {
    const title = stripStackedMarks(event.title);
    const children = [
      h(Badges, { event, context }),
      h(When, { event, context }),
      event.status !== 'cancelled' &&
        event.status !== 'postponed' &&
        !event.date_tbd &&
        h(Countdown, { event, context }),
      h(Actions, { event, context }),
      event.description !== null &&
        h('p', { class: 'text', dir: 'auto' }, truncate(stripStackedMarks(event.description))),
      event.artists.length > 0 && h(Lineup, { event, context }),
      h(Sources, { event, context }),
    ];
    const description = `${formatDate(event, context)}, ${formatPlace(event, context.translator)}`;
    return { title, description, head: headElements(event, description), body: h(Panel, { title, context, children }) };
  },
});

/** Metadata for search engines and social networks. The social card is only referenced here. */
const headElements = (event: Event, description: string): ComponentChild[] => [
  h('link', { rel: 'canonical', href: event.links.page ?? event.links.self }),
  h('meta', { property: 'og:title', content: event.title }),
  h('meta', { property: 'og:description', content: description }),
  h('meta', { property: 'og:image', content: event.links.og_png }),
  h('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  h('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: writeJsonLd(event) } }),
];

function When({ event, context }: Props): ComponentChild {
  const { previous_start_utc, timezone, lat, lng } = event;
  const formerly =
    previous_start_utc !== null &&
    h(
      'span',
      { class: 'former' },
      `${context.translator.t('was')} `,
      h('s', null, formatInstantIn(new Date(previous_start_utc), context.tz ?? timezone, context.translator)),
    );
  const price = formatPrice(event, context.translator);
  return h(
    'div',
    { class: 'when' },
    h('p', { class: 'date' }, h('time', { datetime: event.start_utc }, formatDate(event, context)), formerly),
    !event.date_tbd && h('p', null, formatTime(event, context)),
    h(
      'p',
      null,
      h(Isolated, { text: formatPlace(event, context.translator) }),
      lat !== null && lng !== null && [' · ', h(OutLink, { href: mapAddress(lat, lng) }, context.translator.t('map'))],
    ),
    price !== null && h('p', null, price),
  );
}

function Actions({ event, context }: Props): ComponentChild {
  const { t } = context.translator;
  const isDated = !event.date_tbd && event.status !== 'cancelled';
  return h(
    'p',
    { class: 'actions' },
    isOnSale(event) && h(TicketButton, { event, context }),
    isDated && h('a', { class: 'button quiet', href: event.links.ics, download: true }, t('calendarFile')),
    isDated && h(OutLink, { class: 'button quiet', href: googleCalendar(event) }, t('googleCalendar')),
    isDated && h(OutLink, { class: 'button quiet', href: planAddress(event, context) }, t('planNight')),
  );
}

const planAddress = ({ slug }: Event, { addresses }: PageContext) =>
  `${addresses.api}/plan?${new URLSearchParams({ event_id: slug }).toString()}`;

const Lineup = ({ event, context }: Props): ComponentChild =>
  h(
    'ul',
    { class: 'chips' },
    event.artists.map(({ name, slug }) =>
      h(
        'li',
        { key: slug },
        h(OutLink, { href: pageAddress(`/embed/artist/${slug}`, context) }, h(Isolated, { text: name })),
      ),
    ),
  );

/** The attributions that licences require. */
function Sources({ event, context }: Props): ComponentChild | null {
  const named = new Map(
    event.sources.map(({ source, attribution, url, licence }) => [attribution ?? source, { url, licence }]),
  );
  if (named.size === 0) return null;
  const names = [...named].map(([text, { url, licence }]) =>
    h(
      'span',
      { key: text },
      url === null ? text : h(OutLink, { href: url }, text),
      licence !== null && ` (${licence})`,
    ),
  );
  return h('p', { class: 'sources' }, `${context.translator.t('sources')}: `, names);
}

const truncate = (text: string) =>
  text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/, '')} …`;
