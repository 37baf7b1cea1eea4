import { OPTIONAL_MAILS, type OptionalMail } from '@marquee/mail';
import { Choice, h, type ComponentChild } from '@marquee/ui';
import { useTexts } from '../../page-scope.ts';
import type { SiteMessageName } from '../../texts/site-translator.ts';
import { AccountNav, ActionForm } from '../account-parts.ts';

const LABELS: Readonly<Record<OptionalMail, SiteMessageName>> = {
  digest: 'mailDigest',
  saved_search: 'mailSavedSearch',
  announcement: 'mailAnnouncement',
  event_change: 'mailEventChange',
  correction: 'mailCorrection',
  webhook_disabled: 'mailWebhookDisabled',
};

interface Props {
  email: string;
  /** The kinds that are turned off. */
  off: string[];
  formToken: string;
}

/** The kinds of mails that the owner of an account gets. */
export function MailsPage({ email, off, formToken }: Props): ComponentChild {
  const t = useTexts();
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
        OPTIONAL_MAILS.map(({ kind }) =>
          h(
            'li',
            { key: kind },
            h(
              Choice,
              { type: 'checkbox', name: `mail_${kind}`, value: '1', isChecked: !off.includes(kind) },
              t(LABELS[kind]),
            ),
          ),
        ),
      ),
    ),
  ];
}
