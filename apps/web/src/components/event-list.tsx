import type { EventSummary } from '@marquee/domain';
import { Empty, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { CityEvents, type InCity } from './city-events.tsx';
import { EventRows } from './event-rows.tsx';
import { NextPage } from './next-page.tsx';
import { ListedRows } from './samples.tsx';
import { Section } from './section.tsx';

interface Props {
  title: string;
  /** The title that the events share with the page. */
  name?: string;
  /** The text if there is no event. */
  empty: string;
  list: { events: EventSummary[]; next_cursor: string | null };
  /** Path of the page, for the link to the next one. */
  path: string;
  /** Events that are over, for a list without any ahead. */
  earlier?: EventSummary[];
  /** What is on in the city, for a list without any ahead. */
  inCity?: InCity | null;
  context: PageContext;
}

/** A section with one page of a list. */
export const EventList = ({
  title,
  name,
  empty,
  list: { events, next_cursor },
  path,
  earlier = [],
  inCity = null,
  context,
}: Props): ComponentChild => [
  <Section title={title}>
    {events.length === 0 ? (
      <Empty>{empty}</Empty>
    ) : (
      <ListedRows events={events} name={name} context={context} />
    )}
    <NextPage path={path} cursor={next_cursor} context={context} />
  </Section>,
  earlier.length > 0 && (
    <Section title={context.translator.t('earlierDates')}>
      <EventRows events={earlier} name={name} context={context} />
    </Section>
  ),
  <CityEvents found={inCity} areExplained={events.some(({ demo }) => demo)} context={context} />,
];
