import type { ListedPasskey } from '@marquee/database';
import { Empty, FormField, Isolated, type ComponentChild } from '@marquee/pages';
import { pageAddress } from '../../components/links.ts';
import { usePage, useTexts } from '../../page-scope.tsx';
import { AccountNav, ActionForm, formatMinute, Row, RowAction, Table } from '../account-parts.tsx';
import type { FormFields } from '../forms.ts';
import { PasskeyForm } from './passkey-form.tsx';
import type { OperatorSignIn } from './recent-sign-in.ts';

interface PasskeysProps extends OperatorSignIn {
  passkeys: ListedPasskey[];
  formToken: string;
}

/** The passkeys of an operator. Changes need a fresh sign-in. */
export function PasskeysPage({
  passkeys,
  formToken,
  isRecent,
  hasPasskeys,
}: PasskeysProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return [
    <AccountNav current="/account/passkeys" />,
    <h1>{t('passkeys')}</h1>,
    <p class="lead">{t('passkeysText')}</p>,
    passkeys.length === 0 ? (
      <Empty>{t('noPasskeys')}</Empty>
    ) : (
      <Table titles={[t('name'), t('created'), t('lastUsed'), t('actions')]}>
        {passkeys.map(({ id, name, created_at, last_used_at }) => (
          <Row
            key={id}
            cells={[
              <Isolated text={name} />,
              formatMinute(created_at),
              last_used_at ? formatMinute(last_used_at) : t('never'),
              isRecent && passkeys.length > 1 && (
                <RowAction
                  action={`/account/passkeys/${id}/remove`}
                  formToken={formToken}
                  label={t('removePasskey')}
                />
              ),
            ]}
          />
        ))}
      </Table>
    ),
    passkeys.length === 1 && <p class="hint">{t('lastPasskey')}</p>,
    isRecent ? (
      <PasskeyForm
        action="/account/passkeys"
        kind="create"
        formToken={formToken}
        label={t('addPasskey')}
      >
        <FormField label={t('passkeyName')} name="name" required maxlength={60} />
      </PasskeyForm>
    ) : hasPasskeys ? (
      <UsePasskey formToken={formToken} />
    ) : (
      <p>
        {t('signInToAdd')} <a href={pageAddress('/account/sign-in', page)}>{t('signIn')}</a>
      </p>
    ),
    <p>
      <a href="/console">{t('console')}</a>
    </p>,
  ];
}

/** Requests a passkey, and returns to the page that needs one. */
export function UsePasskeyPage({ formToken }: { formToken: string }): ComponentChild {
  const t = useTexts();
  return [<h1>{t('confirmOperator')}</h1>, <UsePasskey formToken={formToken} />];
}

const UsePasskey = ({ formToken }: { formToken: string }): ComponentChild => {
  const t = useTexts();
  return [
    <p>{t('usePasskeyText')}</p>,
    <PasskeyForm
      action="/account/passkeys/use"
      kind="use"
      formToken={formToken}
      label={t('usePasskey')}
    />,
    <p class="hint">{t('lostPasskeys')}</p>,
  ];
};

interface ConfirmProps {
  /** The form that waits for the confirmation, and its fields. */
  action: string;
  fields: FormFields;
  formToken: string;
  email: string;
  hasPasskeys: boolean;
  /** Whether a code was mailed now; null if none was requested. */
  isMailed: boolean | null;
}

/** Requests a passkey or a mailed code before a form has an effect, and sends the form with it. */
export function ConfirmPage({
  action,
  fields,
  formToken,
  email,
  hasPasskeys,
  isMailed,
}: ConfirmProps): ComponentChild {
  const t = useTexts();
  const form = { action, fields, formToken };
  return [
    <h1>{t('confirmOperator')}</h1>,
    <p class="lead">{t('confirmText')}</p>,
    hasPasskeys ? (
      <PasskeyForm {...form} kind="use" label={t('usePasskey')} />
    ) : (
      [
        isMailed !== null && <p>{t(isMailed ? 'confirmCodeText' : 'noCodeText', { email })}</p>,
        <ActionForm {...form} label={t('continueAction')}>
          <FormField
            name="code"
            label={t('code')}
            required
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength={12}
          />
        </ActionForm>,
      ]
    ),
  ];
}
