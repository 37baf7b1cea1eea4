import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import { checkKeyLink, confirmApiKey } from '@marquee/operations';
import express, { type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { page, showPage, readToken, tokenForm } from './pages/token-link.ts';

/** Serves /keys/confirm: the page behind the link of a mail. */
export function keyPages(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  router.get('/keys/confirm', burst, (req, res) =>
    showPage(res, async () => {
      const token = readToken(req);
      await checkKeyLink.run(deps, { token });
      return page(
        'Confirm your address',
        `<p>This creates an account for your address and shows you a new API key. The key in the mail stops working.</p>
${tokenForm('confirm', token, 'Confirm and show my key')}`,
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
      await showPage(res, async () => {
        const { api_key, tier } = await confirmApiKey.run(deps, { token: readToken(req) });
        return page(
          'Your API key',
          `<p>Your address is confirmed. This is your key. It is shown only once:</p><p><code>${api_key}</code></p>
<p>Send it as <code>X-API-Key</code>. Its tier is ${tier}. <code>GET /usage</code> shows how much of it is left.</p>`,
        );
      });
    },
  );
  router.all('/keys/confirm', methodNotAllowed(['GET', 'POST'], burst));
  return router;
}
