import type { AuditEntry, IngestRun, SourceSummary } from '@marquee/database';
import { Empty, type ComponentChild, type ComponentChildren } from '@marquee/pages';
import { formatCount, formatMinute, Row, Table } from '../account/account-parts.tsx';
import { Action, type FormProps } from './action.tsx';
import { RunReport } from './run-report.tsx';

/** The pages by what an operator does there, with their titles. */
const GROUPS = [
  [
    'Decide',
    [
      ['/console', 'Reports'],
      ['/console/calendars', 'Calendars'],
      ['/console/duplicates', 'Possible duplicates'],
      ['/console/duplicate-venues', 'Duplicate venues'],
      ['/console/duplicate-artists', 'Duplicate artists'],
      ['/console/duplicate-organizers', 'Duplicate organisers'],
    ],
  ],
  [
    'Edit',
    [
      ['/console/events', 'Events'],
      ['/console/venues', 'Venues'],
    ],
  ],
  [
    'Watch',
    [
      ['/console/sources', 'Sources'],
      ['/console/figures', 'State'],
      ['/console/log', 'Log'],
      ['/account/passkeys', 'Passkeys'],
    ],
  ],
] as const;

interface PageProps {
  title: string;
  /** How many reports wait for a decision. */
  openReports: number;
  /** States what the operator has just done. */
  notice: ComponentChild;
  children?: ComponentChildren;
}

export const ConsolePage = ({
  title,
  openReports,
  notice,
  children,
}: PageProps): ComponentChild => [
  <nav class="parts console" aria-label="Console">
    {GROUPS.map(([group, pages]) => (
      <p key={group}>
        <strong>{group}</strong>
        {pages.map(([path, name]) => (
          <a key={path} href={path} {...(name === title && { 'aria-current': 'page' })}>
            {name}
            {path === '/console' && openReports > 0 && ` (${formatCount(openReports)})`}
          </a>
        ))}
      </p>
    ))}
  </nav>,
  <h1>{title}</h1>,
  notice,
  children,
];

interface SourcesProps extends FormProps {
  sources: SourceSummary[];
}

export const Sources = ({ sources, formToken }: SourcesProps): ComponentChild => (
  <Table titles={['Source', 'Actions']}>
    {sources.map(({ name, listings, completed_at, paused_at }) => (
      <Row
        key={name}
        cells={[
          [
            <a href={`/console/sources/${encodeURIComponent(name)}`}>{name}</a>,
            <p class="hint">{`${formatCount(listings)} listings, last run ${completed_at ? formatMinute(completed_at) : 'never'}`}</p>,
          ],
          [
            paused_at ? (
              <Action
                action="/console/sources/resume"
                label="Resume"
                formToken={formToken}
                fields={{ source: name }}
              />
            ) : (
              <Action
                action="/console/sources/pause"
                label="Pause"
                formToken={formToken}
                isQuiet
                fields={{ source: name }}
              />
            ),
            !paused_at && (
              <Action
                action="/console/sources/run"
                label="Run now"
                formToken={formToken}
                isQuiet
                fields={{ source: name }}
              />
            ),
          ],
        ]}
      />
    ))}
  </Table>
);

interface RunsProps {
  runs: IngestRun[];
  rejected: { reason: string; record: string }[];
}

export const Runs = ({ runs, rejected }: RunsProps): ComponentChild => [
  runs.length === 0 && <Empty>No run is stored.</Empty>,
  runs.map(({ id, started_at, ended_at, failure, report }) => (
    <section key={id}>
      <h2>{`Run ${String(id)}, ${formatMinute(started_at)}`}</h2>
      <p class="hint">
        {ended_at
          ? `${formatCount(Math.round((ended_at.getTime() - started_at.getTime()) / 1000))} s`
          : 'not ended'}
      </p>
      {failure !== null && <p class="state alert">{failure}</p>}
      <RunReport report={report} />
    </section>
  )),
  <h2>Rejected records of the last run</h2>,
  rejected.length === 0 ? (
    <Empty>None.</Empty>
  ) : (
    <ul>
      {rejected.map(({ reason, record }, index) => (
        <li key={index}>{`${record}: ${reason}`}</li>
      ))}
    </ul>
  ),
];

export const Log = ({
  entries,
}: {
  entries: (AuditEntry & { created_at: Date })[];
}): ComponentChild =>
  entries.length === 0 ? (
    <Empty>No operator has done anything yet.</Empty>
  ) : (
    <ul>
      {entries.map(({ operator, action, target, note, created_at }, index) => (
        <li
          key={index}
        >{`${formatMinute(created_at)} ${operator}: ${action} ${target}${note === null ? '' : ` (${note})`}`}</li>
      ))}
    </ul>
  );
