import type { EventSummary } from '@marquee/domain';
import { isOff } from '@marquee/formats/display';
import { Isolated, type ComponentChild, type ComponentChildren } from '@marquee/pages';
import { flyerClass, lengthClass } from './flyer.tsx';

interface Props {
  event: Pick<EventSummary, 'id' | 'category' | 'status'>;
  title: string;
  children: ComponentChildren;
}

/**
 * The large flyer at the top of a page: a title in the colours of an event, and what is below it. An
 * event that is off has no colours.
 */
export const Poster = ({ event, title, children }: Props): ComponentChild => (
  <div class={`hero poster ${flyerClass(event)}${lengthClass(title)}${isOff(event) ? ' off' : ''}`}>
    <div class="words">
      <h1>
        <Isolated text={title} />
      </h1>
      {children}
    </div>
  </div>
);
