import { type EventSummary } from '@marquee/domain';
import { splitLongRuns } from '@marquee/formats/display';
import type { PlaceFinder } from '@marquee/operations';
import { Empty, type ComponentChild } from '@marquee/pages';
import { EventMap } from '../components/event-map.tsx';
import { EventList } from '../components/event-row.tsx';
import { SignUpForm } from '../components/mail-forms.tsx';
import { MonthCalendar } from '../components/month-calendar.tsx';
import { MoreLink } from '../components/more-link.tsx';
import { Panel } from '../components/panel.tsx';
import { SearchForm } from '../components/search-form.tsx';
import type { PageContext } from '../page-context.ts';
import type { Page } from './define-page.ts';
import { findAlternatives, type Alternatives } from './find-alternatives.ts';
import { findDays, findList, firstMonth, type FoundList, type ListDeps } from './find-list.ts';

const PATH = '/embed/events';

/** GET /embed/events: events, with the filters of the API, in one of five layouts. */
export const eventListPage: Page<ListDeps & { places: PlaceFinder }> = {
  path: PATH,
  name: 'events',
  load: async (deps, given, context) => {
    const list = await findList(deps, new Map([['limit', '10'], ...given]), context);
    const title = listTitle(list, given, context);
    const calendar = context.display.layout === 'calendar' && (
      <MonthCalendar
        {...await findDays(deps, given, firstMonth(list, context))}
        values={given}
        context={context}
      />
    );
    const content = [
      context.display.search && <SearchForm values={given} context={context} />,
      calendar,
      context.display.layout === 'map' && <EventMap events={list.events} context={context} />,
      <Events list={list} context={context} />,
      list.events.length === 0 && (
        <Instead
          {...await findAlternatives(deps, given, context)}
          given={given}
          context={context}
        />
      ),
    ];
    return { title, body: <Panel title={title} context={context} children={content} /> };
  },
};

/** Long runs are shown apart, unless the list is one of the past or of one day. */
function Events({ list, context }: { list: FoundList; context: PageContext }): ComponentChild {
  const { t } = context.translator;
  const { events, values } = list;
  const isPlain = context.display.past || values.has('on') || values.has('q');
  const { longRuns, ...others } = isPlain
    ? { events, longRuns: [] }
    : splitLongRuns(events, { now: context.now, zone: context.tz });
  return [
    events.length === 0 && <Empty>{emptyText(values, context)}</Empty>,
    others.events.length > 0 && <EventList events={others.events} context={context} />,
    longRuns.length > 0 && [
      <h2>{t('alsoRunning')}</h2>,
      <EventList events={longRuns} context={context} />,
    ],
    <MoreLink list={list} context={context} />,
  ];
}

type InsteadProps = Alternatives & { given: ReadonlyMap<string, string>; context: PageContext };

/**
 * What a reader can do if the list is empty: see the next events, those of nearby cities, or get
 * mail.
 */
function Instead({ next, nearby, given, context }: InsteadProps): ComponentChild {
  const { t } = context.translator;
  return [
    next.length > 0 && [<h2>{t('next')}</h2>, <EventList events={next} context={context} />],
    nearby.length > 0 && [
      <h2>{t('nearbyCities')}</h2>,
      <EventList events={nearby} context={context} />,
    ],
    !given.has('q') && !context.display.past && (
      <SignUpForm city={given.get('city')} context={context} />
    ),
  ];
}

export function emptyText(
  values: ReadonlyMap<string, string>,
  { display, translator: { t } }: PageContext,
): string {
  if (values.has('q')) return t('noResults');
  return t(display.past ? 'noPast' : 'noEvents');
}

export function listTitle(
  { events }: { events: EventSummary[] },
  given: ReadonlyMap<string, string>,
  { display, translator: { t } }: PageContext,
): string {
  const city = given.get('city');
  if (display.past) return t('pastEvents');
  return city === undefined ? t('events') : t('eventsIn', { city: displayCityName(events, city) });
}

/**
 * Returns the city name as the catalogue writes it if all events are in one city, else the
 * requested name.
 */
function displayCityName(events: { city: string }[], requested: string): string {
  const [first, ...others] = new Set(events.map(({ city }) => city));
  return first !== undefined && others.length === 0 ? first : requested;
}
