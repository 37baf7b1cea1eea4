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
import { Isolated, Sources, stripStackedMarks, type ComponentChild } from '@marquee/pages';
import { EventBadges, LOCALE } from './event-badges.tsx';
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
    <EventBadges event={event} now={reader.now} />,
    <Facts event={event} reader={reader} />,
    <Actions event={event} reader={reader} />,
    event.description !== null && <p dir="auto">{stripStackedMarks(event.description)}</p>,
    <Sources sources={event.sources} label="Source" />,
  ],
}));

const formatWhen = (event: Event, now: Date) =>
  formatSpan(event, { locale: LOCALE, now, style: 'long', withZone: true }).text;

function Facts({ event, reader: { site, now } }: Props): ComponentChild {
  const { venue_slug, address, artists, age_restriction } = event;
  const place = <Isolated text={formatPlace(event, LOCALE)} />;
  return (
    <dl>
      <Fact name="When" text={formatWhen(event, now)} />
      <Fact
        name="Where"
        text={
          venue_slug === null ? place : <a href={`${site.api}/venues/${venue_slug}`}>{place}</a>
        }
      />
      <Fact name="Address" text={address} />
      <Fact name="Price" text={formatPrice(event, LOCALE)} />
      <Fact name="Age" text={age_restriction} />
      {artists.length > 0 && (
        <Fact name="Line-up" text={<Lineup artists={artists} site={site} />} />
      )}
    </dl>
  );
}

const Fact = ({ name, text }: { name: string; text: ComponentChild }): ComponentChild =>
  text !== null && [<dt>{name}</dt>, <dd>{text}</dd>];

const Lineup = ({
  artists,
  site,
}: Pick<Event, 'artists'> & Pick<PageReader, 'site'>): ComponentChild =>
  artists.map(({ name, slug }, index) => [
    index > 0 && ', ',
    <a key={slug} href={`${site.api}/artists/${slug}`}>
      <Isolated text={name} />
    </a>,
  ]);

const WITHOUT_DATE: readonly EventPhase[] = ['over', 'cancelled', 'postponed'];

function Actions({ event, reader: { site, now } }: Props): ComponentChild {
  const phase = phaseAt(event, now);
  const { label, target } = findAction({ ...event, phase }, LOCALE);
  const href = findAddress(target, event, site);
  const isAhead = !event.date_tbd && !WITHOUT_DATE.includes(phase);
  return (
    <p class="actions">
      {label !== null && href !== null && (
        <a class="button" href={href}>
          {label}
        </a>
      )}
      {isAhead && (
        <a class="button quiet" href={event.links.ics}>
          Add to calendar
        </a>
      )}
      {isAhead && (
        <a class="button quiet" href={`${site.api}/plan?event_id=${event.slug}`}>
          Plan my night
        </a>
      )}
      <a class="button quiet" href={eventPageUrl(event.slug, site)}>
        Event page
      </a>
    </p>
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
