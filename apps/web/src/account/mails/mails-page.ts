import { OPTIONAL_MAILS } from '@marquee/mail';
import { Choice, h, type ComponentChild } from '@marquee/ui';
import { AccountNav, ActionForm } from '../account-parts.ts';

interface Props {
  email: string;
  /** The kinds that are turned off. */
  off: string[];
  formToken: string;
}

/** The kinds of mails that the owner of an account gets. */
export const MailsPage = ({ email, off, formToken }: Props): ComponentChild => [
  h(AccountNav, { current: '/account/mails' }),
  h('h1', null, 'Mails'),
  h('p', { class: 'lead' }, `Choose the mails that ${email} may get. Mails that answer what you do, such as a link to sign in, are always sent.`), // prettier-ignore
  h(
    ActionForm,
    { action: '/account/mails', formToken, label: 'Save' },
    OPTIONAL_MAILS.map(({ kind, label }) =>
      h(
        Choice,
        { key: kind, type: 'checkbox', name: `mail_${kind}`, value: '1', isChecked: !off.includes(kind) },
        label,
      ),
    ),
  ),
];
