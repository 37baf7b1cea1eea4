import { readMailsOff } from '@marquee/mail';

import type { FormHandler, ViewLoader } from '../account-handlers.ts';
import { MailsPage, StoppedPage } from './mails-page.tsx';

/** The page of mails, by its path below /account. */
export const MAIL_VIEWS: Readonly<Record<string, ViewLoader>> = {
  mails: async ({ mailOptOuts, emailHasher }, { session: { email }, formToken }) => {
    const hashes = emailHasher.hashesFor(email);
    if (await mailOptOuts.isStopped(hashes))
      return { title: 'mails', body: <StoppedPage formToken={formToken} /> };
    return {
      title: 'mails',
      body: <MailsPage email={email} off={await mailOptOuts.list(hashes)} formToken={formToken} />,
    };
  },
};

/** The form of mails, by its path below /account. */
export const MAIL_FORMS: Readonly<Record<string, FormHandler>> = {
  mails: async ({ mailOptOuts, emailHasher }, { session, fields }) => {
    const hashes = emailHasher.hashesFor(session.email);
    if (fields['allow'] === '1') await mailOptOuts.allow(hashes);
    else await mailOptOuts.replace(hashes, readMailsOff(fields));
    return { goTo: '/account/mails', done: 'saved' as const };
  },
};
