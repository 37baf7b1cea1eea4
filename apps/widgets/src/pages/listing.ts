import { splitLongRuns, type EventSummary } from '@marquee/domain';
import { stripStackedMarks } from '@marquee/ui';
import { describeEvent } from '@marquee/ui/i18n';
import { eventAddress, kindOfAction, pageAddress, toRelation } from '../components/links.ts';
import type { PageContext } from '../page-context.ts';
import { displayCityName } from './event-list-page.ts';

/** Returns a list for our scripts. All texts are translated, so the scripts contain neither texts nor rules. */
export function toListing(events: EventSummary[], params: ReadonlyMap<string, string>, context: PageContext) {
  const { translator } = context;
  const { events: others, longRuns } = splitLongRuns(events, { now: context.now, zone: context.tz });
  const city = params.get('city');
  const path = `/embed/events?${new URLSearchParams([...params]).toString()}`;
  return {
    ok: true,
    lang: translator.locale,
    dir: translator.direction,
    title:
      city === undefined ? translator.t('events') : translator.t('eventsIn', { city: displayCityName(events, city) }),
    href: pageAddress(path, context),
    by: { text: translator.t('byMarquee'), href: `${context.addresses.widgets}/` },
    empty: translator.t('noEvents'),
    events: [...others, ...longRuns].map((event) => toRow(event, context)),
  };
}

function toRow(event: EventSummary, context: PageContext) {
  const { leaf, long, beside, more, price, place, badges, action } = describeEvent(event, context);
  return {
    title: stripStackedMarks(event.title),
    href: eventAddress(event.slug, context),
    leaf,
    date: long.date,
    facts: [beside, more, price, stripStackedMarks(place)].filter((fact) => fact !== null),
    states: badges,
    off: event.status === 'cancelled',
    tickets: action && { ...action, rel: toRelation(kindOfAction(action.kind)) },
  };
}
