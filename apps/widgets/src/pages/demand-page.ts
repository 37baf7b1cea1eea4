import { createArtistDemand, getDemandCount } from '@marquee/operations';
import { h, type ComponentChild } from 'preact';
import { DemandForm } from '../components/demand-form.ts';
import { EventList } from '../components/event-row.ts';
import { Panel } from '../components/panel.ts';
import type { RenderedPage, PageContext } from '../page-context.ts';
import { definePage } from './define-page.ts';

/** GET /embed/demand-it: a button that says who is wanted where, and how many want the same. */
export const demandPage = definePage({
  path: '/embed/demand-it',
  name: 'demand-it',
  operation: getDemandCount,
  draw: ({ artist, city, country_code, city_demands }, frame) => {
    const { say } = frame.words;
    const title =
      artist === '' ? say('wantWhom') : city === '' ? say('wantHere', { artist }) : say('wantIn', { artist, city });
    const count =
      city_demands !== null &&
      city_demands > 0 &&
      h('p', { class: 'lead tally' }, say('demands', { count: city_demands }));
    const form = h(DemandForm, { wish: { artist, city, country_code: country_code ?? undefined }, frame });
    return { title, body: h(Panel, { title, frame, children: [count, form] }) };
  },
});

type Counted = Awaited<ReturnType<typeof createArtistDemand.run>>;

/** What the button answers. */
export function drawCounted(counted: Counted, frame: PageContext): RenderedPage {
  const { say } = frame.words;
  const { artist, city, city_demands, your_rank, deduplicated, nearest_event } = counted;
  const title = say('wantIn', { artist: artist.name, city: city.name });
  const told: ComponentChild[] = [
    h('p', { class: 'lead', role: 'status', tabindex: -1 }, say(deduplicated ? 'already' : 'thanks')),
    h('p', { class: 'tally' }, say('demands', { count: city_demands }), ' ', say('rank', { rank: your_rank })),
  ];
  const nearest = nearest_event && [h('h2', null, say('nearest')), h(EventList, { events: [nearest_event], frame })];
  return { title, body: h(Panel, { title, frame, children: [told, nearest] }) };
}
