import { readMailsOff } from '@marquee/mail';
import { h } from '@marquee/ui';
import type { FormHandler, ViewLoader } from '../account-handlers.ts';
import { MailsPage } from './mails-page.ts';

/** The page of mails, by its path below /account. */
export const MAIL_VIEWS: Readonly<Record<string, ViewLoader>> = {
  mails: async ({ mailOptOuts, emailHasher }, { session: { email }, formToken }) => {
    const off = await mailOptOuts.list(emailHasher.hashEmail(email));
    return { title: 'mails', body: h(MailsPage, { email, off, formToken }) };
  },
};

/** The form of mails, by its path below /account. */
export const MAIL_FORMS: Readonly<Record<string, FormHandler>> = {
  mails: async ({ mailOptOuts, emailHasher }, { session, fields }) => {
    await mailOptOuts.replace(emailHasher.hashEmail(session.email), readMailsOff(fields));
    return { goTo: '/account/mails', done: 'saved' as const };
  },
};
