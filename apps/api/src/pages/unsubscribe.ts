import { notFound } from '@marquee/domain';
import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import express, { type Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { page, showPage, tokenForm, tokenOf } from './token-link.ts';

/** GET and POST /mail/stop: the "never again" link of mails to addresses that did not confirm, also in one click (RFC 8058). */
export function mailPages(
  { mails, mailbox }: Pick<Dependencies, 'mails' | 'mailbox'>,
  { burst }: Pick<Limits, 'burst'>,
): Router {
  const router = express.Router();
  const mailboxBehind = (token: string): Buffer => {
    const hash = mailbox.verifyStopToken(token);
    if (!hash) throw notFound('link', 'token');
    return hash;
  };
  router.get('/mail/stop', burst, (req, res) =>
    showPage(res, () => {
      const token = tokenOf(req);
      mailboxBehind(token);
      return page(
        'No more mails',
        `<p>Shall we never write to this address again?</p>${tokenForm('stop', token, 'Never again')}`,
      );
    }),
  );
  router.post('/mail/stop', burst, untimed(express.urlencoded({ extended: false, limit: '2kb' })), (req, res) =>
    showPage(res, async () => {
      await mails.stop(mailboxBehind(tokenOf(req)));
      return page('No more mails', '<p>Done: we write to this address no more.</p>');
    }),
  );
  router.all('/mail/stop', methodNotAllowed(['GET', 'POST'], burst));
  return router;
}
