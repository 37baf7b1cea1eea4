import { unknownLink } from '@marquee/domain';
import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import { setSearchFrequency } from '@marquee/operations';
import { h } from '@marquee/ui';
import express, { type Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { textPage } from './text-page.ts';
import { showPage, readToken, TokenForm } from './token-link.ts';

/** Serves /mail/stop: the "never again" link in mails to unconfirmed addresses, with one-click unsubscription (RFC 8058). */
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
    showPage({ res, site: addresses }, () => {
      const token = readToken(req);
      parseStopToken(token);
      return textPage(
        'No more mails',
        h('p', null, 'Do you want us to send no more mails to this address?'),
        h(TokenForm, { action: 'stop', token, label: 'Never again' }),
      );
    }),
  );
  router.post('/mail/stop', burst, untimed(express.urlencoded({ extended: false, limit: '2kb' })), (req, res) =>
    showPage({ res, site: addresses }, async () => {
      await mails.stop(parseStopToken(readToken(req)));
      return textPage('No more mails', h('p', null, 'Done. We send no more mails to this address.'));
    }),
  );
  router.all('/mail/stop', methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

/** Serves /mail/searches/stop: ends the mails of one saved search, with one-click unsubscription (RFC 8058). */
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
    showPage({ res, site: deps.addresses }, () => {
      const token = readToken(req);
      readSearchId(token);
      return textPage(
        'No more mails',
        h('p', null, 'Do you want no more mails for this saved search? The search stays saved.'),
        h(TokenForm, { action: 'stop', token, label: 'End the mails' }),
      );
    }),
  );
  router.post(path, burst, untimed(express.urlencoded({ extended: false, limit: '2kb' })), (req, res) =>
    showPage({ res, site: deps.addresses }, async () => {
      await setSearchFrequency(deps, { id: readSearchId(readToken(req)), frequency: 'none' });
      return textPage('No more mails', h('p', null, 'Done. We send no more mails for this search.'));
    }),
  );
  router.all(path, methodNotAllowed(['GET', 'POST'], burst));
  return router;
}
