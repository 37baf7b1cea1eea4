import type { EventSummary } from '@marquee/domain';
import { Empty, h, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import { EventCards } from './event-cards.ts';
import { NextPage } from './next-page.ts';
import { Section } from './section.ts';

interface Props {
  title: string;
  /** The text if there is no event. */
  empty: string;
  list: { events: EventSummary[]; next_cursor: string | null };
  /** Path of the page, for the link to the next one. */
  path: string;
  context: PageContext;
}

/** A section with one page of a list. */
export const EventList = ({
  title,
  empty,
  list: { events, next_cursor },
  path,
  context,
}: Props): ComponentChild =>
  h(
    Section,
    { title },
    events.length === 0 ? h(Empty, null, empty) : h(EventCards, { events, context }),
    h(NextPage, { path, cursor: next_cursor, context }),
  );
