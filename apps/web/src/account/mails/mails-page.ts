import { mailStopText, OPTIONAL_MAILS, optionalMailLabel } from '@marquee/mail';
import { Choice, h, type ComponentChild } from '@marquee/ui';
import { usePage } from '../../page-scope.ts';
import { AccountNav, ActionForm } from '../account-parts.ts';

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
    h(AccountNav, { current: '/account/mails' }),
    h('h1', null, t('mails')),
    h('p', { class: 'lead' }, t('mailsText', { email })),
    h(
      ActionForm,
      { action: '/account/mails', formToken, label: t('save') },
      h(
        'ul',
        null,
        OPTIONAL_MAILS.map((kind) =>
          h(
            'li',
            { key: kind },
            h(
              Choice,
              {
                type: 'checkbox',
                name: `mail_${kind}`,
                value: '1',
                isChecked: !off.includes(kind),
              },
              optionalMailLabel(kind, language),
            ),
          ),
        ),
      ),
    ),
  ];
}

/** States that all mails to the owner are stopped. Its button allows them again. */
export function StoppedPage({ formToken }: Pick<Props, 'formToken'>): ComponentChild {
  const { t, language } = usePage().translator;
  return [
    h(AccountNav, { current: '/account/mails' }),
    h('h1', null, t('mails')),
    h('p', { class: 'lead' }, mailStopText('stopped', language)),
    h(ActionForm, {
      action: '/account/mails',
      formToken,
      label: mailStopText('allow', language),
      fields: { allow: '1' },
    }),
  ];
}
