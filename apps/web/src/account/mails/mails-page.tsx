import { mailStopText, OPTIONAL_MAILS, optionalMailLabel } from '@marquee/mail';
import { Choice, type ComponentChild } from '@marquee/pages';
import { usePage } from '../../page-scope.tsx';
import { AccountNav, ActionForm } from '../account-parts.tsx';

interface Props {
  email: string;
  /** The kinds that are turned off. */
  off: string[];
  formToken: string;
}

/** The kinds of mails that the owner of an account gets. */
export function MailsPage({ email, off, formToken }: Props): ComponentChild {
  const { t, language } = usePage().translator;
  return [
    <AccountNav current="/account/mails" />,
    <h1>{t('mails')}</h1>,
    <p class="lead">{t('mailsText', { email })}</p>,
    <ActionForm action="/account/mails" formToken={formToken} label={t('save')}>
      <ul>
        {OPTIONAL_MAILS.map((kind) => (
          <li key={kind}>
            <Choice type="checkbox" name={`mail_${kind}`} value="1" isChecked={!off.includes(kind)}>
              {optionalMailLabel(kind, language)}
            </Choice>
          </li>
        ))}
      </ul>
    </ActionForm>,
  ];
}

/** States that all mails to the owner are stopped. Its button allows them again. */
export function StoppedPage({ formToken }: Pick<Props, 'formToken'>): ComponentChild {
  const { t, language } = usePage().translator;
  return [
    <AccountNav current="/account/mails" />,
    <h1>{t('mails')}</h1>,
    <p class="lead">{mailStopText('stopped', language)}</p>,
    <ActionForm
      action="/account/mails"
      formToken={formToken}
      label={mailStopText('allow', language)}
      fields={{ allow: '1' }}
    />,
  ];
}
