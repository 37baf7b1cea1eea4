import type { EventForOperator } from '@marquee/database';
import { AVAILABILITIES, CATEGORIES, type FieldOrigin } from '@marquee/domain';
import { Field, type ComponentChild } from '@marquee/pages';
import { ActionForm, formatMinute, RowAction } from '../account/account-parts.tsx';
import { eventPath } from '../components/links.ts';
import { ProvenanceTable } from './provenance-table.tsx';

interface Props {
  event: EventForOperator;
  provenance: Readonly<Record<string, FieldOrigin>>;
  formToken: string;
}

/** The facts of an event, with the pins of operators. */
export const EventEditor = ({ event, provenance, formToken }: Props): ComponentChild => {
  const { slug, removed_at, featured, status, pinned_status, pinned_featured, updated_at } = event;
  const fields = { event: slug };
  return [
    <h2>
      <a href={eventPath(slug)}>{event.title}</a>
    </h2>,
    <p class="hint">{`Status ${status}${pinned_status === null ? '' : ' (pinned)'}, ${featured ? 'featured' : 'not featured'}${pinned_featured === null ? '' : ' (pinned)'}, changed ${formatMinute(updated_at)}`}</p>,
    <div class="actions">
      {featured ? (
        <RowAction
          action="/console/events/unfeature"
          formToken={formToken}
          label="Do not feature"
          fields={fields}
        />
      ) : (
        <RowAction
          action="/console/events/feature"
          formToken={formToken}
          label="Feature"
          fields={fields}
        />
      )}
      {status !== 'cancelled' && (
        <RowAction
          action="/console/events/cancel"
          formToken={formToken}
          label="Cancel"
          fields={fields}
        />
      )}
      {removed_at === null ? (
        <RowAction
          action="/console/events/remove"
          formToken={formToken}
          label="Remove"
          fields={fields}
        />
      ) : (
        <RowAction
          action="/console/events/restore"
          formToken={formToken}
          label="Restore"
          fields={fields}
        />
      )}
    </div>,
    <ProvenanceTable event={event} provenance={provenance} formToken={formToken} />,
    <h2>Pinned facts</h2>,
    <p>
      A pinned fact overrides the sources, also in later runs. An empty field releases its pin.
    </p>,
    <ActionForm action="/console/events/pin" formToken={formToken} label="Save" fields={fields}>
      <Facts event={event} />
    </ActionForm>,
  ];
};

const Facts = ({
  event: { pinned_facts, ...event },
}: {
  event: EventForOperator;
}): ComponentChild => [
  <Field label={`Title (${event.title})`}>
    <input name="title" maxlength={300} value={pinned_facts['title']} />
  </Field>,
  <Field label="Description">
    <textarea name="description" maxlength={20_000} rows={4} value={pinned_facts['description']} />
  </Field>,
  <Choices
    label={`Category (${event.category})`}
    name="category"
    values={CATEGORIES}
    chosen={pinned_facts['category']}
  />,
  <Choices
    label={`Availability (${event.availability})`}
    name="availability"
    values={AVAILABILITIES}
    chosen={pinned_facts['availability']}
  />,
  <Field label={`Tickets (${event.ticket_url ?? 'none'})`}>
    <input name="ticket_url" type="url" value={pinned_facts['ticket_url']} />
  </Field>,
  <Field label={`Image (${event.image_url ?? 'none'})`}>
    <input name="image_url" type="url" value={pinned_facts['image_url']} />
  </Field>,
];

interface ChoicesProps {
  label: string;
  name: string;
  values: readonly string[];
  chosen: string | undefined;
}

const Choices = ({ label, name, values, chosen }: ChoicesProps): ComponentChild => (
  <Field label={label}>
    <select name={name}>
      <option value="">as the sources state</option>
      {values.map((value) => (
        <option key={value} value={value} selected={value === chosen}>
          {value}
        </option>
      ))}
    </select>
  </Field>
);
