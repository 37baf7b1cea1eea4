import type { AuditEntry, Correction, IngestRun, SourceSummary } from '@marquee/database';
import type { PossibleDuplicate } from '@marquee/ingest';
import {
  Button,
  Empty,
  Field,
  h,
  HiddenField,
  type ComponentChild,
  type ComponentChildren,
} from '@marquee/ui';
import { formatCount, formatMinute, Row, Table } from '../account/account-parts.ts';
import { eventPath } from '../components/links.ts';

/** Proves that a form belongs to the session of the operator. */
interface FormProps {
  formToken: string;
}

interface PageProps {
  title: string;
  /** States what the operator has just done. */
  notice: ComponentChild;
  children?: ComponentChildren;
}

export const ConsolePage = ({ title, notice, children }: PageProps): ComponentChild => [
  h(
    'nav',
    { class: 'actions', 'aria-label': 'Console' },
    h('a', { href: '/console' }, 'Reports'),
    h('a', { href: '/console/duplicates' }, 'Possible duplicates'),
    h('a', { href: '/console/duplicate-venues' }, 'Duplicate venues'),
    h('a', { href: '/console/duplicate-artists' }, 'Duplicate artists'),
    h('a', { href: '/console/events' }, 'Events'),
    h('a', { href: '/console/venues' }, 'Venues'),
    h('a', { href: '/console/sources' }, 'Sources'),
    h('a', { href: '/console/figures' }, 'State'),
    h('a', { href: '/console/log' }, 'Log'),
  ),
  h('h1', null, title),
  notice,
  children,
];

interface ActionProps extends FormProps {
  action: string;
  label: string;
  isQuiet?: boolean;
  fields?: Readonly<Record<string, string>>;
  children?: ComponentChildren;
}

const Action = ({
  action,
  label,
  isQuiet = false,
  formToken,
  fields = {},
  children,
}: ActionProps): ComponentChild =>
  h(
    'form',
    { method: 'post', action },
    Object.entries({ form_token: formToken, ...fields }).map(([name, value]) =>
      h(HiddenField, { key: name, name, value }),
    ),
    children,
    h(Button, { isQuiet }, label),
  );

export const Reports = ({
  corrections,
  formToken,
}: FormProps & { corrections: Correction[] }): ComponentChild =>
  corrections.length === 0
    ? h(Empty, null, 'No open reports.')
    : corrections.map((correction) => h(Report, { correction, formToken, key: correction.id }));

const Report = ({
  correction,
  formToken,
}: FormProps & { correction: Correction }): ComponentChild => {
  const { id, kind, event, otherEvent, detail, submission, email, created_at } = correction;
  const path = `/console/reports/${id}`;
  return h(
    'section',
    { class: 'sheet' },
    h('h2', null, kind.replace('_', ' ')),
    h(
      'p',
      { class: 'hint' },
      `${created_at.toISOString().slice(0, 16)} · ${email === null ? 'no answer requested' : 'is answered by mail'}`,
    ),
    event && h('p', null, h('a', { href: eventPath(event.slug) }, event.title)),
    otherEvent &&
      h('p', null, 'Same as: ', h('a', { href: eventPath(otherEvent.slug) }, otherEvent.title)),
    detail !== null && h('p', { class: 'text' }, detail),
    submission &&
      h('dl', null, Object.entries(submission).map(([name, value]) => [h('dt', null, name), h('dd', null, String(value))])), // prettier-ignore
    h(
      Action,
      { action: `${path}/accept`, label: 'Accept', formToken },
      h(Field, { label: 'Note for the reporter' }, h('input', { name: 'note', maxlength: 500 })),
    ),
    h(
      Action,
      { action: `${path}/reject`, label: 'Reject', formToken, isQuiet: true },
      h(Field, { label: 'Note for the reporter' }, h('input', { name: 'note', maxlength: 500 })),
    ),
  );
};

interface DuplicatesProps extends FormProps {
  pairs: PossibleDuplicate[];
  /** The names of all sources. */
  sources: string[];
}

export const Duplicates = ({ pairs, sources, formToken }: DuplicatesProps): ComponentChild => [
  h(Pairs, { pairs, formToken }),
  pairs.length > 0 && [
    h('h2', null, 'Decide for a pair of lists'),
    ['merge', 'apart'].map((decision) =>
      h(
        Action,
        {
          key: decision,
          action: `/console/duplicates/lists/${decision}`,
          label: decision === 'merge' ? 'Merge all pairs' : 'Keep all pairs apart',
          formToken,
          isQuiet: true,
        },
        ['source', 'other'].map((name) =>
          h(
            Field,
            { key: name, label: name === 'source' ? 'Source' : 'Other source' },
            h(
              'select',
              { name },
              sources.map((source) => h('option', { key: source, value: source }, source)),
            ),
          ),
        ),
      ),
    ),
  ],
];

