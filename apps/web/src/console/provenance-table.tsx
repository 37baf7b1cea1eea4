import type { EventForOperator } from '@marquee/database';
import type { FieldOrigin, FieldStatement } from '@marquee/domain';
import type { ComponentChild } from '@marquee/pages';
import { RowAction, Row, Table } from '../account/account-parts.tsx';

/** Fields that an operator can pin. */
const PINNABLE = new Set([
  'title',
  'description',
  'category',
  'availability',
  'ticket_url',
  'image_url',
]);
/** Fields of one decision: whether and when the event takes place. */
const DECIDABLE = new Set(['status', 'start_local']);
const MAX_SHOWN = 160;

interface Props {
  event: EventForOperator;
  provenance: Readonly<Record<string, FieldOrigin>>;
  formToken: string;
}

/**
 * Each field with the source of its value, since when it states it, and the sources that state
 * another one.
 */
export const ProvenanceTable = ({ event, provenance, formToken }: Props): ComponentChild => {
  const show = (field: string, { value, source, source_id, since }: FieldStatement) => (
    <div key={source}>
      <span>{shorten(value)}</span>
      <span class="hint">{` ${source}, since ${since.slice(0, 10)} `}</span>
      {typeof value === 'string' && isPinnable(event, field, value) && (
        <RowAction
          action="/console/events/pin"
          formToken={formToken}
          label="Pin"
          // The form states every pin of the event, so it contains the others too.
          fields={{ event: event.slug, ...event.pinned_facts, [field]: value }}
        />
      )}
      {DECIDABLE.has(field) && (
        <RowAction
          action="/console/events/decide"
          formToken={formToken}
          label="Day and status of this source count"
          fields={{ event: event.slug, source, id: source_id }}
        />
      )}
    </div>
  );
  return [
    <h2>What the sources state</h2>,
    <p>
      Pin a value to decide between sources. It stays until you empty its field below. Day and
      status are one decision: choose a source, which counts as long as it lists the event.
    </p>,
    provenance['start_local']?.pinned === true && (
      <RowAction
        action="/console/events/decide"
        formToken={formToken}
        label="Let the sources decide on day and status"
        fields={{ event: event.slug }}
      />
    ),
    <Table titles={['Field', 'Value', 'Other sources state']}>
      {Object.entries(provenance).map(([field, origin]) => (
        <Row
          key={field}
          cells={[
            origin.pinned === true ? `${field} (pinned)` : field,
            show(field, origin),
            origin.disagree.map((other) => show(field, other)),
          ]}
        />
      ))}
    </Table>,
  ];
};

const isPinnable = ({ pinned_facts }: EventForOperator, field: string, value: string) =>
  PINNABLE.has(field) && pinned_facts[field] !== value;

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
