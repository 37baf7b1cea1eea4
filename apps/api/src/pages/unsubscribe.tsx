import { unknownLink } from '@marquee/domain';
import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import { setSearchFrequency } from '@marquee/operations';

import express, { type Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { textPage } from './text-page.ts';
import { showPage, readToken, TokenForm } from './token-link.tsx';

/**
 * Serves /mail/stop: the "never again" link in mails to unconfirmed addresses, with one-click
 * unsubscription (RFC 8058).
 */
export function stopMailPages(
  { mails, emailHasher, addresses }: Pick<Dependencies, 'mails' | 'emailHasher' | 'addresses'>,
  { burst }: Pick<Limits, 'burst'>,
): Router {
  const router = express.Router();
  const parseStopToken = (token: string): Buffer => {
    const hash = emailHasher.verifyMailToken(token, 'stop');
    if (!hash) throw unknownLink();
    return hash;
  };
  router.get('/mail/stop', burst, (req, res) =>
    showPage({ req, res, site: addresses }, ({ t, inLanguage }) => {
      const token = readToken(req);
      parseStopToken(token);
      return textPage(
        t('noMoreMails'),
        <p>{t('stopAsk')}</p>,
        <TokenForm action={inLanguage('stop')} token={token} label={t('neverAgain')} />,
      );
    }),
  );
  router.post(
    '/mail/stop',
    burst,
    untimed(express.urlencoded({ extended: false, limit: '2kb' })),
    (req, res) =>
      showPage({ req, res, site: addresses }, async ({ t, inLanguage }) => {
        const hash = parseStopToken(readToken(req));
        await mails.stop(hash);
        const path = inLanguage(
          `preferences?token=${emailHasher.createMailToken(hash, 'mail_preferences')}`,
        );
        return textPage(
          t('noMoreMails'),
          <p>{t('stopDone')}</p>,
          <p>
            <a href={path}>{t('yourMails')}</a>
          </p>,
        );
      }),
  );
  router.all('/mail/stop', methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

/**
 * Serves /mail/searches/stop: ends the mails of one saved search, with one-click unsubscription
 * (RFC 8058).
 */
export function stopSearchPages(
  deps: Pick<Dependencies, 'savedSearches' | 'changes' | 'now' | 'subscriberTokens' | 'addresses'>,
  { burst }: Pick<Limits, 'burst'>,
): Router {
  const router = express.Router();
  const path = '/mail/searches/stop';
  const readSearchId = (token: string): string => {
    const id = deps.subscriberTokens.verifyToken(token, 'saved_search');
    if (id === null) throw unknownLink();
    return id;
  };
  router.get(path, burst, (req, res) =>
    showPage({ req, res, site: deps.addresses }, ({ t, inLanguage }) => {
      const token = readToken(req);
      readSearchId(token);
      return textPage(
        t('noMoreMails'),
        <p>{t('searchAsk')}</p>,
        <TokenForm action={inLanguage('stop')} token={token} label={t('endMails')} />,
      );
    }),
  );
  router.post(
    path,
    burst,
    untimed(express.urlencoded({ extended: false, limit: '2kb' })),
    (req, res) =>
      showPage({ req, res, site: deps.addresses }, async ({ t }) => {
        await setSearchFrequency(deps, { id: readSearchId(readToken(req)), frequency: 'none' });
        return textPage(t('noMoreMails'), <p>{t('searchDone')}</p>);
      }),
  );
  router.all(path, methodNotAllowed(['GET', 'POST'], burst));
  return router;
}
