import { eventPageUrl, type Event, type EventPhase } from '@marquee/domain';
import {
  findAction,
  formatPlace,
  formatPrice,
  formatSpan,
  phaseAt,
  type EventAction,
} from '@marquee/formats/display';
import type { getEvent } from '@marquee/operations';
import { h, Isolated, Sources, stripStackedMarks, type ComponentChild } from '@marquee/ui';
import { EventBadges, LOCALE } from './event-badges.ts';
import { htmlFormat, type PageReader } from './html-page.ts';

interface Props {
  event: Event;
  reader: PageReader;
}

/** GET /events/{slug} for people. Its main page, in the languages of the product, is that of the widgets. */
export const eventPage = htmlFormat<typeof getEvent.output>(({ event }, reader) => ({
  title: stripStackedMarks(event.title),
  description: `${formatWhen(event, reader.now)}, ${formatPlace(event, LOCALE)}`,
  canonical: eventPageUrl(event.slug, reader.site),
  children: [
    h(EventBadges, { event, now: reader.now }),
    h(Facts, { event, reader }),
    h(Actions, { event, reader }),
    event.description !== null && h('p', { dir: 'auto' }, stripStackedMarks(event.description)),
    h(Sources, { sources: event.sources, label: 'Source' }),
  ],
}));

const formatWhen = (event: Event, now: Date) =>
  formatSpan(event, { locale: LOCALE, now, style: 'long', withZone: true }).text;

function Facts({ event, reader: { site, now } }: Props): ComponentChild {
  const { venue_slug, address, artists, age_restriction } = event;
  const place = h(Isolated, { text: formatPlace(event, LOCALE) });
  return h(
    'dl',
    null,
    h(Fact, { name: 'When', text: formatWhen(event, now) }),
    h(Fact, {
      name: 'Where',
      text:
        venue_slug === null ? place : h('a', { href: `${site.api}/venues/${venue_slug}` }, place),
    }),
    h(Fact, { name: 'Address', text: address }),
    h(Fact, { name: 'Price', text: formatPrice(event, LOCALE) }),
    h(Fact, { name: 'Age', text: age_restriction }),
    artists.length > 0 && h(Fact, { name: 'Line-up', text: h(Lineup, { artists, site }) }),
  );
}

const Fact = ({ name, text }: { name: string; text: ComponentChild }): ComponentChild =>
  text !== null && [h('dt', null, name), h('dd', null, text)];

const Lineup = ({
  artists,
  site,
}: Pick<Event, 'artists'> & Pick<PageReader, 'site'>): ComponentChild =>
  artists.map(({ name, slug }, index) => [
    index > 0 && ', ',
    h('a', { key: slug, href: `${site.api}/artists/${slug}` }, h(Isolated, { text: name })),
  ]);

const WITHOUT_DATE: readonly EventPhase[] = ['over', 'cancelled', 'postponed'];

function Actions({ event, reader: { site, now } }: Props): ComponentChild {
  const phase = phaseAt(event, now);
  const { label, target } = findAction({ ...event, phase }, LOCALE);
  const href = findAddress(target, event, site);
  const isAhead = !event.date_tbd && !WITHOUT_DATE.includes(phase);
  return h(
    'p',
    { class: 'actions' },
    label !== null && href !== null && h('a', { class: 'button', href }, label),
    isAhead && h('a', { class: 'button quiet', href: event.links.ics }, 'Add to calendar'),
    isAhead &&
      h(
        'a',
        { class: 'button quiet', href: `${site.api}/plan?event_id=${event.slug}` },
        'Plan my night',
      ),
    h('a', { class: 'button quiet', href: eventPageUrl(event.slug, site) }, 'Event page'),
  );
}

function findAddress(
  target: EventAction['target'],
  { slug, online_url }: Event,
  site: PageReader['site'],
) {
  if (target === 'online') return online_url;
  return target === 'ticket' ? `${site.api}/click/${slug}` : null;
}
