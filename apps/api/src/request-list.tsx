import type { NotificationRequest } from '@marquee/database';
import { createMailTranslator } from '@marquee/mail';
import { Button, Choice, HiddenField, type ComponentChild } from '@marquee/pages';
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

/**
 * Checkboxes for the requests that a link confirms, for use inside its form. Empty without
 * requests.
 */
export const RequestBoxes = ({ requests, texts }: Props): ComponentChild =>
  requests.length > 0 && [
    <p>{texts.t('requestsText')}</p>,
    <HiddenField name="listed" value="1" />,
    <ul>
      {requests.map((request) => (
        <li key={request.target_id}>
          <Choice type="checkbox" name="request" value={request.target_id} isChecked>
            {subject(request, texts)}
          </Choice>
        </li>
      ))}
    </ul>,
  ];

/** The requests of a subscriber, each with a delete button. */
export function RequestList({ requests, token, texts }: Props & { token: string }): ComponentChild {
  const { t, inLanguage } = texts;
  if (requests.length === 0) return [<h2>{t('notifications')}</h2>, <p>{t('noRequests')}</p>];
  const pending = requests.filter(({ is_pending }) => is_pending);
  const active = requests.filter(({ is_pending }) => !is_pending);
  const confirmAll = (
    <p>
      <Button name="confirm" value="all">
        {t('confirmAll')}
      </Button>
    </p>
  );
  return (
    <form method="post" action={inLanguage('requests')} class="requests">
      <HiddenField name="token" value={token} />
      {pending.length > 0 && <PendingRequests requests={pending} texts={texts} />}
      {pending.length > 1 && confirmAll}
      {active.length > 0 && [
        <h2>{t('notifiedAbout')}</h2>,
        <Items requests={active} texts={texts} />,
      ]}
    </form>
  );
}

const PendingRequests = ({ requests, texts }: Props): ComponentChild => [
  <h2>{texts.t('waiting')}</h2>,
  <p>{texts.t('waitingText')}</p>,
  <Items requests={requests} texts={texts} />,
];

const Items = ({ requests, texts }: Props): ComponentChild => (
  <ul>
    {requests.map((request) => (
      <Item request={request} texts={texts} key={request.target_id} />
    ))}
  </ul>
);

interface ItemProps {
  request: NotificationRequest;
  texts: MailPageTexts;
}

const Item = ({ request, texts }: ItemProps): ComponentChild => (
  <li>
    <span dir="auto">{subject(request, texts)}</span>{' '}
    <span>
      {request.is_pending && [<ConfirmButton request={request} texts={texts} />, ' ']}
      <DeleteButton request={request} texts={texts} />
    </span>
  </li>
);

const ConfirmButton = ({ request, texts }: ItemProps): ComponentChild => (
  <Button
    name="confirm"
    value={request.target_id}
    aria-label={texts.t('confirmOf', { what: subject(request, texts) })}
  >
    {texts.t('confirm')}
  </Button>
);

const DeleteButton = ({ request, texts }: ItemProps): ComponentChild => (
  <Button
    isQuiet
    name="delete"
    value={request.target_id}
    aria-label={texts.t('deleteOf', { what: subject(request, texts) })}
  >
    {texts.t('delete')}
  </Button>
);
