import type { Event } from '@marquee/domain';
import { isOff, lastsDays, splitVenue } from '@marquee/formats/display';
import {
  CalendarMenu,
  Isolated,
  mapAddress,
  stripStackedMarks,
  type ComponentChild,
} from '@marquee/pages';
import { FollowForm } from '../account/follow/follow-form.tsx';
import type { PageContext } from '../page-context.ts';
import { Badges } from './event-badges.tsx';
import type { Described } from './event-rows.tsx';
import { findFollowed } from './event-state.tsx';
import { eventPath, pageAddress, planPath, venuePath } from './links.ts';
import { ShareLink } from './share-link.tsx';

interface Props {
  event: Event;
  context: PageContext;
  texts: Described;
}

interface CardProps extends Props {
  /** Path of the page to share. */
  path?: string | undefined;
  /** Whether the page has no other form to follow what the event belongs to. */
  isFollowed?: boolean | undefined;
}

/** What a person needs to go: when, where, for how much, and what to do next. */
export const EventCard = ({ texts, path, isFollowed, ...props }: CardProps): ComponentChild => (
  <aside class="sheet get">
    <When event={props.event} texts={texts} />
    <Place {...props} texts={texts} />
    <Badges texts={texts} />
    <Offer {...props} texts={texts} />
    <EventActions {...props} texts={texts} path={path} isFollowed={isFollowed} />
  </aside>
);

function When({ event, texts: { long } }: Omit<Props, 'context'>): ComponentChild {
  const time = (
    <time datetime={event.start_utc}>
      {long.date}
      {long.time !== null && [<br />, long.time]}
    </time>
  );
  return <p class="when">{isOff(event) ? <s>{time}</s> : time}</p>;
}

/** The venue, its address with the city, and the way there. */
function Place({ event, context, texts: { place } }: Props): ComponentChild {
  const { venue_slug, lat, lng, city } = event;
  const { name, address } = splitVenue(event);
  const street = address === null || address.includes(city) ? address : `${address}, ${city}`;
  const title = street !== null && name !== null ? name : place;
  return (
    <p class="place">
      {venue_slug === null ? (
        <Isolated text={title} />
      ) : (
        <a href={pageAddress(venuePath(venue_slug), context)}>
          <Isolated text={title} />
        </a>
      )}
      {street !== null && name !== null && [<br />, <Isolated text={street} />]}
      {lat !== null &&
        lng !== null && [<br />, <a href={mapAddress(lat, lng)}>{context.translator.t('map')}</a>]}
    </p>
  );
}

const WITH_PRICE: readonly string[] = ['tickets', 'rsvp'];

/**
 * The one button to get in, with its price. Without one, the price is text: what is sold out or
 * has no known seller does not look for sale.
 */
function Offer({ event, context, texts }: Props): ComponentChild {
  const { action, price, phase, isAhead } = texts;
  const { t, words } = context.translator;
  if (action) {
    const isPriced = price !== null && WITH_PRICE.includes(action.kind);
    const text = isPriced ? `${action.text} · ${price}` : action.text;
    return (
      <div class="actions offer">
        {!isPriced && price !== null && price !== words.free && <b class="price">{price}</b>}
        <a
          class="button"
          href={action.href}
          rel="nofollow"
          aria-label={`${text}: ${stripStackedMarks(event.title)}`}
        >
          {text}
        </a>
      </div>
    );
  }
  if (price === null) return null;
  const isSoldOut = phase === 'sold_out';
  const isWithoutLink = isAhead && price !== words.free && event.ticket_kind === 'page';
  return (
    <p class="offer">
      {isSoldOut && <b class="price">{words.soldOut}</b>}{' '}
      {isSoldOut ? (
        <span class="quiet-text">{price}</span>
      ) : (
        <b class="price">{price === words.free ? words.freeEntry : price}</b>
      )}{' '}
      {isWithoutLink && !isSoldOut && <span class="quiet-text">{t('noTicketLink')}</span>}
    </p>
  );
}

/**
 * Calendar, sharing and the plan for the evening. Without a button to get in, a person can follow
 * the series, the artist or the venue.
 */
function EventActions({
  event,
  context,
  texts: { isAhead, action },
  path = eventPath(event.canonical_slug),
  isFollowed = true,
}: CardProps): ComponentChild {
  const { t } = context.translator;
  if (!isAhead) return null;
  const followed = isFollowed && action === null ? findFollowed(event) : null;
  return (
    <div class="actions">
      <CalendarMenu event={event} translator={context.translator} />
      <ShareLink title={stripStackedMarks(event.title)} path={path} context={context} />
      {isOneEvening(event) && (
        <a class="button quiet" href={pageAddress(planPath(event.slug), context)}>
          {t('planNight')}
        </a>
      )}
      {followed && <FollowForm {...followed} isQuiet />}
    </div>
  );
}

const EARLIEST_HOUR = 15;

const isOneEvening = (event: Event): boolean =>
  !event.all_day &&
  !event.time_tbd &&
  Number(event.start_local.slice(11, 13)) >= EARLIEST_HOUR &&
  event.kind !== 'exhibition' &&
  !lastsDays(event);
