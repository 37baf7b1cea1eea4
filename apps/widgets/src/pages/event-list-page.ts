import { splitLongRuns } from '@marquee/domain';
import { listEvents } from '@marquee/operations';
import { Empty, h } from '@marquee/ui';
import { EventList } from '../components/event-row.ts';
import { Panel } from '../components/panel.ts';
import { definePage } from './define-page.ts';

/** GET /embed/events: upcoming events, with the filters of the API. */
export const eventListPage = definePage({
  path: '/embed/events',
  name: 'events',
  operation: listEvents,
  defaults: { limit: '10', group: 'series' },
  render: ({ events }, context, values) => {
    const { t } = context.translator;
    const city = values.get('city');
    const title = city === undefined ? t('events') : t('eventsIn', { city: displayCityName(events, city) });
    const { longRuns, ...others } = splitLongRuns(events, { now: context.now, zone: context.tz });
    const content = [
      events.length === 0 && h(Empty, null, t('noEvents')),
      others.events.length > 0 && h(EventList, { events: others.events, context }),
      longRuns.length > 0 && [h('h2', null, t('alsoRunning')), h(EventList, { events: longRuns, context })],
    ];
    return { title, body: h(Panel, { title, context, children: content }) };
  },
});

/** Returns the city name as the catalogue writes it if all events are in one city, else the requested name. */
export function displayCityName(events: { city: string }[], requested: string): string {
  const [first, ...others] = new Set(events.map(({ city }) => city));
  return first !== undefined && others.length === 0 ? first : requested;
}
