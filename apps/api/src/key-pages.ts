import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import { checkKeyLink, confirmApiKey } from '@marquee/operations';
import { h, type ComponentChild } from '@marquee/ui';
import express, { type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { textPage } from './pages/text-page.ts';
import { showPage, readToken, TokenForm } from './pages/token-link.ts';

/** Serves /keys/confirm: the page behind the link of a mail. */
export function keyPages(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  router.get('/keys/confirm', burst, (req, res) =>
    showPage({ res, site: deps.addresses }, async () => {
      const token = readToken(req);
      await checkKeyLink.run(deps, { token });
      return textPage(
        'Confirm your address',
        h(
          'p',
          null,
          'This creates an account for your address and shows you a new API key. The key in the mail stops working.',
        ),
        h(TokenForm, { action: 'confirm', token, label: 'Confirm and show my key' }),
      );
    }),
  );
  router.post(
    '/keys/confirm',
    burst,
    untimed(express.urlencoded({ extended: false, limit: '2kb' })),
    async (req, res, next) => {
      if (!req.is('application/x-www-form-urlencoded')) {
        next();
        return;
      }
      await showPage({ res, site: deps.addresses }, async () => {
        const { api_key, tier } = await confirmApiKey.run(deps, { token: readToken(req) });
        return textPage('Your API key', h(IssuedKey, { apiKey: api_key, tier }));
      });
    },
  );
  router.all('/keys/confirm', methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

const IssuedKey = ({ apiKey, tier }: { apiKey: string; tier: string }): ComponentChild => [
  h('p', null, 'Your address is confirmed. This is your key. It is shown only once:'),
  h('p', null, h('code', null, apiKey)),
  h(
    'p',
    null,
    ['Send it as ', h('code', null, 'Authorization: Bearer'), ' or ', h('code', null, 'X-API-Key'), '. '],
    `Its tier is ${tier}. `,
    [h('code', null, 'GET /usage'), ' shows how much of it is left.'],
  ),
];
