import type { EventSummary } from '@marquee/domain';
import type { ComponentChild } from '@marquee/pages';
import type { Described } from './event-rows.tsx';

interface Props {
  event: EventSummary;
  texts: Described;
}

/**
 * The day in the colour of the category. The text next to it repeats the day for screen readers.
 */
export const DateTile = ({ event, texts: { leaf } }: Props): ComponentChild => (
  <div class={`tile c-${event.category}`} aria-hidden>
    <div class="leaf">
      {leaf === null ? (
        <b>?</b>
      ) : (
        [<span>{leaf.weekday}</span>, <b>{leaf.day}</b>, <span>{leaf.month}</span>]
      )}
    </div>
  </div>
);
