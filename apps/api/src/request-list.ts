import type { NotificationRequest } from '@marquee/database';
import { createMailTranslator } from '@marquee/mail';
import { Button, Choice, h, HiddenField, type ComponentChild } from '@marquee/ui';
import type { MailPageTexts } from './pages/mail-page-texts.ts';

/** Describes what a request is about. */
function subject(
  { artist, city, event }: NotificationRequest,
  { t, translator }: MailPageTexts,
): string {
  if (event !== null) return t('changesOf', { event });
  const names = { artist: artist ?? t('anArtist'), city: city ?? t('aCity') };
  return createMailTranslator(translator.locale).t('aboutArtist', names);
}

interface Props {
  requests: NotificationRequest[];
  texts: MailPageTexts;
}

/** Checkboxes for the requests that a link confirms, for use inside its form. Empty without requests. */
export const RequestBoxes = ({ requests, texts }: Props): ComponentChild =>
  requests.length > 0 && [
    h('p', null, texts.t('requestsText')),
    h(HiddenField, { name: 'listed', value: '1' }),
    h(
      'ul',
      null,
      requests.map((request) =>
        h(
          'li',
          { key: request.target_id },
          h(
            Choice,
            { type: 'checkbox', name: 'request', value: request.target_id, isChecked: true },
            subject(request, texts),
          ),
        ),
      ),
    ),
  ];

/** The requests of a subscriber, each with a delete button. */
export function RequestList({ requests, token, texts }: Props & { token: string }): ComponentChild {
  const { t, inLanguage } = texts;
  if (requests.length === 0)
    return [h('h2', null, t('notifications')), h('p', null, t('noRequests'))];
  const pending = requests.filter(({ is_pending }) => is_pending);
  const active = requests.filter(({ is_pending }) => !is_pending);
  const confirmAll = h('p', null, h(Button, { name: 'confirm', value: 'all' }, t('confirmAll')));
  return h(
    'form',
    { method: 'post', action: inLanguage('requests'), class: 'requests' },
    h(HiddenField, { name: 'token', value: token }),
    pending.length > 0 && h(PendingRequests, { requests: pending, texts }),
    pending.length > 1 && confirmAll,
    active.length > 0 && [h('h2', null, t('notifiedAbout')), h(Items, { requests: active, texts })],
  );
}

const PendingRequests = ({ requests, texts }: Props): ComponentChild => [
  h('h2', null, texts.t('waiting')),
  h('p', null, texts.t('waitingText')),
  h(Items, { requests, texts }),
];

const Items = ({ requests, texts }: Props): ComponentChild =>
  h(
    'ul',
    null,
    requests.map((request) => h(Item, { request, texts, key: request.target_id })),
  );

interface ItemProps {
  request: NotificationRequest;
  texts: MailPageTexts;
}

const Item = ({ request, texts }: ItemProps): ComponentChild =>
  h(
    'li',
    null,
    h('span', { dir: 'auto' }, subject(request, texts)),
    ' ',
    h(
      'span',
      null,
      request.is_pending && [h(ConfirmButton, { request, texts }), ' '],
      h(DeleteButton, { request, texts }),
    ),
  );

const ConfirmButton = ({ request, texts }: ItemProps): ComponentChild =>
  h(
    Button,
    {
      name: 'confirm',
      value: request.target_id,
      'aria-label': texts.t('confirmOf', { what: subject(request, texts) }),
    },
    texts.t('confirm'),
  );

const DeleteButton = ({ request, texts }: ItemProps): ComponentChild =>
  h(
    Button,
    {
      isQuiet: true,
      name: 'delete',
      value: request.target_id,
      'aria-label': texts.t('deleteOf', { what: subject(request, texts) }),
    },
    texts.t('delete'),
  );
