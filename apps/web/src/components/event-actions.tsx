import type { Event } from '@marquee/domain';
import { CalendarMenu, stripStackedMarks, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import type { Described } from './event-rows.tsx';
import { eventPath, pageAddress, planPath } from './links.ts';
import { ShareLink } from './share-link.tsx';

interface Props {
  event: Event;
  context: PageContext;
  texts: Described;
}

/**
 * Tickets, calendar and the plan for the evening. Nothing is offered for an event that is over or
 * off.
 */
export function EventActions({
  event,
  context,
  texts: { action, isAhead },
}: Props): ComponentChild {
  const { t } = context.translator;
  if (action === null && !isAhead) return null;
  return (
    <div class="actions">
      {action && (
        <a class="button" href={action.href} rel="nofollow" aria-label={action.label}>
          {action.text}
        </a>
      )}
      {isAhead && <CalendarMenu event={event} translator={context.translator} />}
      {isAhead && (
        <a class="button quiet" href={pageAddress(planPath(event.slug), context)}>
          {t('planNight')}
        </a>
      )}
      <ShareLink
        title={stripStackedMarks(event.title)}
        path={eventPath(event.canonical_slug)}
        context={context}
      />
    </div>
  );
}
