import type { NotificationRequest } from '@marquee/database';
import { Button, Choice, h, HiddenField, type ComponentChild } from '@marquee/ui';

/** Describes what a request is about. */
const subject = ({ artist, city, event }: NotificationRequest): string =>
  event === null ? `${artist ?? 'an artist'} in ${city ?? 'a city'}` : `changes of ${event}`;

interface Props {
  requests: NotificationRequest[];
}

/** Checkboxes for the requests that a link confirms, for use inside its form. Empty without requests. */
export const RequestBoxes = ({ requests }: Props): ComponentChild =>
  requests.length > 0 && [
    h('p', null, 'These notifications were requested for your address. Untick what you do not want:'),
    h(HiddenField, { name: 'listed', value: '1' }),
    h(
      'ul',
      null,
      requests.map((request) =>
        h(
          'li',
          { key: request.target_id },
          h(Choice, { type: 'checkbox', name: 'request', value: request.target_id, isChecked: true }, subject(request)),
        ),
      ),
    ),
  ];

/** The requests of a subscriber, each with a delete button. */
export function RequestList({ requests, token }: Props & { token: string }): ComponentChild {
  if (requests.length === 0) return [h('h2', null, 'Notifications'), h('p', null, 'You have requested none.')];
  const pending = requests.filter(({ is_pending }) => is_pending);
  const active = requests.filter(({ is_pending }) => !is_pending);
  const confirmAll = h('p', null, h(Button, { name: 'confirm', value: 'all' }, 'Confirm all'));
  return h(
    'form',
    { method: 'post', action: 'requests', class: 'requests' },
    h(HiddenField, { name: 'token', value: token }),
    pending.length > 0 && h(PendingRequests, { requests: pending }),
    pending.length > 1 && confirmAll,
    active.length > 0 && [h('h2', null, 'You are notified about'), h(Items, { requests: active })],
  );
}

const PendingRequests = ({ requests }: Props): ComponentChild => [
  h('h2', null, 'Waiting for your confirmation'),
  h(
    'p',
    null,
    'Someone requested these with your address. Unless you confirm them, they expire after 7 days and we send nothing.',
  ),
  h(Items, { requests }),
];

const Items = ({ requests }: Props): ComponentChild =>
  h(
    'ul',
    null,
    requests.map((request) => h(Item, { request, key: request.target_id })),
  );

const Item = ({ request }: { request: NotificationRequest }): ComponentChild =>
  h(
    'li',
    null,
    h('span', null, subject(request)),
    ' ',
    h('span', null, request.is_pending && [confirmButton(request), ' '], deleteButton(request)),
  );

const confirmButton = (request: NotificationRequest): ComponentChild =>
  h(Button, { name: 'confirm', value: request.target_id, 'aria-label': `confirm ${subject(request)}` }, 'Confirm');

const deleteButton = (request: NotificationRequest): ComponentChild =>
  h(
    Button,
    { isQuiet: true, name: 'delete', value: request.target_id, 'aria-label': `delete ${subject(request)}` },
    'Delete',
  );
