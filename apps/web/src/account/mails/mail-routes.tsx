import { readMailsOff } from '@marquee/mail';

import type { FormHandler, ViewLoader } from '../account-handlers.ts';
import { MailsPage, StoppedPage } from './mails-page.tsx';

/** The page of mails, by its path below /account. */
export const MAIL_VIEWS: Readonly<Record<string, ViewLoader>> = {
  mails: async ({ mailOptOuts, emailHasher }, { session: { email }, formToken }) => {
    const hash = emailHasher.hashEmail(email);
    if (await mailOptOuts.isStopped(hash))
      return { title: 'mails', body: <StoppedPage formToken={formToken} /> };
    return {
      title: 'mails',
      body: <MailsPage email={email} off={await mailOptOuts.list(hash)} formToken={formToken} />,
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
