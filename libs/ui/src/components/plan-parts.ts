import { h, type ComponentChild } from 'preact';
import { Isolated } from './isolated.ts';

interface Option {
  label: string;
  provider: string;
  url: string;
  note: string | null;
}

interface Planned {
  timeline: { kind: string; at_local: string; what: string; minutes: number }[];
  event: { end_utc: string | null };
}

interface SectionProps {
  title: string;
  section: { summary: string; options: Option[] };
  /** Another sentence or list of things; empty for none. */
  more?: string;
}

/** A part of a plan: what to do, and links to book or to look up. */
export const PlanSection = ({
  title,
  section: { summary, options },
  more = '',
}: SectionProps): ComponentChild =>
  h(
    'section',
    null,
    h('h2', null, title),
    h('p', null, h(Isolated, { text: summary })),
    more !== '' && h('p', null, more),
    options.length > 0 && h('ul', null, options.map(toItem)),
  );

const toItem = ({ label, provider, url, note }: Option) =>
  h(
    'li',
    { key: url },
    h('a', { href: url, rel: 'nofollow' }, h(Isolated, { text: label })),
    h('span', { class: 'quiet-text' }, ` ${provider}${note === null ? '' : `. ${note}`}`),
  );

/** The steps of the day with their times. The duration of an event without a stated end is unknown. */
export const PlanTimeline = ({ plan: { timeline, event } }: { plan: Planned }): ComponentChild =>
  h(
    'section',
    null,
    h('h2', null, 'Times'),
    h(
      'dl',
      null,
      timeline.map(({ kind, at_local, what, minutes }) => [
        h('dt', null, h('time', { datetime: at_local }, at_local.slice(11, 16))),
        h(
          'dd',
          null,
          h(Isolated, { text: what }),
          (kind !== 'event' || event.end_utc !== null) &&
            h('span', { class: 'quiet-text' }, ` ${formatMinutes(minutes)}`),
        ),
      ]),
    ),
  );

/** Formats "45 min" or "3 h 15 min". */
function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [`${String(hours)} h`] : []),
    ...(rest > 0 ? [`${String(rest)} min`] : []),
  ].join(' ');
}
