import type { EventSummary } from '@marquee/domain';
import type { ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { EventRows } from './event-rows.tsx';
import { Section } from './section.tsx';

interface Props {
  events: EventSummary[];
  /** The title that the events share with the page. */
  name?: string | undefined;
  isByTime?: boolean;
  /** Whether the page has stated what samples are. */
  areExplained?: boolean;
  context: PageContext;
}

interface Separated<Listed> {
  sections: Listed[];
  samples: EventSummary[];
}

/**
 * Takes the generated samples out of sections that have real events, so that none is above a real
 * one. Without real events on the page the sections keep them.
 */
export function separateSamples<Listed extends { events: EventSummary[] }>(
  sections: Listed[],
  others: EventSummary[] = [],
): Separated<Listed> {
  const all = sections.flatMap(({ events }) => events);
  if ([...all, ...others].every(({ demo }) => demo)) return { sections, samples: [] };
  return {
    sections: sections.map((section) => ({
      ...section,
      events: section.events.filter(({ demo }) => !demo),
    })),
    samples: all.filter(({ demo }) => demo),
  };
}

/** What sample events are, above a list of them, so that no row has to state it. */
export const SampleNote = ({ context }: { context: PageContext }): ComponentChild => (
  <p class="note">{context.translator.t('sampleNote')}</p>
);

/** The generated samples of a page, below what is really on. */
export const Samples = ({ events, ...props }: Props): ComponentChild =>
  events.length > 0 && (
    <Section title={props.context.translator.t('sampleEvents')}>
      <ListedRows {...props} events={events} />
    </Section>
  );

/** A list in the order of time: what is really on, and below it what samples are. */
export function ListedRows({
  events,
  isByTime = true,
  areExplained = false,
  ...props
}: Props): ComponentChild {
  const { samples = [], others = [] } = Object.groupBy(events, ({ demo }) =>
    demo ? 'samples' : 'others',
  );
  const list = { ...props, isByTime };
  if (others.length > 0)
    return [
      <EventRows {...list} events={others} />,
      <Samples {...list} areExplained={areExplained} events={samples} />,
    ];
  return [
    samples.length > 0 && !areExplained && <SampleNote context={props.context} />,
    <EventRows {...list} events={samples} areSamples />,
  ];
}
