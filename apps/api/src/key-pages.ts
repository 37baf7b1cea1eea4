import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import { checkKeyLink, confirmApiKey } from '@marquee/operations';
import express, { type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { page, showPage, tokenForm, tokenOf } from './pages/token-link.ts';

/** GET and POST /keys/confirm for the person who follows a mail's link. */
export function keyPages(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  router.get('/keys/confirm', burst, (req, res) =>
    showPage(res, async () => {
      const token = tokenOf(req);
      await checkKeyLink.run(deps, { token });
      return page(
        'Confirm your address',
        `<p>This makes your address an account of Marquee, and shows you a new API key. The key in the mail ends with it.</p>
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
        const { api_key, tier } = await confirmApiKey.run(deps, { token: tokenOf(req) });
        return page(
          'Your API key',
          `<p>Your address is confirmed. This is your key; it is shown this once:</p><p><code>${api_key}</code></p>
<p>Send it as <code>X-API-Key</code>. Its tier is ${tier}. <code>GET /usage</code> tells what is left of it.</p>`,
        );
      });
    },
  );
  router.all('/keys/confirm', methodNotAllowed(['GET', 'POST'], burst));
  return router;
}
