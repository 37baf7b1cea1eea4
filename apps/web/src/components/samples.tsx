import type { EventSummary } from '@marquee/domain';
import type { ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { EventRows } from './event-rows.tsx';
import { Section } from './section.tsx';

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

/** What sample events are. A page has it once, below them: each row has a badge. */
export const SampleNote = ({ context }: { context: PageContext }): ComponentChild => (
  <p class="hint">{context.translator.t('sampleNote')}</p>
);

interface Props {
  events: EventSummary[];
  context: PageContext;
}

/** The generated samples of a page, below what is really on. */
export const Samples = ({ events, context }: Props): ComponentChild =>
  events.length > 0 && (
    <Section title={context.translator.t('sampleEvents')}>
      <EventRows events={events} context={context} isByTime />
      <SampleNote context={context} />
    </Section>
  );
