import type { EventSummary } from '@marquee/domain';
import { Isolated, type ComponentChild, type ComponentChildren } from '@marquee/pages';
import { flyerClass, lengthClass } from './flyer.tsx';

interface Props {
  event: Pick<EventSummary, 'id' | 'category'>;
  title: string;
  children: ComponentChildren;
}

/** The large flyer at the top of a page: a title in the colours of an event, and what is below it. */
export const Poster = ({ event, title, children }: Props): ComponentChild => (
  <div class={`hero poster ${flyerClass(event)}${lengthClass(title)}`}>
    <div class="words">
      <h1>
        <Isolated text={title} />
      </h1>
      {children}
    </div>
  </div>
);
