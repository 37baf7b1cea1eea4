import type { Event } from '@marquee/domain';
import { h, stripStackedMarks, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import type { Described } from './event-cards.ts';
import { eventPath, pageAddress, planPath } from './links.ts';
import { ShareLink } from './share-link.ts';

const WITHOUT_DATE: readonly string[] = ['over', 'cancelled', 'postponed'];

interface Props {
  event: Event;
  context: PageContext;
  texts: Described;
}

/** Tickets, calendar and the plan for the evening. Nothing is offered for an event that is over or off. */
export function EventActions({ event, context, texts: { action, phase } }: Props): ComponentChild {
  const { t } = context.translator;
  const isAhead = !event.date_tbd && !WITHOUT_DATE.includes(phase);
  if (action === null && !isAhead) return null;
  return h(
    'p',
    { class: 'actions' },
    action &&
      h(
        'a',
        { class: 'button', href: action.href, rel: 'nofollow', 'aria-label': action.label },
        action.text,
      ),
    isAhead && h('a', { class: 'button quiet', href: event.links.ics }, t('calendarFile')),
    isAhead &&
      h(
        'a',
        { class: 'button quiet', href: pageAddress(planPath(event.slug), context) },
        t('planNight'),
      ),
    h(ShareLink, {
      title: stripStackedMarks(event.title),
      path: eventPath(event.canonical_slug),
      context,
    }),
  );
}
