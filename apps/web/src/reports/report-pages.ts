import { CATEGORIES } from '@marquee/domain';
import { Button, Choice, Field, h, type ComponentChild } from '@marquee/ui';
import { eventPath, reportPath } from '../components/links.ts';

const KINDS = [
  ['wrong_fact', 'A fact is wrong'],
  ['cancelled', 'It is cancelled'],
  ['duplicate', 'It is listed twice'],
  ['claim', 'I organise this event'],
  ['removal', 'It must be removed'],
] as const;

interface ReportProps {
  title: string;
  slug: string;
}

/** The form to report a fault of an event. */
export const ReportPage = ({ title, slug }: ReportProps): ComponentChild => [
  h('h1', null, 'Report a fault'),
  h('p', { class: 'lead' }, h('a', { href: eventPath(slug) }, title)),
  h(
    'form',
    { method: 'post', action: reportPath(slug), class: 'form' },
    h(
      'fieldset',
      null,
      h('legend', null, 'What is wrong?'),
      KINDS.map(
        ([kind, label]) =>
        h('div', { key: kind }, h(Choice, { type: 'radio', name: 'kind', value: kind, isChecked: kind === 'wrong_fact' }, label)), // prettier-ignore
      ),
    ),
    h(
      Field,
      { label: 'What is right, and how do you know? Required for a wrong fact, and if you organise the event' },
      h('textarea', { name: 'detail', rows: 5, maxlength: 2_000 }),
    ),
    h(Field, { label: 'If it is listed twice: address of the other event' }, h('input', { name: 'other_event', maxlength: 300 })), // prettier-ignore
    h(EmailField, null),
    h(Button, null, 'Send the report'),
  ),
];

/** The form to submit an event. */
export const SubmitPage = (): ComponentChild => [
  h('h1', null, 'Submit an event'),
  h('p', { class: 'lead' }, 'We check each event before we list it.'),
  h(
    'form',
    { method: 'post', action: '/submit', class: 'form' },
    h(Field, { label: 'Title' }, h('input', { name: 'title', required: true, maxlength: 300 })),
    h(Field, { label: 'Start, in local time' }, h('input', { name: 'start_local', type: 'datetime-local', required: true })), // prettier-ignore
    h(Field, { label: 'End, in local time' }, h('input', { name: 'end_local', type: 'datetime-local' })),
    h(
      Field,
      { label: 'Category' },
      h(
        'select',
        { name: 'category', required: true },
        CATEGORIES.map((category) => h('option', { key: category, value: category }, category)),
      ),
    ),
    h(Field, { label: 'Venue' }, h('input', { name: 'venue_name', required: true, maxlength: 200 })),
    h(Field, { label: 'Street address' }, h('input', { name: 'address', maxlength: 300 })),
    h(Field, { label: 'City' }, h('input', { name: 'city', required: true, maxlength: 120 })),
    h(Field, { label: 'Country' }, h('input', { name: 'country', required: true, maxlength: 60 })),
    h(
      Field,
      { label: 'Page of the event' },
      h('input', { name: 'url', type: 'url', required: true, maxlength: 2_000 }),
    ),
    h(Field, { label: 'Where tickets are sold' }, h('input', { name: 'ticket_url', type: 'url', maxlength: 2_000 })),
    h(Field, { label: 'Organiser' }, h('input', { name: 'organizer', maxlength: 200 })),
    h(Field, { label: 'Description' }, h('textarea', { name: 'description', rows: 6, maxlength: 5_000 })),
    h(EmailField, null),
    h(Button, null, 'Submit the event'),
  ),
];

const EmailField = (): ComponentChild =>
  h(
    Field,
    { label: 'Your e-mail address, for the answer only' },
    h('input', { name: 'email', type: 'email', maxlength: 254, autocomplete: 'email' }),
  );

export const ThanksPage = ({ id }: { id: string }): ComponentChild => [
  h('h1', null, 'Thank you'),
  h('p', { class: 'lead' }, 'An operator decides soon. If you gave an address, the answer arrives by mail.'),
  h('p', null, 'Number of your report: ', h('code', null, id)),
];
