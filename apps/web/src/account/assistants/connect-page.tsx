import { Isolated, type ComponentChild } from '@marquee/pages';
import type { ConnectRequest } from '../../oauth/connect-request.ts';
import { useTexts } from '../../page-scope.tsx';
import { ActionForm } from '../account-parts.tsx';
import { scopeTexts } from './assistants-page.tsx';

interface Props {
  id: string;
  request: ConnectRequest;
  /** Of the account. */
  email: string;
  formToken: string;
}

/** Lets the owner of an account decide whether an assistant gets access. */
export function ConnectPage({ id, request, email, formToken }: Props): ComponentChild {
  const t = useTexts();
  const { name, host, scopes, returnsTo } = request;
  const action = `/account/connect/${id}`;
  return [
    <h1>{t('connectAssistant')}</h1>,
    <p class="lead">
      <Isolated text={name} /> (<code>{host}</code>)
    </p>,
    <p>{t('assistantAsks', { email })}</p>,
    <ul>
      {scopeTexts(scopes, t).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>,
    <p>{t('assistantUnchecked')}</p>,
    <p>
      {t('returnsTo')} <code>{returnsTo}</code>
    </p>,
    <ActionForm action={`${action}/allow`} formToken={formToken} label={t('allow')} />,
    <ActionForm
      action={`${action}/refuse`}
      formToken={formToken}
      label={t('doNotAllow')}
      isQuiet
    />,
  ];
}
