import type { ListedSession } from '@marquee/database';
import { type ComponentChild } from '@marquee/pages';
import { pageAddress } from '../../components/links.ts';
import { usePage } from '../../page-scope.tsx';
import { ActionForm, formatMinute, Row, RowAction, Table } from '../account-parts.tsx';

export interface SessionListProps {
  sessions: ListedSession[];
  /** The id of the session that shows the list. */
  currentSession: string;
  /** Operators have passkeys. */
  isOperator: boolean;
  formToken: string;
}

/** Where the owner is signed in, with a button to end each session, and all. */
export function SessionList({
  sessions,
  currentSession,
  isOperator,
  formToken,
}: SessionListProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return [
    <Table titles={[t('device'), t('since'), t('lastUsed'), t('actions')]}>
      {sessions.map(({ id, device, created_at, last_used_at }) => (
        <Row
          key={id}
          cells={[
            `${device ?? t('unknownDevice')}${id === currentSession ? ` (${t('thisDevice')})` : ''}`,
            formatMinute(created_at),
            formatMinute(last_used_at),
            <RowAction
              action={`/account/sessions/${id}/end`}
              formToken={formToken}
              label={t('signOut')}
            />,
          ]}
        />
      ))}
    </Table>,
    <ActionForm
      action="/account/sign-out-all"
      formToken={formToken}
      label={t('signOutAll')}
      isQuiet
    />,
    isOperator && (
      <p>
        <a href={pageAddress('/account/passkeys', page)}>{t('passkeys')}</a>
      </p>
    ),
  ];
}
