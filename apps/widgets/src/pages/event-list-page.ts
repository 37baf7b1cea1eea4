import { listEvents } from '@marquee/operations';
import { h } from 'preact';
import { EventList } from '../components/event-row.ts';
import { Empty, Panel } from '../components/panel.ts';
import { definePage } from './define-page.ts';

/** GET /embed/events: what comes next, under any filter of the API. */
export const eventListPage = definePage({
  path: '/embed/events',
  name: 'events',
  operation: listEvents,
  defaults: { limit: '10' },
  draw: ({ events }, frame, values) => {
    const { say } = frame.words;
    const city = values.get('city');
    const title = city === undefined ? say('events') : say('eventsIn', { city: cityName(events, city) });
    const content = events.length > 0 ? h(EventList, { events, frame }) : h(Empty, null, say('noEvents'));
    return { title, body: h(Panel, { title, frame, children: content }) };
  },
});

/** As the catalogue writes it, where all of the list lies in one city. */
export function cityName(events: { city: string }[], asked: string): string {
  const [first, ...others] = new Set(events.map(({ city }) => city));
  return first !== undefined && others.length === 0 ? first : asked;
}