const Pairs = ({ pairs, formToken }: FormProps & { pairs: PossibleDuplicate[] }): ComponentChild =>
  pairs.length === 0
    ? h(Empty, null, 'No possible duplicates.')
    : pairs.map(({ a, b, score, reasons }) =>
        h(
          'section',
          { class: 'sheet', key: `${a.slug} ${b.slug}` },
          h('p', { class: 'hint' }, `Score ${score.toFixed(1)}: ${reasons.join(', ')}`),
          h('div', { class: 'halves' }, h(Listing, { listing: a }), h(Listing, { listing: b })),
          h(
            'div',
            { class: 'actions' },
            h(Action, { action: '/console/duplicates/merge', label: 'Merge', formToken, fields: { event: a.slug, other: b.slug } }), // prettier-ignore
            h(Action, { action: '/console/duplicates/apart', label: 'Keep apart', formToken, isQuiet: true, fields: { event: a.slug, other: b.slug } }), // prettier-ignore
          ),
        ),
      );

const Listing = ({ listing }: { listing: PossibleDuplicate['a'] }): ComponentChild =>
  h(
    'div',
    null,
    h('h2', null, h('a', { href: eventPath(listing.slug) }, listing.title)),
    h('p', null, listing.start_local),
    h('p', null, [listing.venue_name, listing.city_name].filter(Boolean).join(', ') || 'no place'),
    h('p', { class: 'hint' }, `${listing.source} ${listing.source_event_id}`),
  );

interface SourcesProps extends FormProps {
  sources: SourceSummary[];
}

export const Sources = ({ sources, formToken }: SourcesProps): ComponentChild =>
  h(
    Table,
    { titles: ['Source', 'Actions'] },
    sources.map(({ name, listings, completed_at, paused_at }) =>
      h(Row, {
        key: name,
        cells: [
          [
            h('a', { href: `/console/sources/${encodeURIComponent(name)}` }, name),
            h('p', { class: 'hint' }, `${formatCount(listings)} listings, last run ${completed_at ? formatMinute(completed_at) : 'never'}`), // prettier-ignore
          ],
          [
            paused_at
              ? h(Action, { action: '/console/sources/resume', label: 'Resume', formToken, fields: { source: name } })
              : h(Action, { action: '/console/sources/pause', label: 'Pause', formToken, isQuiet: true, fields: { source: name } }), // prettier-ignore
            !paused_at && h(Action, { action: '/console/sources/run', label: 'Run now', formToken, isQuiet: true, fields: { source: name } }), // prettier-ignore
          ],
        ],
      }),
    ),
  );

interface RunsProps {
  runs: IngestRun[];
  rejected: { reason: string; record: string }[];
}

export const Runs = ({ runs, rejected }: RunsProps): ComponentChild => [
  runs.length === 0 && h(Empty, null, 'No run is stored.'),
  runs.map(({ id, started_at, ended_at, failure, report }) =>
    h(
      'section',
      { key: id },
      h('h2', null, `Run ${String(id)}, ${started_at.toISOString().slice(0, 16)}`),
      h(
        'p',
        null,
        ended_at
          ? `${String(Math.round((ended_at.getTime() - started_at.getTime()) / 1000))} s`
          : 'not ended',
      ),
      failure !== null && h('p', { class: 'state alert' }, failure),
      h('pre', null, JSON.stringify(report, null, 1)),
    ),
  ),
  h('h2', null, 'Rejected records of the last run'),
  rejected.length === 0
    ? h(Empty, null, 'None.')
    : h(
        'ul',
        null,
        rejected.map(({ reason, record }, index) =>
          h('li', { key: index }, `${record}: ${reason}`),
        ),
      ),
];

export const Log = ({
  entries,
}: {
  entries: (AuditEntry & { created_at: Date })[];
}): ComponentChild =>
  entries.length === 0
    ? h(Empty, null, 'No operator has done anything yet.')
    : h(
        'ul',
        null,
        entries.map(
          ({ operator, action, target, note, created_at }, index) =>
          h('li', { key: index }, `${formatMinute(created_at)} ${operator}: ${action} ${target}${note === null ? '' : ` (${note})`}`), // prettier-ignore
        ),
      );
