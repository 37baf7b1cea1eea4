import type { Event } from '@marquee/domain';
import { writeJsonLd } from '@marquee/formats';
import { getEvent } from '@marquee/operations';
import { h, type ComponentChild } from 'preact';
import { Countdown } from '../components/countdown.ts';
import { States, TicketButton } from '../components/event-row.ts';
import { mapAddress, OutLink, pageAddress } from '../components/links.ts';
import { Panel } from '../components/panel.ts';
import { stripStackedMarks, Isolated } from '../components/strip-marks.ts';
import { isOnSale, placeOf, priceOf } from '../i18n/badges.ts';
import { dateOf, momentOf, timeOf } from '../i18n/dates.ts';
import type { PageContext } from '../page-context.ts';
import { definePage } from './define-page.ts';
import { googleCalendar } from './google-calendar.ts';

const MAX_TEXT_LENGTH = 600;

interface Props {
  event: Event;
  frame: PageContext;
}

/** GET /embed/event/{slug}: one event, and how long until it begins. */
export const eventPage = definePage({
  path: '/embed/event/:id_or_slug',
  name: 'event',
  operation: getEvent,
  draw: ({ event }, frame) => {
    const title = stripStackedMarks(event.title);
    const children = [
      h(States, { event, frame }),
      h(When, { event, frame }),
      event.status !== 'cancelled' && event.status !== 'postponed' && !event.date_tbd && h(Countdown, { event, frame }),
      h(Actions, { event, frame }),
      event.description !== null &&
        h('p', { class: 'text', dir: 'auto' }, shortened(stripStackedMarks(event.description))),
      event.artists.length > 0 && h(Bill, { event, frame }),
      h(Sources, { event, frame }),
    ];
    const description = `${dateOf(event, frame)}, ${placeOf(event, frame.words)}`;
    return { title, description, head: headOf(event, description), body: h(Panel, { title, frame, children }) };
  },
});

/** For search engines and social networks; the picture is named here and shown nowhere. */
const headOf = (event: Event, description: string): ComponentChild[] => [
  h('link', { rel: 'canonical', href: event.links.page ?? event.links.self }),
  h('meta', { property: 'og:title', content: event.title }),
  h('meta', { property: 'og:description', content: description }),
  h('meta', { property: 'og:image', content: event.links.og_png }),
  h('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  h('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: writeJsonLd(event) } }),
];

function When({ event, frame }: Props): ComponentChild {
  const { previous_start_utc, timezone, lat, lng } = event;
  const formerly =
    previous_start_utc !== null &&
    h(
      'span',
      { class: 'former' },
      `${frame.words.say('was')} `,
      h('s', null, momentOf(new Date(previous_start_utc), frame.tz ?? timezone, frame.words)),
    );
  const price = priceOf(event, frame.words);
  return h(
    'div',
    { class: 'when' },
    h('p', { class: 'date' }, h('time', { datetime: event.start_utc }, dateOf(event, frame)), formerly),
    !event.date_tbd && h('p', null, timeOf(event, frame)),
    h(
      'p',
      null,
      h(Isolated, { text: placeOf(event, frame.words) }),
      lat !== null && lng !== null && [' · ', h(OutLink, { href: mapAddress(lat, lng) }, frame.words.say('map'))],
    ),
    price !== null && h('p', null, price),
  );
}

function Actions({ event, frame }: Props): ComponentChild {
  const { say } = frame.words;
  const isDated = !event.date_tbd && event.status !== 'cancelled';
  return h(
    'p',
    { class: 'actions' },
    isOnSale(event) && h(TicketButton, { event, frame }),
    isDated && h('a', { class: 'button quiet', href: event.links.ics, download: true }, say('calendarFile')),
    isDated && h(OutLink, { class: 'button quiet', href: googleCalendar(event) }, say('googleCalendar')),
    isDated && h(OutLink, { class: 'button quiet', href: planAddress(event, frame) }, say('planNight')),
  );
}

const planAddress = ({ slug }: Event, { addresses }: PageContext) =>
  `${addresses.api}/plan?${new URLSearchParams({ event_id: slug }).toString()}`;

const Bill = ({ event, frame }: Props): ComponentChild =>
  h(
    'ul',
    { class: 'chips' },
    event.artists.map(({ name, slug }) =>
      h(
        'li',
        { key: slug },
        h(OutLink, { href: pageAddress(`/embed/artist/${slug}`, frame) }, h(Isolated, { text: name })),
      ),
    ),
  );

/** The attributions that licences ask for. */
function Sources({ event, frame }: Props): ComponentChild | null {
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
  return h('p', { class: 'sources' }, `${frame.words.say('sources')}: `, names);
}

const shortened = (text: string) =>
  text.length <= MAX_TEXT_LENGTH ? text : `${text.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/, '')} …`;
