import type { Correction, OpenCount } from '@marquee/database';
import { Empty, Field, type ComponentChild } from '@marquee/pages';
import { formatMinute, Row, Table } from '../account/account-parts.tsx';
import { eventPath } from '../components/links.ts';
import { Action, type FormProps } from './action.tsx';

export interface ReportFilter {
  sender: string | undefined;
  network: string | undefined;
}

interface ReportsProps extends FormProps {
  corrections: Correction[];
  /** Of this filter. */
  total: number;
  page: number;
  pageSize: number;
  filter: ReportFilter;
  senders: OpenCount[];
  networks: OpenCount[];
}

/** The queue of open reports, with who fills it. */
export const Reports = (props: ReportsProps): ComponentChild => {
  const { corrections, total, page, pageSize, filter, formToken } = props;
  const subject = filter.sender ?? filter.network;
  const from = page * pageSize;
  return [
    <p class="lead">
      {total === 0
        ? 'No open reports.'
        : `${String(from + 1)} to ${String(from + corrections.length)} of ${String(total)} open reports`}
      {subject !== undefined && [` of ${shorten(subject)} · `, <a href="/console">all</a>]}
    </p>,
    subject === undefined ? (
      <Groups {...props} />
    ) : (
      total > 0 && <BlockForm subject={subject} count={total} formToken={formToken} />
    ),
    corrections.length === 0 && total > 0 && <Empty>Nothing is on this page.</Empty>,
    corrections.map((correction) => (
      <Report correction={correction} formToken={formToken} key={correction.id} />
    )),
    <Pages {...props} />,
  ];
};

const shorten = (subject: string) => subject.slice(0, 11);

const linkTo = (filter: Partial<ReportFilter>, page = 0): string => {
  const query = new URLSearchParams(
    Object.entries({ ...filter, ...(page > 0 && { page: String(page) }) }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  ).toString();
  return query === '' ? '/console' : `/console?${query}`;
};

const Pages = ({ page, pageSize, total, filter }: ReportsProps): ComponentChild => (
  <nav class="actions" aria-label="Pages">
    {page > 0 && <a href={linkTo(filter, page - 1)}>Previous</a>}
    {(page + 1) * pageSize < total && <a href={linkTo(filter, page + 1)}>Next</a>}
  </nav>
);

/** Senders and networks with more than one open report. */
const Groups = ({ senders, networks, formToken }: ReportsProps): ComponentChild => {
  const groups = [
    ...networks.map((group) => ({ ...group, kind: 'network' as const })),
    ...senders.map((group) => ({ ...group, kind: 'sender' as const })),
  ].filter(({ count }) => count > 1);
  return (
    groups.length > 0 && (
      <details>
        <summary>Most open reports by sender and network</summary>
        <Table titles={['From', 'Open', 'Actions']}>
          {groups.map(({ subject, count, kind }) => (
            <Row
              key={`${kind} ${subject}`}
              cells={[
                <a href={linkTo({ [kind]: subject })}>{`${kind} ${shorten(subject)}`}</a>,
                String(count),
                <BlockForm subject={subject} count={count} formToken={formToken} />,
              ]}
            />
          ))}
        </Table>
      </details>
    )
  );
};

const BlockForm = ({
  subject,
  count,
  formToken,
}: FormProps & { subject: string; count: number }): ComponentChild => (
  <Action
    action="/console/reports/block"
    label={`Reject ${count === 1 ? 'it' : `all ${String(count)}`} and block for 30 days`}
    formToken={formToken}
    fields={{ reporter: subject }}
    isQuiet
  />
);

const KINDS: Readonly<Record<Correction['kind'], string>> = {
  wrong_fact: 'Wrong fact',
  duplicate: 'Listed twice',
  cancelled: 'Cancelled',
  removal: 'Removal',
  claim: 'Claim of an organiser',
  submission: 'Submitted event',
};

/** The fields of a submitted event. */
const SUBMITTED: Readonly<Record<string, string>> = {
  title: 'Title',
  start_local: 'Start, local time',
  end_local: 'End, local time',
  repeats: 'Repeats',
  repeats_until: 'Repeats until',
  timezone: 'Time zone',
  venue_name: 'Venue',
  address: 'Address',
  city: 'City',
  country: 'Country',
  category: 'Category',
  url: 'Event website',
  ticket_url: 'Tickets',
  image_url: 'Picture',
  description: 'Description',
  organizer: 'Organiser',
};

/** "2026-12-04T20:00:00" as "2026-12-04 20:00". */
const formatLocal = (time: string): string => time.slice(0, 16).replace('T', ' ');

const STANDING = ['', ' · account', ' · organiser, by an accepted claim'];

const Report = ({
  correction,
  formToken,
}: FormProps & { correction: Correction }): ComponentChild => {
  const { id, kind, event, otherEvent, detail, submission, email, created_at } = correction;
  const { reporterHash, network, priority } = correction;
  const path = `/console/reports/${id}`;
  return (
    <section class="sheet">
      <h2>{submission?.['title'] ?? event?.title ?? KINDS[kind]}</h2>
      <p class="hint">
        {`${KINDS[kind]} · ${formatMinute(created_at)} · ${email === null ? 'no answer requested' : 'is answered by mail'}${STANDING[priority] ?? ''} · `}
        <a href={linkTo({ sender: reporterHash })}>sender</a>
        {network !== null && [' · ', <a href={linkTo({ network })}>network</a>]}
      </p>
      {event && (
        <p>
          <a href={eventPath(event.slug)}>{event.title}</a>
        </p>
      )}
      {otherEvent && (
        <p>
          {'Same as: '}
          <a href={eventPath(otherEvent.slug)}>{otherEvent.title}</a>
        </p>
      )}
      {detail !== null && <p class="text">{detail}</p>}
      {kind === 'claim' && (
        <p class="hint">
          Accepted: later reports about this event from the account that claims it come first.
        </p>
      )}
      {submission && (
        <dl>
          {Object.entries(submission).map(
            ([name, value]) =>
              name !== 'title' && [
                <dt>{SUBMITTED[name] ?? name}</dt>,
                <dd>{name.endsWith('_local') ? formatLocal(String(value)) : String(value)}</dd>,
              ],
          )}
        </dl>
      )}
      <Action
        action={`${path}/accept`}
        label="Accept"
        formToken={formToken}
        other={{ action: `${path}/reject`, label: 'Reject' }}
      >
        <Field label="Note for the reporter">
          <input name="note" maxlength={500} />
        </Field>
      </Action>
    </section>
  );
};
