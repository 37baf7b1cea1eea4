import type { EventForOperator } from '@marquee/database';
import { AVAILABILITIES, CATEGORIES } from '@marquee/domain';
import { Button, Empty, Field, h, type ComponentChild } from '@marquee/ui';
import { ActionForm, formatMinute, RowAction } from '../account/account-parts.ts';
import { eventPath } from '../components/links.ts';

interface Props {
  /** What the operator searched for. */
  reference: string | undefined;
  event: EventForOperator | null;
  formToken: string;
}

/** Finds one event and shows its facts, with the pins of operators. */
export const EventEditor = ({ reference, event, formToken }: Props): ComponentChild => [
  h(
    'form',
    { method: 'get', action: '/console/events', class: 'form' },
    h(
      Field,
      { label: 'Slug or id of an event' },
      h('input', { name: 'event', required: true, maxlength: 200, value: reference }),
    ),
    h(Button, { isQuiet: true }, 'Open'),
  ),
  reference !== undefined && !event && h(Empty, null, 'No event has this slug or id.'),
  event && h(Editor, { event, formToken }),
];

const Editor = ({
  event,
  formToken,
}: {
  event: EventForOperator;
  formToken: string;
}): ComponentChild => {
  const { slug, removed_at, featured, status, pinned_status, pinned_featured, updated_at } = event;
  const fields = { event: slug };
  return [
    h('h2', null, h('a', { href: eventPath(slug) }, event.title)),
    h('p', { class: 'hint' }, `Status ${status}${pinned_status === null ? '' : ' (pinned)'}, ${featured ? 'featured' : 'not featured'}${pinned_featured === null ? '' : ' (pinned)'}, changed ${formatMinute(updated_at)}`), // prettier-ignore
    h(
      'div',
      { class: 'actions' },
      featured
        ? h(RowAction, {
            action: '/console/events/unfeature',
            formToken,
            label: 'Do not feature',
            fields,
          })
        : h(RowAction, { action: '/console/events/feature', formToken, label: 'Feature', fields }),
      status !== 'cancelled' &&
        h(RowAction, { action: '/console/events/cancel', formToken, label: 'Cancel', fields }),
      removed_at === null
        ? h(RowAction, { action: '/console/events/remove', formToken, label: 'Remove', fields })
        : h(RowAction, { action: '/console/events/restore', formToken, label: 'Restore', fields }),
    ),
    h('h2', null, 'Pinned facts'),
    h(
      'p',
      null,
      'A pinned fact overrides the sources, also in later runs. An empty field releases its pin.',
    ),
    h(
      ActionForm,
      { action: '/console/events/pin', formToken, label: 'Save', fields },
      h(Facts, { event }),
    ),
  ];
};

const Facts = ({
  event: { pinned_facts, ...event },
}: {
  event: EventForOperator;
}): ComponentChild => [
  h(
    Field,
    { label: `Title (${event.title})` },
    h('input', { name: 'title', maxlength: 300, value: pinned_facts['title'] }),
  ),
  h(Field, { label: 'Description' }, h('textarea', { name: 'description', maxlength: 20_000, rows: 4, value: pinned_facts['description'] })), // prettier-ignore
  h(Choices, {
    label: `Category (${event.category})`,
    name: 'category',
    values: CATEGORIES,
    chosen: pinned_facts['category'],
  }),
  h(Choices, { label: `Availability (${event.availability})`, name: 'availability', values: AVAILABILITIES, chosen: pinned_facts['availability'] }), // prettier-ignore
  h(Field, { label: `Tickets (${event.ticket_url ?? 'none'})` }, h('input', { name: 'ticket_url', type: 'url', value: pinned_facts['ticket_url'] })), // prettier-ignore
  h(Field, { label: `Image (${event.image_url ?? 'none'})` }, h('input', { name: 'image_url', type: 'url', value: pinned_facts['image_url'] })), // prettier-ignore
];

interface ChoicesProps {
  label: string;
  name: string;
  values: readonly string[];
  chosen: string | undefined;
}

const Choices = ({ label, name, values, chosen }: ChoicesProps): ComponentChild =>
  h(
    Field,
    { label },
    h(
      'select',
      { name },
      h('option', { value: '' }, 'as the sources state'),
      values.map((value) => h('option', { key: value, value, selected: value === chosen }, value)),
    ),
  );
