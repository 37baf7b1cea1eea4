import { type ComponentChild } from 'preact';
import { Isolated } from './isolated.tsx';

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
}: SectionProps): ComponentChild => (
  <section>
    <h2>{title}</h2>
    <p>
      <Isolated text={summary} />
    </p>
    {more !== '' && <p>{more}</p>}
    {options.length > 0 && <ul>{options.map(toItem)}</ul>}
  </section>
);

const toItem = ({ label, provider, url, note }: Option) => (
  <li key={url}>
    <a href={url} rel="nofollow">
      <Isolated text={label} />
    </a>
    <span class="quiet-text">{` ${provider}${note === null ? '' : `. ${note}`}`}</span>
  </li>
);

/**
 * The steps of the day with their times. The duration of an event without a stated end is unknown.
 */
export const PlanTimeline = ({
  plan: { timeline, event },
  formatTime,
}: {
  plan: Planned;
  /** Formats a wall-clock time. */
  formatTime: (local: string) => string;
}): ComponentChild => (
  <section>
    <h2>Times</h2>
    <dl>
      {timeline.map(({ kind, at_local, what, minutes }) => [
        <dt>
          <time datetime={at_local}>{formatTime(at_local)}</time>
        </dt>,
        <dd>
          <Isolated text={what} />
          {(kind !== 'event' || event.end_utc !== null) && (
            <span class="quiet-text">{` ${formatMinutes(minutes)}`}</span>
          )}
        </dd>,
      ])}
    </dl>
  </section>
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
