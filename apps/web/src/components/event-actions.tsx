import type { Event } from '@marquee/domain';
import { lastsDays } from '@marquee/formats/display';
import { CalendarMenu, stripStackedMarks, type ComponentChild } from '@marquee/pages';
import { FollowForm } from '../account/follow/follow-form.tsx';
import type { PageContext } from '../page-context.ts';
import type { Described } from './event-rows.tsx';
import { findFollowed } from './event-state.tsx';
import { eventPath, pageAddress, planPath } from './links.ts';
import { ShareLink } from './share-link.tsx';

interface Props {
  event: Event;
  context: PageContext;
  texts: Described;
}

/**
 * The price, and the one button to get in. Without one, a person can follow the series, the artist
 * or the venue. Nothing is offered for an event that is over or off.
 */
export function Offer({
  event,
  texts: { action, price, isAhead },
  isFollowed = true,
}: Props & { isFollowed?: boolean }): ComponentChild {
  const followed = isFollowed && action === null && isAhead ? findFollowed(event) : null;
  if (action === null && price === null && followed === null) return null;
  return (
    <div class="actions offer">
      {price !== null && <span class="price">{price}</span>}
      {action && (
        <a class="button" href={action.href} rel="nofollow" aria-label={action.label}>
          {action.text}
        </a>
      )}
      {followed && <FollowForm {...followed} />}
    </div>
  );
}

/** Calendar, sharing and the plan for the evening. */
export function EventActions({ event, context, texts: { isAhead } }: Props): ComponentChild {
  const { t } = context.translator;
  if (!isAhead) return null;
  return (
    <div class="actions">
      <CalendarMenu event={event} translator={context.translator} />
      <ShareLink
        title={stripStackedMarks(event.title)}
        path={eventPath(event.canonical_slug)}
        context={context}
      />
      {isOneEvening(event) && (
        <a class="button quiet" href={pageAddress(planPath(event.slug), context)}>
          {t('planNight')}
        </a>
      )}
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
