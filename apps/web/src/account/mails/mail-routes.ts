import { readMailsOff } from '@marquee/mail';
import { h } from '@marquee/ui';
import type { FormHandler, ViewLoader } from '../account-handlers.ts';
import { MailsPage, StoppedPage } from './mails-page.ts';

/** The page of mails, by its path below /account. */
export const MAIL_VIEWS: Readonly<Record<string, ViewLoader>> = {
  mails: async ({ mailOptOuts, emailHasher }, { session: { email }, formToken }) => {
    const hash = emailHasher.hashEmail(email);
    if (await mailOptOuts.isStopped(hash))
      return { title: 'mails', body: h(StoppedPage, { formToken }) };
    return {
      title: 'mails',
      body: h(MailsPage, { email, off: await mailOptOuts.list(hash), formToken }),
    };
  },
};

/** The form of mails, by its path below /account. */
export const MAIL_FORMS: Readonly<Record<string, FormHandler>> = {
  mails: async ({ mailOptOuts, emailHasher }, { session, fields }) => {
    const hash = emailHasher.hashEmail(session.email);
    if (fields['allow'] === '1') await mailOptOuts.allow(hash);
    else await mailOptOuts.replace(hash, readMailsOff(fields));
    return { goTo: '/account/mails', done: 'saved' as const };
  },
};
