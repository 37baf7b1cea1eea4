import type { EventSummary } from '@marquee/domain';
import type { ComponentChild } from '@marquee/pages';
import { describeEvent } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { eventPath, flyerAddress, pageAddress } from './links.ts';

interface Props {
  events: EventSummary[];
  context: PageContext;
}

/** Events as flyers, which state title, day and place themselves. */
export const Posters = ({ events, context }: Props): ComponentChild => (
  <ul class="posters">
    {events.map((event) => (
      <Poster key={event.id} event={event} context={context} />
    ))}
  </ul>
);

function Poster({ event, context }: { event: EventSummary; context: PageContext }) {
  const { span, place } = describeEvent(event, context);
  const { title, slug, category } = event;
  return (
    <li>
      <a class="poster" href={pageAddress(eventPath(slug), context)}>
        <img
          class={`flyer c-${category}`}
          src={flyerAddress(slug, 'tall', context)}
          alt={[title, span.text, place].filter(Boolean).join(', ')}
          width={640}
          height={800}
        />
      </a>
    </li>
  );
}
